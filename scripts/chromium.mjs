import { existsSync } from 'node:fs';

const shells = ['/usr/bin/chromium-headless-shell'];
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium on this machine, or undefined: then playwright looks for its own. */
export function chromiumPath() {
  return find([...whole, ...shells]);
}

/** Launch options that make Chromium quiet, offline and able to play without a gesture. */
export function chromium() {
  return launchOptions(chromiumPath());
}

/**
 * The same for tests, which open hundreds of windows: rather the build of Chromium that has none of its own around the
 * page, which needs half as much of the processor for each.
 */
export function testChromium() {
  return launchOptions(testChromiumPath());
}

export function testChromiumPath() {
  return find([...shells, ...whole]);
}

function find(paths) {
  return [process.env.CHROMIUM_PATH, ...paths].find((path) => path && existsSync(path));
}

function launchOptions(executablePath) {
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      '--autoplay-policy=no-user-gesture-required',
    ],
  };
}
