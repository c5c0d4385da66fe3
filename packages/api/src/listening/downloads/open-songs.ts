import type { BareSound, DownloadSound } from '../../catalogue/streaming/downloads/open-downloads.ts';
import { queueDownloads } from '../../catalogue/streaming/downloads/queue-downloads.ts';
import type { StreamSource } from '../../catalogue/streaming/open-stream.ts';
import { songTags } from '../../catalogue/tracks/song-tags.ts';
import type { Context } from '../../core/context.ts';
import { jpegSizes } from '../../platform/images/jpeg-images.ts';
import { taggedSource } from './tagged-source.ts';

/** A file of a song as it is sent. */
export interface SongFile {
  source: StreamSource;
  /** What it is called at its end, with its dot; null for a file as it came. */
  ending: string | null;
}

/** Milliseconds for making covers during one request; a dozen take a second. */
const coversMs = 2_000;

/**
 * The files of songs behind their tags. What has to be made first is queued and left out: `making` says how many.
 * @param sounds as the streaming domain has opened them
 */
export async function openSongs(
  ctx: Context,
  sounds: ReadonlyMap<number, DownloadSound>,
): Promise<{ files: Map<number, SongFile>; making: number }> {
  const files = new Map<number, SongFile>();
  const bare: [number, BareSound][] = [];
  const wanted = [];
  for (const [id, sound] of sounds) {
    if (sound.state === 'whole') files.set(id, { source: sound.source, ending: null });
    else if (sound.state === 'making') wanted.push(sound.wanted);
    else bare.push([id, sound.sound]);
  }
  await queueDownloads(ctx, wanted);
  const songs = await songTags(
    ctx,
    bare.map(([id]) => id),
  );
  const covers = await jpegSizes(
    ctx,
    [...songs.values()].flatMap(({ cover }) => cover ?? []),
    coversMs,
  );
  let making = wanted.length;
  for (const [id, sound] of bare) {
    const song = songs.get(id);
    if (!song) continue;
    const coverBytes = song.cover === null ? null : covers.get(song.cover);
    // Its cover is not made yet: the next request goes on with it.
    if (coverBytes === undefined) making += 1;
    else files.set(id, { source: taggedSource(ctx, sound, song, coverBytes), ending: `.${sound.format}` });
  }
  return { files, making };
}

/** Milliseconds after which files that are being made are worth another look. */
export const makingMs = 3_000;
