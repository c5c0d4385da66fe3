/**
 * The address of a page, from what stands in it: props for the router's link (`<Link {...address.link(album)}>`) and the
 * path alone.
 */
export function address<Ref, To extends string, Params extends Record<string, string>>(
  to: To,
  paramsOf: (ref: Ref) => Params,
) {
  return {
    link: (ref: Ref) => ({ to, params: paramsOf(ref) }),
    path(ref: Ref): string {
      const params: Record<string, string> = paramsOf(ref);
      return to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    },
  };
}

/** Of a thing with a number and a name for people. */
export const byIdAndSlug = <To extends string>(to: To) =>
  address(to, ({ id, slug }: { id: number; slug: string }) => ({ id: String(id), slug }));

/** An artist's page; here for the landing page, which needs nothing else of the registry. */
export const artistAddress = byIdAndSlug('/artist/$id/$slug');

/** Results of a search. */
export const searchAddress = address('/search/$query', (query: string) => ({ query }));

/** What admins put together. */
export const channelAddress = address('/channel/$slug', ({ slug }: { slug: string }) => ({ slug }));
