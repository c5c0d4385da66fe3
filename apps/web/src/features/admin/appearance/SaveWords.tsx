import { useEffect, useState } from 'react';
import { useBoot } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { useDates } from '../../../app/useDates.ts';
import * as css from './editor.css.ts';
import { useLookState } from './look-context.ts';
import { isSame } from './look-fields.ts';

/** Whether there is a draft, where it is, and who else is at it. */
export function SaveWords() {
  const t = useT();
  const { relative } = useDates();
  const { user } = useBoot().data;
  const { look, published, save, saved_at, author } = useLookState();
  useEveryMinute();
  if (isSame(look, published) && save === 'saved') {
    return <span className={css.state}>{t('Nothing changed')}</span>;
  }
  const words = {
    saved: saved_at ? t('saved :when', { when: relative(saved_at) }) : '',
    waiting: t('Saving…'),
    saving: t('Saving…'),
    offline: t('Offline, kept on this device'),
    refused: t('Not saved: something is wrong'),
  }[save];
  const other = author && author.id !== user?.id ? author.display_name : null;
  return (
    <span className={css.state} role="status">
      <span className={css.stateName}>{t('Draft')}</span> {words}
      {other && ` · ${t(':name is editing', { name: other })}`}
    </span>
  );
}

function useEveryMinute(): void {
  const [, again] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => again((count) => count + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
}
