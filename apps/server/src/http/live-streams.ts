import type { ServerResponse } from 'node:http';
import { type LiveEvent, type Services, sessionsStillOpen } from '@kantele/api/server';

/** Milliseconds between looks whether those who listen still may, and between signs of life. */
const lookMs = 4_000;
/** Bytes that may wait for one who does not read; beyond, the connection is cut and the browser comes again. */
const waitingAtMost = 65_536;
/** Streams of one user; a further one closes the oldest. */
const ofUserAtMost = 20;
/** Streams of one instance: the server's other connections need room. */
const streamsAtMost = 1_200;

interface Stream {
  userId: number;
  sessionId: number;
  response: ServerResponse;
}

/** Open streams of events of this instance. */
export class LiveStreams {
  readonly #byUser = new Map<number, Set<Stream>>();
  readonly #services: Services;
  readonly #atMost: number;
  readonly #looking: NodeJS.Timeout;
  #count = 0;

  constructor(services: Services, atMost = streamsAtMost) {
    this.#services = services;
    this.#atMost = atMost;
    this.#looking = setInterval(() => void this.#look(), lookMs).unref();
  }

  get isFull(): boolean {
    return this.#count >= this.#atMost;
  }

  add(stream: Stream): void {
    const own = this.#byUser.get(stream.userId) ?? new Set();
    this.#byUser.set(stream.userId, own);
    const [oldest] = own;
    if (oldest && own.size >= ofUserAtMost) oldest.response.end();
    own.add(stream);
    this.#count += 1;
    // Who is gone is noticed by the end of the connection.
    stream.response.on('error', () => {});
    stream.response.once('close', () => {
      this.#count -= 1;
      own.delete(stream);
      if (own.size === 0 && this.#byUser.get(stream.userId) === own) this.#byUser.delete(stream.userId);
    });
  }

  /** Sends an event to those of the users who are connected here and still signed in. */
  async send(users: readonly number[], event: LiveEvent): Promise<void> {
    const streams = users.flatMap((id) => [...(this.#byUser.get(id) ?? [])]);
    if (streams.length > 0) write(await this.#allowed(streams), `data: ${JSON.stringify(event)}\n\n`);
  }

  /** Tells everybody to read anew: something may have been missed. */
  sendMissed(): void {
    write(this.#all(), 'event: missed\ndata: {}\n\n');
  }

  close(): void {
    clearInterval(this.#looking);
    for (const { response } of this.#all()) response.end();
  }

  #all(): Stream[] {
    return [...this.#byUser.values()].flatMap((own) => [...own]);
  }

  /** A comment now and then keeps proxies from closing, and shows who is gone. */
  async #look(): Promise<void> {
    const streams = this.#all();
    if (streams.length > 0) write(await this.#allowed(streams), ':\n\n');
  }

  /** Those who are still signed in; the others are cut. While the database does not answer everybody is. */
  async #allowed(streams: readonly Stream[]): Promise<Stream[]> {
    const ids = streams.map(({ sessionId }) => sessionId);
    const open = await sessionsStillOpen(this.#services.db, ids).catch(() => new Set<number>());
    for (const { sessionId, response } of streams) if (!open.has(sessionId)) response.end();
    return streams.filter(({ sessionId }) => open.has(sessionId));
  }
}

function write(streams: readonly Stream[], text: string): void {
  for (const { response } of streams) {
    if (response.writableEnded || response.destroyed) continue;
    if (response.writableLength > waitingAtMost) response.destroy();
    else response.write(text);
  }
}
