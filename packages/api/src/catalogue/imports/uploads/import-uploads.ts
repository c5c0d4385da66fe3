import type { z } from 'zod';
import { assertAccess, userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import { publishEvent } from '../../../core/publish-event.ts';
import { line } from '../../../core/translate.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { type PlacedFile, placedFiles } from '../../../platform/files/placed-files.ts';
import { albumSummaries } from '../../albums/list-albums.ts';
import type { importUploads as input } from '../contract.ts';
import { albumFolder } from '../folders/album-folder.ts';
import { groupBy } from '../folders/group-by.ts';
import { Orphans } from '../writing/orphans.ts';
import { type BatchPlan, type PlannedFile, planBatch } from '../writing/plan-batch.ts';
import { writeMusic } from '../writing/write-music.ts';
import { sourceOfUpload } from './add-uploads.ts';
import { type LeftOutUpload, leftOutUpload, type ReadEntry, readUploads } from './read-uploads.ts';
import { contentsOfAlbums, coverless } from './upload-queries.ts';
import { frontPicture, takeUploadedCover, withoutPictures } from './uploaded-cover.ts';

type Sound = ReadEntry<PlacedFile>;

/**
 * Makes albums of uploaded files as an import does of a folder: tags and folders decide which files belong together, artists
 * and genres are found or made. Files of an album that is there join it.
 * @throws AppError `forbidden` for one who does not manage artists and tracks too; `not_found`; `invalid` on `entry_ids`
 * when none of the files can be taken
 */
export async function importUploads(ctx: Context, { entry_ids }: z.output<typeof input>) {
  assertAccess(ctx.actor, 'artists.manage');
  assertAccess(ctx.actor, 'tracks.manage');
  const files = await placedFiles(ctx, entry_ids);
  const { pictures, others } = withoutPictures(files);
  const { sounds, leftOut } = await readUploads(ctx, others);
  if (sounds.length === 0)
    throw invalid('entry_ids', leftOut[0]?.reason ?? 'There is no music in these files.');
  const written = await writeAlbums(ctx, sounds, leftOut);
  const bare = await coverless(ctx.db, [...written.keys()]);
  const picturesOf = groupBy(pictures, ({ place }) => albumFolder(place));
  for (const [id, members] of written) {
    if (!bare.has(id)) continue;
    const folders = [...new Set(members.map(({ file }) => albumFolder(file.place)))];
    const beside = folders.flatMap((folder) => picturesOf.get(folder) ?? []);
    await takeUploadedCover(ctx, id, members, frontPicture(beside));
  }
  const albums = await albumSummaries(ctx, [...written.keys()]);
  return {
    albums: albums.map((album) => ({ ...album, added_tracks: written.get(album.id)?.length ?? 0 })),
    left_out: leftOut,
  };
}

/** Writes the albums of files; adds to those left out what is there already. @returns sounds by the id of their album */
async function writeAlbums(ctx: Context, sounds: readonly Sound[], leftOut: LeftOutUpload[]) {
  const byPlace = new Map(sounds.map((sound) => [placeOf(sound), sound]));
  const soundOf = ({ path }: { path: string }): Sound => {
    const sound = byPlace.get(path);
    if (!sound) throw new Error('A file has no sound.');
    return sound;
  };
  const leave = (file: PlannedFile, reason: string) =>
    leftOut.push(leftOutUpload(ctx, soundOf(file).file, reason));
  return ctx.db.transaction().execute(async (trx) => {
    const plan = await planBatch(trx, {
      // Folders of one's uploads are no others': a library's have ids above 0.
      rules: { libraryId: -userOf(ctx.actor).id, folders: true },
      files: sounds.map((sound) => {
        const { file, tags } = sound;
        const place = { path: placeOf(sound), size: file.size, mtime_ms: file.id, lyrics_ms: null };
        return { ...place, tags, cut: null, cue: null };
      }),
      ...{ known: new Map(), found: new Set(), orphans: new Orphans([]), heirs: new Set() },
      fingerprint: async () => null,
    });
    const there = new Set(
      (
        await contentsOfAlbums(
          trx,
          plan.files.map(({ album }) => album.key),
        )
      ).map(contentKey),
    );
    const isThere = (file: PlannedFile) =>
      there.has(contentKey({ import_key: file.album.key, sha256: soundOf(file).file.sha256 }));
    for (const file of plan.files) {
      if (isThere(file)) leave(file, line('The album has a track of this file already.'));
      else if (file.spare) leave(file, line('A better file of the same track came with it.'));
    }
    const fresh: BatchPlan = { ...plan, files: plan.files.filter((file) => !isThere(file)) };
    const { playing, albumIdOf } = await writeMusic(ctx, trx, {
      plan: fresh,
      sides: null,
      sourceOf: (file) => sourceOfUpload(soundOf(file).file),
    });
    const written = groupBy(playing, albumIdOf);
    for (const id of written.keys()) {
      await recordEvent(trx, ctx, { action: 'imports.uploads', object: { type: 'album', id } });
    }
    await publishEvent(ctx, trx, 'imports.finished', {});
    return new Map([...written].map(([id, members]) => [id, members.map(soundOf)]));
  });
}

/** Where a file lies, with its id: several files of one name may lie in one folder. */
const placeOf = ({ file }: Sound) => `${file.place.slice(0, -file.name.length)}${file.id} ${file.name}`;

const contentKey = ({ import_key, sha256 }: { import_key: string; sha256: string }) =>
  `${sha256} ${import_key}`;
