import { sitePathOf } from '../../core/text/site-address.ts';

const pathsAtMost = 2_000;

/**
 * A path within this site, or null for everything that could lead elsewhere: other schemes and hosts,
 * `//host`, backslashes, control characters, also when they are percent-encoded or appear once dots are resolved.
 */
export function safeRedirectPath(address: string | null | undefined): string | null {
  const text = address ? sitePathOf(address) : null;
  if (!text?.startsWith('/') || text.length > pathsAtMost) return null;
  const decoded = decode(text);
  if (/\s/.test(text) || leadsAway(text) || decoded === null || leadsAway(decoded)) return null;
  const own = 'http://own.invalid';
  const url = URL.canParse(text, own) ? new URL(text, own) : null;
  return url?.origin === own && !url.pathname.startsWith('//') ? text : null;
}

function leadsAway(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters inside addresses
  return /^\/\/|[\\\u0000-\u001f\u007f]/.test(path.replace(/[?#].*$/s, ''));
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
