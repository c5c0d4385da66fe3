import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface ListenOptions {
  url: string;
  channel: string;
  onNotice: (payload: string) => void;
  /** Called when the connection is there again after a loss: what was sent meanwhile has not come. */
  onBack: () => void;
  /** The connection could not be opened; it is tried again. Not called for what `close` ends. */
  onError?: (error: Error) => void;
}

/** Milliseconds between tries to reach a database that does not answer. */
const retryMs = { first: 100, most: 2_000 };

/**
 * Hears what any process sends through a channel of Postgres, on a connection of its own that is opened again whenever
 * it is lost. Needs a connection that no pooler shares.
 */
export class Listener {
  readonly #options: ListenOptions;
  readonly #stop = new AbortController();
  #socket: Socket | null = null;
  readonly #running: Promise<void>;
  /** Resolves when the channel is heard for the first time. */
  readonly ready: Promise<void>;

  constructor(options: ListenOptions) {
    this.#options = options;
    let heard = () => {};
    this.ready = new Promise((resolve) => {
      heard = resolve;
    });
    this.#running = this.#run(heard);
  }

  async #run(heard: () => void): Promise<void> {
    let delay = retryMs.first;
    for (let times = 0; !this.#stop.signal.aborted; ) {
      const client = this.#client();
      try {
        const lost = new Promise<void>((resolve) => {
          client.on('error', () => resolve());
          client.on('end', () => resolve());
        });
        await client.connect();
        await client.query(`listen ${client.escapeIdentifier(this.#options.channel)}`);
        if (times > 0) this.#options.onBack();
        else heard();
        times += 1;
        delay = retryMs.first;
        await lost;
      } catch (error) {
        if (error instanceof Error && !this.#stop.signal.aborted) this.#options.onError?.(error);
      }
      await client.end().catch(() => {});
      await sleep(delay, undefined, { signal: this.#stop.signal }).catch(() => {});
      delay = Math.min(delay * 2, retryMs.most);
    }
  }

  #client(): pg.Client {
    const socket = new Socket();
    this.#socket = socket;
    const client = new pg.Client({
      connectionString: this.#options.url,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      application_name: 'kantele live',
      stream: () => socket,
    });
    client.on('notification', ({ payload }) => this.#options.onNotice(payload ?? ''));
    return client;
  }

  async close(): Promise<void> {
    this.#stop.abort();
    // Not `end` of the client: one that is being connected then never says that it was not.
    this.#socket?.destroy();
    await this.#running;
  }
}
