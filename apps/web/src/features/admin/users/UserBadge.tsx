import type { User } from '@kantele/api/contract/users';
import { line } from '@kantele/api/translate';
import { Badge } from '@kantele/ui/Badge';
import { useT } from '../../../app/i18n.tsx';
import { stateOf } from './user-state.ts';

const words = {
  suspended: { tone: 'danger', text: line('Suspended') },
  verified: { tone: 'positive', text: line('Verified') },
  unverified: { tone: 'warning', text: line('Unverified') },
} as const;

/** Whether the address of a user is confirmed and the account is not suspended. */
export function UserBadge({ user }: { user: User }) {
  const t = useT();
  const { tone, text } = words[stateOf(user)];
  return <Badge tone={tone}>{t(text)}</Badge>;
}
