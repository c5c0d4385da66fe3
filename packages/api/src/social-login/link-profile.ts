import type { Database } from '@kantele/db';
import type { Transaction } from 'kysely';
import { AppError } from '../core/errors.ts';
import { ifDuplicate } from '../core/transaction.ts';
import type { SocialService } from './contract.ts';
import { insertProfile } from './queries.ts';

/** @throws AppError `conflict` when the profile or the service is connected already */
export async function linkProfile(
  trx: Transaction<Database>,
  userId: number,
  service: SocialService,
  { subject, username, email }: { subject: string; username: string; email: string | null },
): Promise<void> {
  await insertProfile(trx, userId, service, { subject, username, email }).catch(
    ifDuplicate(() => new AppError('conflict', 'This account is connected already.')),
  );
}
