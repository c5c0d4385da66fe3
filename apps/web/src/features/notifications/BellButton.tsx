import { cx } from '@kantele/ui/cx';
import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { useState } from 'react';
import { lazyPart } from '../../app/code.ts';
import { useT } from '../../app/i18n.tsx';
import { BellGlyph, bellLabel } from './BellGlyph.tsx';
import * as css from './notifications.css.ts';
import { useUnread } from './useUnread.ts';

const BellPopover = lazyPart(() => import('./BellPopover.tsx'));

/** The bell of the bar. The code of what it opens comes with the first press. */
export default function BellButton() {
  const t = useT();
  const unread = useUnread();
  const [wanted, setWanted] = useState(false);
  const plain = (
    <button
      type="button"
      className={cx(iconButtonStyle(), css.bell)}
      aria-label={bellLabel(t, unread)}
      aria-haspopup="dialog"
      onClick={() => setWanted(true)}
    >
      <BellGlyph unread={unread} />
    </button>
  );
  if (!wanted) return plain;
  return <BellPopover meanwhile={plain} />;
}
