import { describe, expect, it } from 'vitest';
import { demoAlbums, demoArtists } from './catalogue/index.ts';
import { lineTimes } from './lyrics.ts';
import { compose, liveSet } from './styles/index.ts';

const tracks = demoAlbums.flatMap((a) => a.tracks);

describe('the demo catalogue', () => {
  it('has about eight artists, sixteen albums and eighty tracks', () => {
    expect(demoArtists).toHaveLength(8);
    expect(demoAlbums).toHaveLength(16);
    expect(tracks.length).toBeGreaterThanOrEqual(76);
    expect(tracks.length).toBeLessThanOrEqual(88);
    expect(new Set(demoAlbums.map((a) => a.slug)).size).toBe(16);
    expect(new Set(demoAlbums.flatMap((a) => a.genres)).size).toBeGreaterThanOrEqual(8);
    for (const album of demoAlbums) expect(demoArtists.map((a) => a.name)).toContain(album.artist);
  });

  it('lasts 60 to 70 minutes, every track 40 to 120 seconds or close to it', () => {
    let total = 0;
    for (const album of demoAlbums) {
      const lengths = album.continuous
        ? setLengths(album.tracks.map((t) => t.recipe))
        : album.tracks.map((t) => compose(t.recipe).seconds);
      for (const seconds of lengths) {
        expect(seconds).toBeGreaterThan(38);
        expect(seconds).toBeLessThan(120);
        total += seconds;
      }
    }
    expect(total / 60).toBeGreaterThan(60);
    expect(total / 60).toBeLessThan(70);
  });

  it('has song texts, some timed, whose times rise and stay within the piece', () => {
    const songs = tracks.filter((t) => t.lyrics);
    expect(songs.length).toBeGreaterThanOrEqual(12);
    const timed = songs.filter((t) => t.lyrics?.synced);
    expect(timed.length).toBeGreaterThanOrEqual(6);
    expect(new Set(songs.map((t) => t.lyrics?.language)).size).toBeGreaterThanOrEqual(3);
    for (const track of timed) {
      const { phrases, seconds } = compose(track.recipe);
      const times = lineTimes(track.lyrics?.lines.length ?? 0, phrases, seconds);
      times.forEach((time, i) => {
        expect(time).toBeGreaterThan(i === 0 ? 0 : (times[i - 1] as number));
        expect(time).toBeLessThan(seconds);
      });
    }
    expect(tracks.filter((t) => t.explicit)).toHaveLength(1);
  });
});

function setLengths(recipes: Parameters<typeof liveSet>[0]): number[] {
  const { score, cuts } = liveSet(recipes);
  const borders = [0, ...cuts, score.seconds * 48000];
  return recipes.map((_, i) => ((borders[i + 1] as number) - (borders[i] as number)) / 48000);
}
