import { isIPv4, isIPv6 } from 'node:net';

/** Where a request may go: an address as it was meant, in one spelling. */
export interface Target {
  url: URL;
  /** Without brackets. */
  host: string;
  /** The host is an address, not a name. */
  literal: boolean;
  port: number;
}

/**
 * Reads an address as strictly as it can be written; null for everything else: other schemes, user names, other
 * spellings of IPv4 (`127.1`, `0x7f.1`, `2130706433`), names with a dot at the end, spaces and backslashes.
 */
export function targetOf(text: string): Target | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: parsers silently drop control characters
  if (text.length > 2_000 || /[\s\\\u0000-\u001f\u007f]/.test(text)) return null;
  const written = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1];
  if (!written || written.includes('@') || !URL.canParse(text)) return null;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (host === '' || host.endsWith('.')) return null;
  const name = written.replace(/:\d*$/, '').toLowerCase();
  if (isIPv4(host) && name !== host) return null;
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  return { url, host, literal: isIPv4(host) || isIPv6(host), port };
}
