import { SaveBar } from '@kantele/ui/SaveBar';
import { useEffect, useRef } from 'react';
import { useT } from '../../../app/i18n.tsx';

interface SaveChangesProps {
  dirty: boolean;
  message?: string;
  saving: boolean;
  /** Without it the form around is submitted. */
  onSave?: () => void;
  onDiscard: () => void;
}

/** The bar that saves what was changed. When it goes, the focus that was in it goes to the heading of its sheet, or of the page. */
export function SaveChanges({ dirty, message, ...bar }: SaveChangesProps) {
  const t = useT();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!dirty) return;
    const sheet = place.current?.closest('[role="dialog"]');
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const inSheet = sheet?.isConnected ? sheet.querySelector<HTMLElement>('h2') : null;
        const heading = inSheet ?? document.querySelector<HTMLElement>('#main h1');
        if (heading) heading.tabIndex = -1;
        heading?.focus({ preventScroll: true });
      });
    };
  }, [dirty]);
  return (
    <>
      <span ref={place} hidden />
      <SaveBar
        dirty={dirty}
        message={message ?? t('Unsaved changes')}
        saveLabel={t('Save')}
        discardLabel={t('Discard')}
        {...bar}
      />
    </>
  );
}
