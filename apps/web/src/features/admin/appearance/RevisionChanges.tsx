import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { Differences } from './Difference.tsx';

/** A state that was published does not change any more. */
const forever = { staleTime: Number.POSITIVE_INFINITY };

/** What a publishing changed of the state before it. */
export function RevisionChanges({ id, before }: { id: number; before: number }) {
  const t = useT();
  const old = trpc.appearance.revision.useQuery({ id: before }, forever);
  const now = trpc.appearance.revision.useQuery({ id }, forever);
  if (old.isError || now.isError) return <p role="alert">{t('Something went wrong')}</p>;
  if (!old.data || !now.data) return <p role="status">{t('Loading...')}</p>;
  return <Differences label={t('Changes')} before={old.data.look} after={now.data.look} />;
}
