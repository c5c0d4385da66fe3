import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { profilesByIds } from '../../identity/accounts/get-profiles.ts';
import { getPlaylist } from '../playlists/get-playlist.ts';
import { linksOf, membersOf } from './queries.ts';
import { linkView, memberView } from './view.ts';

/** Who makes a playlist, for everybody who may see it; its open links for its owner alone. @throws AppError `not_found` */
export async function getCollaboration(ctx: Context, { id }: { id: number }) {
  const { playlist } = await getPlaylist(ctx, { id });
  const [owner] = await profilesByIds(ctx.db, [playlist.owner.id]);
  if (!owner) throw notFound();
  const links = playlist.abilities.own ? await linksOf(ctx.db, id, ctx.services.now()) : [];
  return {
    owner: { id: owner.id, display_name: owner.display_name, avatar: owner.avatar },
    members: (await membersOf(ctx.db, id)).map(memberView),
    links: links.map(linkView),
  };
}
