import type { LookRevision } from '@kantele/api/contract/appearance';
import { Button } from '@kantele/ui/Button';
import { Sheet } from '@kantele/ui/Sheet';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useDates } from '../../../app/useDates.ts';
import * as changes from './changes.css.ts';
import * as css from './editor.css.ts';
import { useLookState, useLookTools } from './look-context.ts';
import { RevisionChanges } from './RevisionChanges.tsx';

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
      <ul className={changes.parts} aria-label={t('History')}>
        {revisions.map((revision, place) => (
          <RevisionRow
            key={revision.id}
            revision={revision}
            before={revisions[place + 1]?.id ?? null}
            onRestore={() => void restore(revision)}
          />
        ))}
      </ul>
    </Sheet>
  );
}

interface RevisionRowProps {
  revision: LookRevision;
  /** Id of the state it was published over; null for the oldest there is. */
  before: number | null;
  onRestore: () => void;
}

function RevisionRow({ revision, before, onRestore }: RevisionRowProps) {
  const t = useT();
  const { dateTime } = useDates();
  const [open, setOpen] = useState(false);
  const when = dateTime(revision.created_at);
  return (
    <li className={changes.part}>
      <div className={css.diffRow}>
        <span className={css.headWords}>
          <strong>{when}</strong>
          <span className={css.above} style={{ display: 'block' }}>
            {revision.author?.display_name ?? t('Before the first publishing')}
            {revision.note && ` · ${revision.note}`}
          </span>
        </span>
        <Button size="small" variant="outline" aria-label={t('Restore :when', { when })} onPress={onRestore}>
          {t('Restore')}
        </Button>
      </div>
      {before !== null && (
        <div className={changes.part}>
          <Button
            size="small"
            variant="quiet"
            className={changes.opener}
            aria-expanded={open}
            aria-label={t('What changed, :when', { when })}
            onPress={() => setOpen(!open)}
          >
            {t('What changed')}
          </Button>
          {open && <RevisionChanges id={revision.id} before={before} />}
        </div>
      )}
    </li>
  );
}
