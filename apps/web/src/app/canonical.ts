import { redirect } from '@tanstack/react-router';

/** One thing has one address: a wrong or old slug is sent on for good, with what else the address says. */
export function canonical(
  params: { slug: string },
  thing: { slug: string },
  path: string,
  { searchStr }: { searchStr: string },
): void {
  if (params.slug !== thing.slug) throw redirect({ href: `${path}${searchStr}`, statusCode: 301 });
}
