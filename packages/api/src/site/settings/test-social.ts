import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { tryService } from '../../identity/social-login/try-service.ts';
import { socialServices } from '../../platform/site-state/contract.ts';
import type { ConnectionTest, testSocial as socialInput } from './contract.ts';
import { runConnectionTest } from './run-connection-test.ts';

/** Whether a sign-in service can be reached. @throws AppError `invalid` on `service` for one that is unknown */
export async function testSocial(
  ctx: Context,
  { service }: z.output<typeof socialInput>,
): Promise<ConnectionTest> {
  const known = socialServices.find((name) => name === service);
  if (!known) throw invalid('service', 'Choose one of the offered values.');
  return runConnectionTest(ctx, () => tryService(ctx, known));
}
