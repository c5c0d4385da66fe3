import { isIPv4, isIPv6 } from 'node:net';

/** An address without its last part: /24 for IPv4, /48 for IPv6. Null for what is no address. */
export function truncatedIp(ip: string): string | null {
  const plain = withoutMapping(ip);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? ipv6Network(plain, 3) : null;
}

/** An IPv4 address that is written as an IPv6 one, as itself. */
export function withoutMapping(ip: string): string {
  return ip.startsWith('::ffff:') && isIPv4(ip.slice(7)) ? ip.slice(7) : ip;
}

/** The network of an IPv6 address, given by its first groups: 3 are a /48, 4 a /64. */
export function ipv6Network(ip: string, groups: 3 | 4): string {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  // A dotted end stands for two groups.
  const known = before.length + after.length + (ip.includes('.') ? 1 : 0);
  const zeros: string[] = Array(Math.max(0, 8 - known)).fill('0');
  const all = [...before, ...(tail === undefined ? [] : zeros), ...after];
  const first = all.slice(0, groups).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/${groups * 16}`;
}
