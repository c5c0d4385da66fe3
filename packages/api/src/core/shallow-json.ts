import { AppError } from './errors.ts';

/** Levels of arrays and objects; no input of the contract and no file that is read has more than ten. */
const depthAtMost = 32;

/** @throws AppError `bad_request` for JSON that is nested without end: parsing it would take the process a second */
export function assertShallow(json: string): void {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isText) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) isText = false;
    } else if (code === 0x22) isText = true;
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > depthAtMost) throw new AppError('bad_request');
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
}
