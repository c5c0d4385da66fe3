import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import type { ThingEntity } from '../../catalogue/menus/menu-store.ts';
import { artistNames } from '../../lib/words.ts';

/** So many songs stand in a text; a page of a list has no more. */
const listed = 100;

/**
 * The songs of an album or a playlist as lines of text, with how many more there are; none of anything else, nor before
 * they are read.
 */
export function useSongLines({ kind, thing: { id } }: ThingEntity): string[] {
  const t = useT();
  const album = trpc.albums.get.useQuery({ id }, { enabled: kind === 'album' }).data?.album;
  const list = { playlist_id: id, orderBy: 'custom', per_page: listed } as const;
  const enabled = kind === 'playlist';
  const page = trpc.tracks.list.useQuery(list, { enabled });
  const whole = trpc.playlists.get.useQuery({ id }, { enabled });
  const tracks = album?.tracks ?? page.data?.pagination.data ?? [];
  const count = album?.tracks.length ?? whole.data?.playlist.tracks_count ?? 0;
  const known = album && artistNames(album.artists);
  const lines = tracks.slice(0, listed).map(({ name, artists }, at) => {
    const by = artistNames(artists);
    return `${at + 1}. ${by && by !== known ? `${name} – ${by}` : name}`;
  });
  const more = count - lines.length;
  return lines.length > 0 && more > 0 ? [...lines, t(':count more|:count more', { count: more })] : lines;
}
