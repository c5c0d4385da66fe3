import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A name on this machine that one process at a time can listen on, derived from a folder. The operating system frees
 * it when the process ends, however it ends: it serves as a lock that cannot go stale.
 */
export interface LocalEndpoint {
  /** Abstract socket on Linux, named pipe on Windows, socket file in the temporary folder elsewhere. */
  path: string;
  /** Known to those who may read the folder: names of sockets can be listed by every user of the machine. */
  secret: string;
}

const socketFiles = process.platform !== 'linux' && process.platform !== 'win32';

/** The endpoint of a role (`server`, `postgres` …) in a folder. Creates the folder and its `lock.key` when missing. */
export async function endpointOf(dataDir: string, role: string): Promise<LocalEndpoint> {
  await mkdir(dataDir, { recursive: true });
  const key = await createOnce(join(dataDir, 'lock.key'), () => randomBytes(32).toString('base64url'));
  // A copy of the folder carries the same key: device and inode tell them apart.
  const { dev, ino } = await stat(dataDir, { bigint: true });
  const hash = (purpose: string) =>
    createHash('sha256').update(`${purpose}\n${key}\n${dev}:${ino}\n${role}`).digest('hex').slice(0, 32);
  const name = `kantele-${hash('name')}`;
  const path =
    process.platform === 'linux'
      ? `\0${name}`
      : process.platform === 'win32'
        ? `\\\\.\\pipe\\${name}`
        : join(tmpdir(), `${name}.sock`);
  return { path, secret: hash('secret') };
}

/** Listens on an endpoint; null when another process does. */
export async function listenAt(
  endpoint: LocalEndpoint,
  onConnection: (socket: Socket) => void,
): Promise<Server | null> {
  const server = await tryListen(endpoint.path, onConnection);
  if (server || !socketFiles) return server;
  const holder = await connectTo(endpoint);
  holder?.destroy();
  if (holder) return null;
  await rm(endpoint.path, { force: true });
  return tryListen(endpoint.path, onConnection);
}

function tryListen(path: string, onConnection: (socket: Socket) => void): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      onConnection(socket);
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? done(null) : fail(error),
    );
    server.listen(path, () => done(server));
  });
}

/** A connection to the process that listens on an endpoint; null when none does. */
export function connectTo(endpoint: LocalEndpoint): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = connect(endpoint.path);
    socket.once('connect', () => done(socket));
    socket.on('error', () => done(null));
  });
}

/** Calls `onMessage` with each JSON line that arrives; lines that are no JSON end the connection. */
export function readMessages(socket: Socket, onMessage: (message: Record<string, unknown>) => void): void {
  let rest = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > 10_000) socket.destroy();
    for (const line of lines) {
      const message = parse(line);
      if (!message) return void socket.destroy();
      onMessage(message);
    }
  });
}

export function sendMessage(socket: Socket, message: object): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * The trimmed text of a file only its owner may read. A missing one is made, whole or not at all; of several
 * processes that try at once all get the text of the first.
 */
export async function createOnce(path: string, make: () => string): Promise<string> {
  const known = await readText(path);
  if (known !== null) return known;
  const partial = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(partial, `${make()}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(partial, path);
  } catch (error) {
    // Some file systems have no hard links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
  const text = await readText(path);
  if (text === null) throw new Error(`${path} could not be written.`);
  return text;
}

async function readText(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
