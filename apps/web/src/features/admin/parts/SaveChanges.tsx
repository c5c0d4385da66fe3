import { SaveBar } from '@kantele/ui/SaveBar';
import { useEffect } from 'react';
import { useT } from '../../../app/i18n.tsx';

interface SaveChangesProps {
  dirty: boolean;
  message?: string;
  saving: boolean;
  /** Without it the form around is submitted. */
  onSave?: () => void;
  onDiscard: () => void;
}

/** The bar that saves what was changed. When it goes, the focus that was in it goes to the heading of the page. */
export function SaveChanges({ dirty, message, ...bar }: SaveChangesProps) {
  const t = useT();
  useEffect(() => {
    if (!dirty) return;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const heading = document.querySelector<HTMLElement>('#main h1');
        if (heading) heading.tabIndex = -1;
        heading?.focus({ preventScroll: true });
      });
    };
  }, [dirty]);
  return (
    <SaveBar
      dirty={dirty}
      message={message ?? t('Unsaved changes')}
      saveLabel={t('Save')}
      discardLabel={t('Discard')}
      {...bar}
    />
  );
}
