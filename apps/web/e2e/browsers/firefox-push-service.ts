import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** A message of a Firefox to its push service. */
interface Said {
  messageType: string;
  channelID?: string;
  code?: number;
  updates?: { code: number }[];
}

/**
 * A push service (RFC 8030) as Firefox talks to it: over a WebSocket it gets an address for each subscription, and what
 * comes there, still encrypted (https://mozilla-services.github.io/autopush-rs/api/websocket.html).
 */
export async function startFirefoxPushService() {
  const sockets = new Map<string, WebSocket>();
  let taken = 0;
  const acknowledged: number[] = [];
  const server = createServer(async (request, response) => {
    const channelID = request.url?.replace('/push/', '') ?? '';
    const socket = sockets.get(channelID);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (!socket) return response.writeHead(410).end();
    taken += 1;
    const data = Buffer.concat(chunks).toString('base64url');
    const headers = { encoding: String(request.headers['content-encoding']) };
    socket.send(
      JSON.stringify({ messageType: 'notification', channelID, version: randomUUID(), data, headers }),
    );
    return response.writeHead(201).end();
  });
  const webSockets = new WebSocketServer({ server });
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
  const url = `http://127.0.0.1:${port}`;
  webSockets.on('connection', (socket) => {
    socket.on('message', (text) => {
      const { messageType, channelID = '', code = 0, updates = [] } = JSON.parse(String(text)) as Said;
      const answer = (more: object) => socket.send(JSON.stringify({ messageType, status: 200, ...more }));
      if (messageType === 'hello') answer({ uaid: randomUUID().replaceAll('-', ''), use_webpush: true });
      if (messageType === 'register') {
        sockets.set(channelID, socket);
        answer({ channelID, pushEndpoint: `${url}/push/${channelID}` });
      }
      if (messageType === 'ack') acknowledged.push(...updates.map(({ code }) => code));
      if (messageType === 'nack') acknowledged.push(code);
      if (messageType === 'unregister') {
        sockets.delete(channelID);
        answer({ channelID });
      }
    });
  });
  return {
    url,
    /** For Firefox's `dom.push.serverURL`. */
    socketUrl: `ws://127.0.0.1:${port}/`,
    /** How many messages of a site it has taken. */
    taken: () => taken,
    /** What Firefox said of each: 100 when the service worker got it, 101 when it could not be decrypted, else its errors. */
    acknowledged: () => acknowledged,
    /** How many subscriptions there are. */
    subscriptions: () => sockets.size,
    stop: () =>
      new Promise<void>((done) => {
        for (const socket of webSockets.clients) socket.terminate();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
