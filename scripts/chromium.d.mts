/** Path of a Chromium on this machine, or undefined: then playwright looks for its own. */
export function chromiumPath(): string | undefined;
/** Launch options that make Chromium quiet, offline and able to play without a gesture. */
export function chromium(): { executablePath: string | undefined; args: string[] };
