import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { ipv6Network, withoutMapping } from '@kantele/api/server';

/** Connections in all; those beyond are not taken. */
const connectionsAtMost = 2_000;
/** From here on the one that has been idle longest makes room for a new one. */
const crowdedFrom = 1_800;
/** Milliseconds without a request from which on a connection counts: a burst is not meant. */
const idleMs = 2_000;

/**
 * Keeps one client from holding all connections: of those without a request under way each may have so many; the one
 * that has been idle longest is closed, so nobody is refused. Trusted proxies hold connections for everybody.
 */
export function boundConnections(
  server: Server,
  options: { idleAtMost: number; isTrusted: (address: string) => boolean },
): void {
  server.maxConnections = connectionsAtMost;
  /** In the order in which they became idle. */
  const idle = new Map<Socket, string>();
  const idleOf = new Map<string, Set<Socket>>();
  const busy = new WeakMap<Socket, number>();
  const since = new WeakMap<Socket, number>();

  const leave = (socket: Socket) => {
    const client = idle.get(socket);
    if (client === undefined) return;
    idle.delete(socket);
    const own = idleOf.get(client);
    own?.delete(socket);
    if (own?.size === 0) idleOf.delete(client);
  };
  const rest = (socket: Socket) => {
    if (socket.destroyed) return;
    const client = clientOf(socket.remoteAddress ?? '');
    const own = idleOf.get(client) ?? new Set();
    idleOf.set(client, own.add(socket));
    idle.set(socket, client);
    since.set(socket, performance.now());
  };
  const sweep = setInterval(() => {
    const before = performance.now() - idleMs;
    for (const own of idleOf.values()) {
      let tooMany = own.size - options.idleAtMost;
      for (const socket of own) {
        if (tooMany <= 0 || (since.get(socket) ?? 0) > before) break;
        if (options.isTrusted(withoutMapping(socket.remoteAddress ?? ''))) break;
        tooMany -= 1;
        socket.destroy();
      }
    }
  }, 1_000).unref();
  server.on('close', () => clearInterval(sweep));
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => leave(socket));
    rest(socket);
    const [oldest] = idle.keys();
    if (oldest && idle.size > crowdedFrom) oldest.destroy();
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    leave(socket);
    response.once('close', () => {
      const left = (busy.get(socket) ?? 1) - 1;
      busy.set(socket, left);
      if (left === 0) rest(socket);
    });
  });
}

/** One client: an IPv4 address, or the /64 of an IPv6 one. */
export function clientOf(address: string): string {
  const plain = withoutMapping(address);
  return isIPv6(plain) ? ipv6Network(plain, 4) : plain;
}

/** Whether an address is one of these: addresses, or networks with their length. */
export function trustOf(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    try {
      if (bits === undefined) list.addAddress(address, family);
      else list.addSubnet(address, Number(bits), family);
    } catch {
      // Names such as `loopback` are known to the framework alone.
      if (proxy === 'loopback') list.addSubnet('127.0.0.0', 8, 'ipv4');
    }
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
