import { spawn } from 'node:child_process';
import { playwright, vitest } from '../tests/runners.mjs';
import { runTwice } from '../tests/second-look.mjs';

const rounds = Number(process.env.BUSY_ROUNDS ?? 3);

/** The tests in browsers and those of whole processes pass beside two processes that each take a core. */
export async function prove(check) {
  const burners = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const processes = vitest({ args: ['--project', 'server', 'test/process'] });
      const { passed, failed, unstable, lines } = await runTwice([processes, playwright()]);
      for (const line of lines) console.log(line);
      check(`round ${round}: nothing fails`, failed === 0, `${passed} passed, ${failed} failed`);
      check(`round ${round}: at most 1 % is unstable`, unstable <= passed / 100, `${unstable} of ${passed}`);
    }
  } finally {
    for (const burner of burners) burner.kill('SIGKILL');
  }
}
