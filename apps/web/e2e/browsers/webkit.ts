import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { middleOf, type RemotePage } from './remote-page.ts';
import { hasSoundServer, type SoundServer, startSoundServer, stopChild } from './sound-server.ts';

const browsers = ['4.1', '4.0', '6.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);
const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';
/** Milliseconds a script may take. */
const scriptMs = 30_000;

/** Path of WebKit's small browser on this machine, or undefined; with its driver, and a display for its window. */
export const webkitPath = (): string | undefined =>
  hasSoundServer() && existsSync(driver) && existsSync(display)
    ? browsers.find((path) => existsSync(path))
    : undefined;

/**
 * Starts WebKitGTK and gives its page, driven by WebDriver (https://www.w3.org/TR/webdriver). It plays to a card of its
 * own unless it is given one.
 */
export async function startWebkit(card?: SoundServer): Promise<RemotePage> {
  const sound = card ?? (await startSoundServer());
  const home = mkdtempSync(join(tmpdir(), 'kantele-webkit-'));
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const children: ChildProcess[] = [screen];
  const end = async () => {
    for (const child of children.reverse()) await stopChild(child);
    if (!card) await sound.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const number = await firstLine(screen);
    const port = await freePort();
    const env = {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      PULSE_SERVER: sound.address,
      DISPLAY: `:${number}`,
    };
    children.push(spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env }));
    const url = `http://127.0.0.1:${port}`;
    await listening(url);
    return await openPage(url, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function openPage(url: string, end: () => Promise<void>): Promise<RemotePage> {
  const options = { binary: webkitPath(), args: ['--automation', '--autoplay-policy=allow'] };
  const alwaysMatch = { 'webkitgtk:browserOptions': options };
  const { sessionId } = (await send(`${url}/session`, { capabilities: { alwaysMatch } })) as {
    sessionId: string;
  };
  const session = `${url}/session/${sessionId}`;
  await send(`${session}/timeouts`, { script: scriptMs, pageLoad: 30_000 });
  /** The driver loses what a script gives now and then, with this message; such a script is run again. */
  const run = async (script: string): Promise<unknown> => {
    for (let tries = 5; ; tries -= 1) {
      try {
        return await send(`${session}/execute/sync`, { script, args: [] });
      } catch (error) {
        if (tries === 1 || !String(error).includes('Could not parse script result')) throw error;
      }
    }
  };
  let asked = 0;
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    // Asked for again and again: what an asynchronous script of this driver gives is lost now and then, as an empty text.
    asked += 1;
    await run(`if (window.asked === ${asked}) return true;
      window.asked = ${asked};
      window.evaluated = null;
      Promise.resolve(${expression}).then(
        (value) => { window.evaluated = JSON.stringify({ value: value ?? null }); },
        (error) => { window.evaluated = JSON.stringify({ error: String(error) }); },
      );
      return true;`);
    const end = Date.now() + scriptMs;
    let text: unknown = null;
    while (text === null && Date.now() < end) {
      text = await run('return window.evaluated;');
      if (text === null) await new Promise((next) => setTimeout(next, 20));
    }
    if (typeof text !== 'string') throw new Error(`No answer in ${scriptMs} ms: ${expression}`);
    const answer = JSON.parse(text) as { value: Value; error?: string };
    if (answer.error !== undefined) throw new Error(`${answer.error} in ${expression}`);
    return answer.value;
  };
  return {
    evaluate,
    goto: async (address) => void (await send(`${session}/url`, { url: address })),
    async click(selector) {
      const place = await evaluate<{ x: number; y: number } | null>(middleOf(selector));
      if (!place) throw new Error(`There is no ${selector}.`);
      const actions = [
        { type: 'pointerMove', duration: 0, ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send(`${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    async close() {
      await fetch(session, { method: 'DELETE' }).catch(() => {});
      await end();
    },
  };
}

async function send(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

async function listening(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const there = await fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
    if (there) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('The driver of WebKit does not answer.');
}

/** The number of the display, told through a pipe of its own. */
function firstLine(screen: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    screen.once('exit', () => fail(new Error('There is no display.')));
    screen.stdio[3]?.once('data', (data: Buffer) => done(data.toString().trim()));
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
