import { fetchedKinds, openAlbum, player, pressPlay, soundsOn } from '../browsers/listening.ts';
import { type RemotePage, until } from '../browsers/remote-page.ts';
import type { Recorded, SoundServer } from '../browsers/sound-server.ts';
import { clickOf, disturbedIn, measureJoin } from './analysis.ts';
import { cutAt, type Rate } from './signal.ts';

/** Name of the track behind the join. */
export const secondHalf = 'Second half';
/** What is recorded behind the join, in seconds. */
const tail = 1.6;
const takesMax = 3;
/** Silence that is one, in milliseconds. */
export const hole = 1;

/** Plays an album of two tracks on the site as a newcomer does, and gives what reached the card. */
async function recordAlbum(page: RemotePage, card: SoundServer, url: string, name: string) {
  // A page without a player, so that nothing is written over.
  await page.goto(`${url}/favicon.svg`);
  const preferences = JSON.stringify(JSON.stringify({ loudness: 'off' }));
  await page.evaluate(
    `localStorage.clear(), localStorage.setItem('kantele.player.preferences', ${preferences})`,
  );
  await openAlbum(page, url, name);
  const end = await card.record();
  let recorded: Recorded | null = null;
  try {
    await pressPlay(page, name);
    await until(page, `navigator.mediaSession.metadata?.title === '${secondHalf}'`);
    await soundsOn(page, tail);
  } finally {
    recorded = await end();
  }
  const volume = await page.evaluate<number>(`${player}.volume`);
  return { recorded, volume, kinds: await fetchedKinds(page) };
}

/** What was measured of a take; levels in dBFS, the gap in samples. */
export interface Take {
  kind: string;
  gap: number;
  /** Loudest difference from the sine at the join, and in the middle of a track. */
  atJoin: number;
  within: number;
  /** Longest run of silence close to the join, in milliseconds. */
  silence: number;
  volume: number;
  /** Pieces of 45 ms away from the join that are not what they should be: the recording is at fault, or the machine. */
  disturbed: number;
  takes: number;
}

function measure({ left, right }: Recorded, rate: Rate) {
  const measured = measureJoin({ left, right }, { rate, cut: cutAt[rate], startsAt: 0 });
  const { gap, click, join, onset, silence, silenceThere } = measured;
  const seconds = (count: number) => Math.round(count * rate);
  const disturbed =
    disturbedIn(left, onset + seconds(0.2), join - seconds(0.005), rate) +
    // Coders need a moment until the sine is steady.
    disturbedIn(left, join + seconds(0.06), join + seconds(tail - 0.3), rate) +
    (silence > Math.max(hole, silenceThere) ? 1 : 0);
  const within = clickOf(left, join - seconds(2), rate);
  return { gap, atJoin: click, within, silence: silenceThere, disturbed };
}

/**
 * Plays an album until a take is undisturbed away from the join, three times at most; the last one counts. A hole at the
 * join is never the recording's fault.
 */
export async function takeJoin(
  page: RemotePage,
  card: SoundServer,
  { url, name, rate }: { url: string; name: string; rate: Rate },
): Promise<Take> {
  for (let takes = 1; ; takes += 1) {
    const { recorded, volume, kinds } = await recordAlbum(page, card, url, name);
    const measured = measure(recorded, rate);
    if (measured.disturbed === 0 || measured.silence > hole || takes === takesMax)
      return { kind: kinds.join(' '), ...measured, volume, takes };
  }
}
