import { escapeHtml, siteAddress } from '@kantele/api/server';

/** What is for the visitor alone, or no page at all. */
const closed = ['/admin', '/account-settings', '/api/', '/password/', '/secure/', '/verify-email/'];

/** robots.txt (RFC 9309). @param isListed false closes the site to search engines that keep to it */
export function robots(baseUrl: string, isListed: boolean): string {
  if (!isListed) return `User-agent: *\nDisallow: ${siteAddress('/')}\n`;
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${siteAddress(path)}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of the files of the sitemap (sitemaps.org). */
export function sitemapIndex(baseUrl: string, names: readonly string[]): string {
  const files = names.map(
    (name) => `<sitemap><loc>${escapeHtml(`${baseUrl}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  );
  return `${head}<sitemapindex ${schema}>\n${files.join('\n')}\n</sitemapindex>\n`;
}

/** One file of the sitemap: addresses, and the days of their last changes. */
export function sitemap(baseUrl: string, pages: readonly { path: string; day: string | null }[]): string {
  const entries = pages.map(
    ({ path, day }) =>
      `<url><loc>${escapeHtml(baseUrl + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`,
  );
  return `${head}<urlset ${schema}>\n${entries.join('\n')}\n</urlset>\n`;
}
