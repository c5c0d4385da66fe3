import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../lib.mjs';

/** One Postgres for what takes a database of its own: it is named in the environment until the answer is called. */
export async function startDatabase() {
  const program = new URL('../guards/database.mjs', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const { env } = process;
  env.KANTELE_TEST_DATABASE = String(line).trim();
  return async () => {
    Reflect.deleteProperty(env, 'KANTELE_TEST_DATABASE');
    child.stdin.end();
    await once(child, 'exit');
  };
}
