import { domains } from '../domains.ts';

/** The tags of all operations: the domains, in the order of their names. */
export function documentedTags() {
  const tags = domains.flatMap(({ about, rows, routers = {} }) => {
    const [name] = Object.keys(routers);
    if (!about || !rows || name === undefined) return [];
    return { name, 'x-displayName': about[0], description: about[1] };
  });
  return tags.sort((a, b) => (a['x-displayName'] < b['x-displayName'] ? -1 : 1));
}
