import type { Database } from '@kantele/db';
import type { Transaction } from 'kysely';
import { refuseViolations } from '../../core/constraints.ts';
import { AppError } from '../../core/errors.ts';
import type { SocialService } from '../../platform/site-state/contract.ts';
import { insertProfile } from './queries.ts';

const connected = () => new AppError('conflict', 'This account is already connected.');

/** @throws AppError `conflict` when the profile or the service is connected already */
export async function linkProfile(
  trx: Transaction<Database>,
  userId: number,
  service: SocialService,
  { subject, username, email }: { subject: string; username: string; email: string | null },
): Promise<void> {
  await insertProfile(trx, userId, service, { subject, username, email }).catch(
    refuseViolations({
      social_profiles_service_name_subject_key: connected,
      social_profiles_user_id_service_name_key: connected,
    }),
  );
}
