import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '../../core/context.ts';
import type { ConnectionTest } from './contract.ts';
import { runConnectionTest } from './run-connection-test.ts';

/** The file every scanner finds and that harms nobody, in two parts, or scanners would find this one. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
/** Seconds the scanner has for each file. */
const seconds = 6;

/** Has the virus scanner look at a harmless file and at the test file of all scanners. */
export async function testScanner(ctx: Context): Promise<ConnectionTest> {
  const { scanner } = ctx.services;
  if (scanner === null) {
    return { ok: false, message: ctx.translate('No virus scanner is set up: CLAMD_ADDRESS is empty.') };
  }
  return runConnectionTest(ctx, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kantele-scanner-'));
    const scan = async (name: string, content: string) => {
      const path = join(folder, name);
      await writeFile(path, content);
      return scanner.scan(path, { seconds, signal: ctx.signal });
    };
    try {
      const harmless = await scan('harmless', 'There is nothing in this file.');
      if (harmless.found !== null)
        throw new Error(ctx.translate('It found :name in a harmless file.', { name: harmless.found }));
      const { found } = await scan('eicar', eicar);
      if (found === null) throw new Error(ctx.translate('It found nothing in the EICAR test file.'));
      return ctx.translate('A harmless file passed, and the test file was found as :name.', { name: found });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
