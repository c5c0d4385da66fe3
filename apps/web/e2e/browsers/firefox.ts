import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { middleOf, type RemotePage } from './remote-page.ts';
import { hasSoundServer, type SoundServer, startSoundServer, stopChild } from './sound-server.ts';

/** Path of a Firefox on this machine that can play, or undefined. */
export const firefoxPath = (): string | undefined =>
  !hasSoundServer()
    ? undefined
    : [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
        (path) => path && existsSync(path),
      );

/** Quiet, offline, and able to play without a gesture. */
const preferences = {
  'media.autoplay.default': 0,
  'media.autoplay.blocking_policy': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.update.enabled': false,
  'services.settings.server': '',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'remote.active-protocols': 1,
};

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
}

/**
 * Starts Firefox and gives its page, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi). It plays to a card
 * of its own unless it is given one.
 * @param more preferences beside the usual ones, see about:config
 */
export async function startFirefox(
  card?: SoundServer,
  more: Record<string, string | number | boolean> = {},
): Promise<RemotePage> {
  const sound = card ?? (await startSoundServer());
  const profile = mkdtempSync(join(tmpdir(), 'kantele-firefox-'));
  const lines = Object.entries({ ...preferences, ...more }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    'about:blank',
  ];
  const firefox = spawn(firefoxPath() ?? 'firefox', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PULSE_SERVER: sound.address,
      HOME: profile,
      MOZ_HEADLESS_WIDTH: '1280',
      MOZ_HEADLESS_HEIGHT: '800',
    },
  });
  const end = async () => {
    await stopChild(firefox, 'SIGKILL');
    if (!card) await sound.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const send = await connect(`${await addressOf(firefox)}/session`);
    return await openPage(send, end);
  } catch (error) {
    await end();
    throw error;
  }
}

type Send = (method: string, params: unknown) => Promise<unknown>;

async function openPage(send: Send, end: () => Promise<void>): Promise<RemotePage> {
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const answer = (await send('script.evaluate', {
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } };
    if (answer.type !== 'success') throw new Error(`${answer.exceptionDetails?.text} in ${expression}`);
    return JSON.parse(answer.result?.value ?? 'null') as Value;
  };
  return {
    evaluate,
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async click(selector) {
      const place = await evaluate<{ x: number; y: number } | null>(middleOf(selector));
      if (!place) throw new Error(`There is no ${selector}.`);
      const steps = [
        { type: 'pointerMove', ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('input.performActions', {
        context,
        actions: [{ type: 'pointer', id: 'mouse', actions: steps }],
      });
    },
    close: end,
  };
}

/** What Firefox says it listens on. */
async function addressOf(firefox: ChildProcess): Promise<string> {
  if (!firefox.stderr) throw new Error('Firefox says nothing.');
  const lines = createInterface({ input: firefox.stderr });
  for await (const line of lines) {
    const address = /listening on (ws:\S+)/.exec(line)?.[1];
    if (!address) continue;
    // What it says later must not fill the pipe.
    lines.on('line', () => {}).resume();
    firefox.stderr.resume();
    return address;
  }
  throw new Error('Firefox ended before it listened.');
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address, { maxPayload: 64 * 1024 * 1024 });
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return (method, params) =>
    new Promise((done, fail) => {
      last += 1;
      const id = last;
      waiting.set(id, ({ type, result, message }) => {
        waiting.delete(id);
        if (type === 'success') done(result);
        else fail(new Error(`${method}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
