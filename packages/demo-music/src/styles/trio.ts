import type { Form, Section } from '../music/form.ts';
import { bassLine, comp, drums, type Groove, sing, walk } from '../music/players.ts';
import type { Part, Score, Sketch } from '../music/score.ts';
import { begin, cells, close, type Recipe } from './recipe.ts';

const CLUB = { size: 0.62, decay: 1.05, damp: 0.4, level: 0.55 };

const SWING: Groove = {
  ride: ['x.......x..o....x.......x..o....', 'x.......x..o....x..o....x..o....'].map((s) =>
    s.replace(/(.)./g, '$1'),
  ),
  pedal: ['....x.......x...'],
  brush: ['...........?....', '.......?......?.'],
  kick: ['o...............', 'o.........?.....'],
};
const BRUSHES: Groove = {
  swirl: ['x...x...x...x...'],
  brush: ['....x.......x..?'],
  pedal: ['....o.......o...'],
  kick: ['o.......?.......'],
};
const BOSSA: Groove = {
  rim: ['x..x..x...x..x..', 'x..x..x...x.x...'],
  hat: ['o.o.o.o.o.o.o.o.'],
  kick: ['x.....xox.....xo'],
  swirl: ['..o...o...o...o.'],
};
const WALTZ: Groove = {
  ride: ['x...x.o.x...', 'x...x...x.o.'],
  pedal: ['....x.......'],
  kick: ['o...........'],
  brush: ['........?...'],
};
const FUNK: Groove = {
  kick: ['x.....x...x.....', 'x..x..x...x.....'],
  snare: ['....x..o.o..x..o'],
  hat: ['x.o.x.o.x.o.x.oo'],
};

const GROOVES: readonly Groove[] = [SWING, BRUSHES, BOSSA, FUNK];

export interface TrioParts {
  kit: Part;
  bass: Part;
  keys: Part;
  lead: Part;
}

/** Lets the trio play a form with the groove of the given colour: 0 swing, 1 ballad, 2 bossa, 3 funk. */
export function playTrio(
  sk: Sketch,
  form: Form,
  scale: readonly number[],
  recipe: Recipe,
  parts: TrioParts,
  playing: (section: Section) => boolean,
): void {
  const colour = recipe.colour ?? 0;
  const meter = form.meter;
  const groove = meter === 3 ? WALTZ : (GROOVES[colour % 4] as Groove);
  drums(sk, form, parts.kit, groove, {
    velocity: 0.72,
    when: (s) => playing(s) && s.letter !== 'o',
    fills: colour !== 1,
  });
  if (meter === 3) bassLine(sk, form, parts.bass, { low: 31, rhythm: ['1-5', '1-3', '1-a'], velocity: 0.74 });
  else if (colour % 4 === 0) walk(sk, form, parts.bass, { low: 31, scale, velocity: 0.72 });
  else if (colour % 4 === 1)
    bassLine(sk, form, parts.bass, { low: 31, rhythm: ['1---5-a-', '1---5---'], velocity: 0.68 });
  else if (colour % 4 === 2)
    bassLine(sk, form, parts.bass, { low: 31, rhythm: ['1--55--5', '1--55--a'], velocity: 0.7 });
  else
    bassLine(sk, form, parts.bass, {
      low: 31,
      rhythm: ['1-.1..8-..1-5-a-', '1-.1..1-..8-5-a-'],
      velocity: 0.74,
    });
  const rhythms: readonly string[] =
    meter === 3
      ? ['..o-..', '..x-o-']
      : ([
          ['...x....', '.x....o.', '...x-.o.', 'x--o....'],
          ['x-------', 'x---o---'],
          ['x--x--o-', '.x-.x-..'],
          ['..x...x.x.......', '..x...x...o.x...'],
        ][colour % 4] as string[]);
  comp(sk, form, parts.keys, {
    rhythm: rhythms,
    low: 53,
    high: 70,
    count: 4,
    velocity: 0.5,
    strum: 0.008,
    when: (s) => s.letter !== 'o',
  });
  comp(sk, form, parts.keys, {
    rhythm: ['x-------'],
    low: 50,
    high: 74,
    count: 5,
    velocity: 0.55,
    strum: 0.05,
    when: (s) => s.letter === 'o',
  });
  const manner = colour % 4 === 1 ? 'folk' : 'jazz';
  sing(sk, form, parts.lead, {
    seed: recipe.seed,
    scale,
    low: 62,
    high: 82,
    ...cells(manner, meter),
    leaps: 0.3,
    ornaments: 0.55,
    gaps: 0.1,
    leads: true,
    velocity: 1.02,
    legato: 0.9,
  });
}

/** Piano, double bass and drums in a small room. */
export function trio(recipe: Recipe): Score {
  const swing =
    recipe.colour === undefined || recipe.colour % 4 === 0 ? 0.64 : recipe.colour % 4 === 1 ? 0.6 : 0.5;
  const start = begin(recipe, { swing, slowing: true });
  const { sk, form, scale } = start;
  const leadVoice = recipe.lead ?? 'grandPiano';
  const gains: Record<string, number> = { horn: 0.42, clarinet: 0.4, flute: 0.38, vibraphone: 0.5 };
  const parts = {
    kit: sk.part({ voice: 'jazzKit', gain: 0.62, send: 0.14, loose: 0.005 }),
    bass: sk.part({ voice: 'upright', gain: 0.85, pan: 0.06, send: 0.05, loose: 0.007 }),
    keys: sk.part({ voice: 'grandPiano', gain: 0.46, pan: -0.34, width: 0.8, send: 0.18, loose: 0.008 }),
    lead: sk.part({
      voice: leadVoice,
      gain: gains[leadVoice] ?? 0.72,
      pan: leadVoice === 'grandPiano' ? -0.1 : 0.2,
      width: 0.6,
      send: 0.22,
      loose: 0.012,
    }),
  };
  playTrio(sk, form, scale, recipe, parts, (s) => s.letter !== 'i' || recipe.colour === 1);
  return close(start, { tail: 2.6, room: CLUB, loudness: -17 });
}
