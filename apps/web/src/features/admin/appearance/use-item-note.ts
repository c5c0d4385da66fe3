import type { MenuItem } from '@kantele/api/contract/settings';
import { holdsNamed, useBoot } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { addressOf } from '../../../lib/menus.ts';

/** Where an item leads, or why guests do not see it. */
export function useItemNote(item: MenuItem): string {
  const t = useT();
  const { data: boot } = useBoot();
  const { type, action, roles, permissions, children = [] } = item;
  const choices = trpc.appearance.menuChoices.useQuery(undefined, {
    enabled: type === 'page' || roles.length > 0,
  }).data;
  const { length: count } = children;
  const holds = count > 0 ? t(':count item within it|:count items within it', { count }) : null;
  if (action === '') return holds ?? t('Leads nowhere');
  const page = choices?.pages.find(({ id }) => String(id) === action);
  if (type === 'page' && choices && !page) return t('Hidden: the page is not published, or not for you');
  const guests = { ...boot, user: null };
  const needed = [
    ...permissions.filter((name) => !holdsNamed(guests, name)),
    ...roles.map((id) => choices?.roles.find((role) => role.id === id)?.name ?? String(id)),
  ];
  if (needed.length > 0) return t('Hidden for guests: needs :names', { names: needed.join(', ') });
  return (type === 'page' ? page?.title : addressOf(item)) ?? '';
}
