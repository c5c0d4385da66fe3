import { userOf } from '../../core/actor.ts';
import type { Context, Services } from '../../core/context.ts';
import type { TestSite } from '../../testing.ts';
import { completePlaylists } from '../playlists/entries/complete-playlists.ts';
import { completeTransfers } from './complete-transfers.ts';
import { forgetAwaited } from './forget-awaited.ts';
import { importLibrary } from './import-library.ts';
import { listAwaited } from './list-awaited.ts';
import { writeLibrary } from './write-library.ts';

let serial = 0;
/** Somebody without anything. */
export async function newcomer(site: TestSite) {
  serial += 1;
  const id = await site.addUser(`mover-${serial}@example.com`);
  return { id, caller: await site.user(id) };
}
export type TestUser = Awaited<ReturnType<TestSite['user']>>;

/** The file of a person’s library. */
export const libraryOf = (site: { services: Pick<Services, 'db' | 'baseUrl'> }, userId: number) =>
  site.services.db.transaction().execute(async (trx) => {
    let text = '';
    for await (const piece of writeLibrary(trx, { userId, baseUrl: site.services.baseUrl })) text += piece;
    return text;
  });
/** What the jobs do that are queued with a library. */
export async function complete(site: TestSite) {
  await completeTransfers(site.system());
  await completePlaylists(site.system());
}
export const take = (caller: TestUser, text: string) =>
  caller.transfers.importLibrary({ file: new TextEncoder().encode(text) });
/** The first line of a library. */
export const head = '{"kind":"library","version":1}\n';

/** Everything that is done with a library: it is written, taken in, looked for, shown and forgotten. */
export async function bringLibrary(ctx: Context): Promise<void> {
  const { baseUrl } = ctx.services;
  const named = (kind: string, more: object) => JSON.stringify({ kind, artist: 'Artist 42', ...more });
  const lines = [
    named('liked_song', { title: 'Song 4242', since: '2024-01-02T03:04:05Z' }),
    named('liked_album', { title: 'Album 42', year: 2011, address: `${baseUrl}/album/42` }),
    named('liked_album', { title: 'Album 43', mbid: '8f6bd1e4-fbe1-4f50-aa9b-94c450ec0f11' }),
    named('followed_artist', { address: `${baseUrl}/artist/42` }),
    named('plays', { title: 'Song 4242', plays: [[1_700_000_000_000, 60_000]] }),
    named('liked_song', { title: 'Never heard of' }),
    named('playlist', { name: 'Brought along' }),
    named('song', { title: 'Song 4242' }),
  ];
  await importLibrary(ctx, { file: new TextEncoder().encode(head + lines.join('\n')) });
  await completeTransfers(ctx);
  await listAwaited(ctx, { per_page: 30 });
  await libraryOf({ services: { db: ctx.db, baseUrl } }, userOf(ctx.actor).id);
  await forgetAwaited(ctx, {});
}
