import { setup } from '../../../packages/db/src/testing.ts';

/* Starts the Postgres of the tests, says where it is, and stops it at the end of the input. */

const stop = await setup();
const { KANTELE_TEST_DATABASE } = process.env;
console.log(KANTELE_TEST_DATABASE);
process.stdin.resume().once('end', async () => {
  await stop?.();
  process.exit(0);
});
