import { text } from '@kantele/ui/css/text.css';
import { IconButton } from '@kantele/ui/IconButton';
import { Sheet } from '@kantele/ui/Sheet';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { useMedia } from '../../../player-ui/bar/useMedia.ts';
import * as css from './BesideSheet.css.ts';

interface BesideSheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** One thing of a list, beside the list, which stays usable; over it where there is no room for both. */
export function BesideSheet({ title, onClose, children }: BesideSheetProps) {
  const t = useT();
  const roomy = useMedia(css.roomy);
  if (roomy) {
    return (
      <Beside title={title} onClose={onClose}>
        {children}
      </Beside>
    );
  }
  return (
    <Sheet
      isOpen
      position="end"
      width={520}
      title={title}
      closeLabel={t('Close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {children}
    </Sheet>
  );
}

function Beside({ title, onClose, children }: BesideSheetProps) {
  const t = useT();
  const heading = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  const onKey = useEffectEvent((event: KeyboardEvent, closesList: boolean) => {
    const { target } = event;
    // Windows and lists that lie above take the key for themselves.
    const inside = target === document.body || (target instanceof Node && sheet.current?.contains(target));
    if (event.key === 'Escape' && !event.defaultPrevented && inside && !closesList) onClose();
  });
  useEffect(() => {
    // Asked on the way down: on the way up the list of a field is closed already, and says nothing of it.
    let closesList = false;
    const before = ({ target }: KeyboardEvent) => {
      closesList = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
    };
    const listen = (event: KeyboardEvent) => onKey(event, closesList);
    document.addEventListener('keydown', before, true);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', before, true);
      document.removeEventListener('keydown', listen);
    };
  }, []);
  return (
    <div ref={sheet} role="dialog" aria-labelledby={heading} tabIndex={-1} className={css.sheet}>
      <div className={css.head}>
        <h2 id={heading} className={text({ style: 'h3' })} dir="auto">
          {title}
        </h2>
        <IconButton label={t('Close')} tooltip={false} onPress={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={css.body}>{children}</div>
    </div>
  );
}
