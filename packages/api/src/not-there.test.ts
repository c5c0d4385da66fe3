import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from './testing.ts';

let site: TestSite;
let caller: Awaited<ReturnType<TestSite['user']>>;
let trackId: number;
beforeAll(async () => {
  site = await createTestSite();
  caller = await site.user();
  ({
    trackIds: [trackId = 0],
  } = await addMusic(site));
});
afterAll(() => site.close());

const id = 999_999;

/** What is done to a thing that is not there, by an admin, who may do it to all that are. */
const deeds: Record<string, () => Promise<unknown>> = {
  'imports.get': () => caller.imports.get({ id }),
  'imports.cancel': () => caller.imports.cancel({ id }),
  'imports.confirmMissing': () => caller.imports.confirmMissing({ id }),
  'imports.library': () => caller.imports.library({ id }),
  'imports.updateLibrary': () => caller.imports.updateLibrary({ id, name: 'Other' }),
  'imports.deleteLibrary': () => caller.imports.deleteLibrary({ id, confirm: true }),
  'imports.startLibrary': () => caller.imports.startLibrary({ id }),
  'imports.retry': () => caller.imports.retry({ id }),
  'imports.report': () => caller.imports.report({ id }),
  'imports.files': () => caller.imports.files({ id }),
  'localizations.lines': () => caller.localizations.lines({ id }),
  'localizations.update': () => caller.localizations.update({ id, name: 'Other' }),
  'localizations.updateLines': () => caller.localizations.updateLines({ id, lines: { Home: 'x' } }),
  'localizations.delete': () => caller.localizations.delete({ id }),
  'localizations.export': () => caller.localizations.export({ id }),
  'localizations.import': () => caller.localizations.import({ id, lines: { Home: 'x' } }),
  'lyrics.get': () => caller.lyrics.get({ track_id: id }),
  'lyrics.put': () => caller.lyrics.put({ track_id: id, text: 'La' }),
  'lyrics.delete': () => caller.lyrics.delete({ track_id: id }),
  'lyrics.delete, of a track without any': () => caller.lyrics.delete({ track_id: trackId }),
  'tags.get': () => caller.tags.get({ slug: 'none-of-these' }),
  'tags.update': () => caller.tags.update({ id, display_name: 'Other' }),
  'tags.delete': () => caller.tags.delete({ id }),
  'genres.get': () => caller.genres.get({ slug: 'none-of-these' }),
  'genres.update': () => caller.genres.update({ id, display_name: 'Other' }),
  'genres.delete': () => caller.genres.delete({ id }),
  'albums.get': () => caller.albums.get({ id }),
  'albums.update': () => caller.albums.update({ id, name: 'Other' }),
  'albums.delete': () => caller.albums.delete({ id }),
  'artists.get': () => caller.artists.get({ id }),
  'artists.albums': () => caller.artists.albums({ id }),
  'artists.similar': () => caller.artists.similar({ id }),
  'artists.update': () => caller.artists.update({ id, name: 'Other' }),
  'artists.delete': () => caller.artists.delete({ id }),
  'tracks.get': () => caller.tracks.get({ id }),
  'tracks.waveform': () => caller.tracks.waveform({ id }),
  'tracks.update': () => caller.tracks.update({ id, name: 'Other' }),
  'tracks.delete': () => caller.tracks.delete({ id }),
  'roles.get': () => caller.roles.get({ id }),
  'roles.update': () => caller.roles.update({ id, name: 'Other' }),
  'roles.delete': () => caller.roles.delete({ id }),
  'users.get': () => caller.users.get({ id }),
  'users.update': () => caller.users.update({ id, display_name: 'Other' }),
  'users.suspend': () => caller.users.suspend({ ids: [id], reason: 'Gone' }),
  'users.unsuspend': () => caller.users.unsuspend({ ids: [id] }),
  'users.remove': () => caller.users.remove({ ids: [id] }),
  'users.signInAs': () => caller.users.signInAs({ id }),
  'users.deleteView': () => caller.users.deleteView({ id }),
  'auth.endSession': () => caller.auth.endSession({ id }),
};

it.each(Object.keys(deeds))('what is not there is said to be not found: %s', async (deed) => {
  expect((await refusal(deeds[deed]?.() ?? Promise.resolve())).code).toBe('not_found');
});
