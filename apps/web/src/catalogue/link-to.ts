import { linkOptions } from '@tanstack/react-router';

interface Named {
  id: number;
  slug: string;
}

/** Props of the router's link to a page: `<Link {...linkTo.album(album)}>`. */
export const linkTo = {
  artist: ({ id, slug }: Named) => linkOptions({ to: '/artist/$id/$slug', params: { id: String(id), slug } }),
  album: ({ id, slug }: Named) => linkOptions({ to: '/album/$id/$slug', params: { id: String(id), slug } }),
  track: ({ id, slug }: Named) => linkOptions({ to: '/track/$id/$slug', params: { id: String(id), slug } }),
  genre: ({ slug }: { slug: string }) => linkOptions({ to: '/genre/$slug', params: { slug } }),
  user: ({ id, slug }: Named) => linkOptions({ to: '/user/$id/$slug', params: { id: String(id), slug } }),
  search: (query: string) => linkOptions({ to: '/search/$query', params: { query } }),
};
