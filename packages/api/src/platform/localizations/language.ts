import type { Settings } from '../site-state/definitions.ts';
import type { SiteLanguages } from '../site-state/languages.ts';

interface Wishes {
  /** Of the signed-in user. */
  user?: string | null | undefined;
  /** Value of the cookie `be-language`. */
  cookie?: string | undefined;
  /** Value of the header `Accept-Language`. */
  acceptLanguage?: string | undefined;
}

/**
 * The language of a request, always one the site has: the user's, the cookie's, then the site's default; with the
 * default `auto`, the one the browser likes best.
 */
export function pickLanguage(
  site: { settings: Pick<Settings, 'i18n.enable' | 'i18n.default_localization'>; languages: SiteLanguages },
  { user, cookie, acceptLanguage }: Wishes,
): string {
  const { settings, languages } = site;
  const byDefault = settings['i18n.default_localization'];
  if (settings['i18n.enable']) {
    const wished = offered(languages, user) ?? offered(languages, cookie);
    if (wished) return wished;
    if (byDefault === 'auto') {
      for (const tag of preferences(acceptLanguage)) {
        const liked = offered(languages, tag);
        if (liked) return liked;
      }
    }
  }
  return offered(languages, byDefault) ?? offered(languages, 'en') ?? [...languages.keys()][0] ?? 'en';
}

/** The language of a site for a tag: itself, or its plainer form (`de` for `de-AT`), or a sister (`pt-BR` for `pt`). */
function offered(languages: SiteLanguages, tag: string | null | undefined): string | undefined {
  if (!tag || tag.length > 35) return undefined;
  const wanted = tag.toLowerCase();
  const codes = [...languages.keys()];
  let prefix = wanted;
  while (prefix) {
    const exact = codes.find((code) => code.toLowerCase() === prefix);
    if (exact) return exact;
    prefix = prefix.includes('-') ? prefix.slice(0, prefix.lastIndexOf('-')) : '';
  }
  const base = wanted.split('-')[0];
  return codes.find((code) => code.toLowerCase().split('-')[0] === base);
}

/** Tags of `Accept-Language`, best first; those of quality 0 are unwanted. */
function preferences(header: string | undefined): string[] {
  if (!header) return [];
  return header
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...params] = part.split(';').map((text) => text.trim());
      const quality = params.find((param) => /^q=/i.test(param))?.slice(2);
      const weight = quality === undefined ? 1 : Number(quality);
      return { tag, weight: weight >= 0 && weight <= 1 ? weight : 0, index };
    })
    .filter(({ tag, weight }) => weight > 0 && /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(tag))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag);
}
