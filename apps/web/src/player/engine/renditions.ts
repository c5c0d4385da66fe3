import type { EngineItem } from './engine.ts';

/**
 * `original`: the sound of the file itself, whatever it weighs; `auto`: the same as long as the line is fast enough;
 * `high` and `saver`: 256 and 96 kbit/s, for lines that are dear.
 */
export type Quality = 'auto' | 'original' | 'high' | 'saver';

/** The original's packets in a container browsers take bytes of … */
const forms = ['original_mp4', 'original_webm', 'original_mpeg'] as const;
type Form = (typeof forms)[number];
/** … and what is made: FLAC of what no browser decodes, AAC when somebody asks for it. */
export type StreamKind = Form | 'flac' | 'aac_256' | 'aac_96';

/** One way to get a track into a buffer, and the type to say for it. */
export interface Wanted {
  kind: StreamKind;
  mime: string;
}

const mp4 = (...codecs: string[]) => codecs.map((codec) => `audio/mp4; codecs="${codec}"`);
const webm = (codec: string) => [`audio/webm; codecs="${codec}"`];

/** Spellings to try by form and codec, in order: browsers differ, and some take only one of them. */
const formMimes: Record<Form, Record<string, readonly string[]>> = {
  original_mp4: {
    flac: mp4('flac', 'fLaC'),
    aac: mp4('mp4a.40.2'),
    opus: mp4('opus', 'Opus'),
    mp3: mp4('mp3', 'mp4a.6B'),
  },
  original_webm: { vorbis: webm('vorbis'), opus: webm('opus') },
  original_mpeg: { mp3: ['audio/mpeg'] },
};
const madeMimes: Record<Exclude<StreamKind, Form>, readonly string[]> = {
  flac: mp4('flac', 'fLaC'),
  aac_256: mp4('mp4a.40.2'),
  aac_96: mp4('mp4a.40.2'),
};

/** What is made only when it is asked for. */
export const isMade = (kind: StreamKind): boolean =>
  kind === 'flac' || kind === 'aac_256' || kind === 'aac_96';

/**
 * Samples at the start that browsers drop by themselves, whatever they are told: those that every MP3 decoder puts out
 * before its first, where frames come without a container.
 */
export const droppedOf = (kind: StreamKind): number => (kind === 'original_mpeg' ? 529 : 0);

type Known = Pick<EngineItem, 'renditions' | 'codec'>;
type Supports = (mime: string) => boolean;

/** The form in which this browser takes the original's own packets; null when it takes none. */
function originalForm({ renditions, codec }: Known, supports: Supports): Wanted | null {
  for (const kind of forms) {
    if (!renditions.includes(kind) || codec === null) continue;
    const mime = formMimes[kind][codec]?.find(supports);
    if (mime) return { kind, mime };
  }
  return null;
}

function made(kind: keyof typeof madeMimes, supports: Supports): Wanted | null {
  const mime = madeMimes[kind].find(supports);
  return mime ? { kind, mime } : null;
}

/**
 * What to append of a track, best first; empty when this browser can append nothing of it. What follows the first is
 * played while the server still makes that.
 */
export function wantedOf(item: Known, quality: Quality, supports: Supports): Wanted[] {
  const flac = item.renditions.includes('flac') ? made('flac', supports) : null;
  const whole = originalForm(item, supports) ?? flac;
  const smaller = quality === 'high' || quality === 'saver';
  const small = smaller || !whole ? made(quality === 'saver' ? 'aac_96' : 'aac_256', supports) : null;
  return [small, whole].filter((one) => one !== null);
}

/** The quality that may be asked for under a limit in kbit/s; null for none. A lighter one that was chosen stays. */
export function qualityWithin(chosen: Quality, limit: number | null): Quality {
  if (limit === null || chosen === 'saver') return chosen;
  return limit >= 256 ? 'high' : 'saver';
}

/** What coded sound of a track weighs about, in bit/s, before its index is known. */
const weights: Record<string, number> = { flac: 1_000_000, alac: 1_000_000, pcm: 1_000_000 };
const usualWeight = 256_000;
/** A line has to be this much faster than the sound on it. */
const headroom = 1.3;

/** The quality that a line of so many bit/s carries; null when its speed is not known. */
export function qualityFor({ codec }: Pick<EngineItem, 'codec'>, bitsPerSecond: number | null): Quality {
  const weight = weights[codec ?? ''] ?? usualWeight;
  if (bitsPerSecond === null || bitsPerSecond > weight * headroom) return 'original';
  return weight > usualWeight && bitsPerSecond > usualWeight * headroom ? 'high' : 'saver';
}
