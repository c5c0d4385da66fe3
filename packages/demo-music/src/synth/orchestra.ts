import * as analog from './analog.ts';
import * as drums from './drums.ts';
import type { Instrument } from './instrument.ts';
import * as plucked from './strings-plucked.ts';
import * as struck from './struck.ts';
import * as sustained from './sustained.ts';
import * as textures from './textures.ts';

const VOICES: Readonly<Record<string, Instrument>> = {
  kantele: plucked.kantele,
  nylon: plucked.nylon,
  steel: plucked.steel,
  electric: plucked.electric,
  muted: plucked.muted,
  bassGuitar: plucked.bassGuitar,
  upright: plucked.upright,
  harp: plucked.harp,
  feltPiano: struck.feltPiano,
  grandPiano: struck.grandPiano,
  uprightPiano: struck.uprightPiano,
  electricPiano: struck.electricPiano,
  glassBell: struck.glassBell,
  marimba: struck.marimba,
  vibraphone: struck.vibraphone,
  glockenspiel: struck.glockenspiel,
  kalimba: struck.kalimba,
  warmPad: sustained.warmPad,
  airPad: sustained.airPad,
  brightPad: sustained.brightPad,
  strings: sustained.strings,
  cello: sustained.cello,
  choirAh: sustained.choirAh,
  choirOo: sustained.choirOo,
  voice: sustained.voice,
  hum: sustained.hum,
  pipeOrgan: sustained.pipeOrgan,
  drawbarOrgan: sustained.drawbarOrgan,
  harmonium: sustained.harmonium,
  flute: sustained.flute,
  clarinet: sustained.clarinet,
  horn: sustained.horn,
  roundBass: analog.roundBass,
  subBass: analog.subBass,
  acidBass: analog.acidBass,
  softLead: analog.softLead,
  sawLead: analog.sawLead,
  synthPluck: analog.synthPluck,
  pulsePluck: analog.pulsePluck,
  dubStab: analog.dubStab,
  jazzKit: drums.jazzKit,
  rockKit: drums.rockKit,
  popKit: drums.popKit,
  technoKit: drums.technoKit,
  dustyKit: drums.dustyKit,
  applause: textures.applause,
  murmur: textures.murmur,
  waves: textures.waves,
  dust: textures.dust,
};

/** The instrument of that name. */
export function instrument(name: string): Instrument {
  const found = VOICES[name];
  if (!found) throw new Error(`no such instrument: ${name}`);
  return found;
}

/** Whether a part is played on drums: these keep their own places in the stereo field. */
export function isKit(name: string): boolean {
  return name.endsWith('Kit');
}
