import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 networks that are not the open internet. */
const closed4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Parts of 2000::/3 that are not: Teredo, benchmarks and ORCHID, documentation, 6to4. */
const closed6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, prefix] of closed4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of closed6) closed.addSubnet(network, prefix, 'ipv6');

const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Networks whose addresses hold an IPv4 address in their last 32 bits: mapped ones, and those of NAT64. */
const wrapping = new BlockList();
wrapping.addSubnet('::ffff:0:0', 96, 'ipv6');
wrapping.addSubnet('64:ff9b::', 96, 'ipv6');

/** Whether an address is one host on the open internet; what holds an IPv4 address is judged by that. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  if (wrapping.check(address, 'ipv6')) return isPublicAddress(lastBitsAsIPv4(address));
  return global6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

function lastBitsAsIPv4(address: string): string {
  const plain = address.slice(address.lastIndexOf(':') + 1);
  if (isIPv4(plain)) return plain;
  // The URL parser writes every address in hexadecimal groups.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':');
  const [high, low] = groups.slice(-2).map((group) => Number.parseInt(group || '0', 16));
  return [(high ?? 0) >> 8, (high ?? 0) & 255, (low ?? 0) >> 8, (low ?? 0) & 255].join('.');
}
