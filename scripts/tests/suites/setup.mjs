import { times } from './times.mjs';

/** Fails the first time, as a site that does not start. */
export default function setup() {
  if (times('playwright setup') === 1) throw new Error('the site did not start');
}
