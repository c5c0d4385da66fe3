import type { DemoAlbum } from './catalogue/types.ts';
import { compose, liveSet } from './styles/index.ts';
import { renderScore } from './synth/render.ts';

export const SAMPLE_RATE = 48000;

export interface RenderedTrack {
  index: number;
  /** 16-bit stereo, interleaved. */
  pcm: Int16Array<ArrayBuffer>;
  /** Seconds at which the phrases of the leading voice begin. */
  phrases: number[];
}

/** Renders the wanted tracks of an album (all when not said otherwise), one at a time. */
export function* renderAlbum(album: DemoAlbum, wanted?: readonly number[]): Generator<RenderedTrack> {
  const indexes = wanted ?? album.tracks.map((_, i) => i);
  if (album.continuous) {
    const { score, cuts } = liveSet(album.tracks.map((t) => t.recipe));
    const whole = renderScore(score);
    const borders = [0, ...cuts, whole.length / 2];
    for (const index of indexes) {
      const from = borders[index] as number;
      const to = borders[index + 1] as number;
      const phrases = score.phrases.map((p) => p - from / SAMPLE_RATE);
      yield {
        index,
        pcm: whole.slice(from * 2, to * 2),
        phrases: phrases.filter((p) => p >= 0 && p < to / SAMPLE_RATE),
      };
    }
    return;
  }
  for (const index of indexes) {
    const track = album.tracks[index];
    if (!track) continue;
    const score = compose(track.recipe);
    yield { index, pcm: renderScore(score), phrases: score.phrases };
  }
}
