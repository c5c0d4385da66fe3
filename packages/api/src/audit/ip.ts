import { isIPv4, isIPv6 } from 'node:net';

/** An address without its last part: /24 for IPv4, /48 for IPv6. Null for what is no address. */
export function truncatedIp(ip: string): string | null {
  const plain = ip.startsWith('::ffff:') && isIPv4(ip.slice(7)) ? ip.slice(7) : ip;
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return null;
  const head = plain.split('::')[0]?.split(':').filter(Boolean) ?? [];
  const parts = [...head, '0', '0', '0'].slice(0, 3);
  return `${parts.join(':')}::/48`;
}
