import { once } from 'node:events';
import { connectTo, endpointOf, listenAt, readMessages, sendMessage } from './local-endpoint.ts';

export interface FolderLock {
  release(): void;
}

/** What a holder says about itself to those who come later. */
export type LockFacts = Record<string, string | number>;

/** Thrown when a lock is taken; `facts` are those of the holder, empty when it does not answer. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
  readonly facts: LockFacts;

  constructor(facts: LockFacts) {
    super('This folder is in use by another process.');
    this.facts = facts;
  }
}

/** Milliseconds a holder may take to say who it is: it may be stopped. */
const answerMs = 2_000;

/**
 * Takes the lock of a role on a folder until `release` or the end of the process.
 * @throws FolderLockedError when another process holds it
 */
export async function lockFolder(dataDir: string, role: string, facts: LockFacts): Promise<FolderLock> {
  const endpoint = await endpointOf(dataDir, role);
  const server = await listenAt(endpoint, (socket) => {
    sendMessage(socket, facts);
    socket.end();
  });
  if (!server) throw new FolderLockedError(await factsOfHolder(dataDir, role));
  server.unref();
  return {
    release() {
      server.close();
    },
  };
}

/** Whether any process holds the lock of a role. */
export async function isLocked(dataDir: string, role: string): Promise<boolean> {
  const socket = await connectTo(await endpointOf(dataDir, role));
  socket?.destroy();
  return socket !== null;
}

async function factsOfHolder(dataDir: string, role: string): Promise<LockFacts> {
  const socket = await connectTo(await endpointOf(dataDir, role));
  if (!socket) return {};
  let facts: LockFacts = {};
  readMessages(socket, (message) => {
    facts = message as LockFacts;
  });
  socket.setTimeout(answerMs, () => socket.destroy());
  await once(socket, 'close');
  return facts;
}
