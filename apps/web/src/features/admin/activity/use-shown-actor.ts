import { line } from '@kantele/api/translate';
import { useT } from '../../../app/i18n.tsx';
import type { AuditEvent } from './audit-event.ts';

/** What those are called who have no account, as the server writes them down. */
const withoutAccount = new Set([line('Guest'), line('System'), line('Deleted user')]);

/** The name of who did it. */
export function useShownActor() {
  const t = useT();
  return ({ actor_name }: Pick<AuditEvent, 'actor_name'>): string =>
    withoutAccount.has(actor_name) ? t(actor_name) : actor_name;
}
