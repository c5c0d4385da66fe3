interface LaunchOptions {
  executablePath: string | undefined;
  args: string[];
}

/** Path of a Chromium on this machine, or undefined: then playwright looks for its own. */
export function chromiumPath(): string | undefined;
/** Launch options that make Chromium quiet, offline and able to play without a gesture. */
export function chromium(): LaunchOptions;
/** Path of the Chromium tests run in. */
export function testChromiumPath(): string | undefined;
/** Launch options of the Chromium tests run in. */
export function testChromium(): LaunchOptions;
