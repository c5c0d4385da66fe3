import type { LookRevision } from '@kantele/api/contract/appearance';
import { Button } from '@kantele/ui/Button';
import { Sheet } from '@kantele/ui/Sheet';
import { useRouter } from '@tanstack/react-router';
import { useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useDates } from '../../../app/useDates.ts';
import * as css from './editor.css.ts';
import { useLookState, useLookTools } from './look-context.ts';

/** Every state that was published, and the way back to it. */
export function HistorySheet({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const t = useT();
  const { store } = useLookTools();
  const { client } = useRouter().options.context;
  const { revisions } = useLookState();
  const { dateTime } = useDates();
  const showFailure = useShowFailure();
  const restore = async ({ id, created_at }: LookRevision) => {
    try {
      await store.settle();
      await client.appearance.restore.mutate({ id, rev: store.state().rev });
      const name = t('Restore :when', { when: dateTime(created_at) });
      store.adopt(await client.appearance.editor.query(), { control: `restore ${id}`, name });
      onOpenChange(false);
      void notify(t('Restored as a draft'), { tone: 'positive' });
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Sheet isOpen onOpenChange={onOpenChange} position="end" title={t('History')} closeLabel={t('Close')}>
      {revisions.length === 0 && <p>{t('Nothing was published here yet.')}</p>}
      <ul className={css.diff} aria-label={t('History')}>
        {revisions.map((revision) => (
          <li key={revision.id} className={css.diffRow}>
            <span className={css.headWords}>
              <strong>{dateTime(revision.created_at)}</strong>
              <span className={css.above} style={{ display: 'block' }}>
                {revision.author?.display_name ?? t('Before the first publishing')}
                {revision.note && ` · ${revision.note}`}
              </span>
            </span>
            <Button
              size="small"
              variant="outline"
              aria-label={t('Restore :when', { when: dateTime(revision.created_at) })}
              onPress={() => void restore(revision)}
            >
              {t('Restore')}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
