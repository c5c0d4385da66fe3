import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';

/** Pages the preview can be led to: those every site has, and one of each kind of thing there is. */
export function usePreviewPages(path: string): { id: string; label: string }[] {
  const t = useT();
  const [album] = trpc.albums.list.useQuery({ orderBy: 'newest', per_page: 1 }).data?.pagination.data ?? [];
  const [artist] =
    trpc.artists.list.useQuery({ orderBy: 'popular', per_page: 1 }).data?.pagination.data ?? [];
  const pages = [
    { id: '/', label: t('Home') },
    ...(album ? [{ id: `/album/${album.id}/${album.slug}`, label: t('Album') }] : []),
    ...(artist ? [{ id: `/artist/${artist.id}/${artist.slug}`, label: t('Artist') }] : []),
    { id: '/albums', label: t('Albums') },
    { id: '/tracks', label: t('Songs') },
    { id: '/search', label: t('Search') },
    { id: '/login', label: t('Log in') },
    { id: '/register', label: t('Register') },
    { id: '/account-settings', label: t('Account settings') },
    { id: '/nowhere', label: t('Page not found') },
  ];
  return pages.some(({ id }) => id === path) ? pages : [{ id: path, label: path }, ...pages];
}
