import { cx } from '@kantele/ui/cx';
import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyPart } from '../../app/code.ts';
import { useHydrated } from '../../app/hydrated.ts';
import { useT } from '../../app/i18n.tsx';
import { BellGlyph, bellLabel } from './BellGlyph.tsx';
import * as css from './bell.css.ts';
import { useUnread } from './useUnread.ts';

const BellPopover = lazyPart(() => import('./BellPopover.tsx'));

/** The bell of the bar, from the server a link. The code of what it opens comes with the first press. */
export default function BellButton() {
  const t = useT();
  const unread = useUnread();
  const [wanted, setWanted] = useState(false);
  const look = { className: cx(iconButtonStyle(), css.bell), 'aria-label': bellLabel(t, unread) };
  const hydrated = useHydrated();
  if (!hydrated)
    return (
      <Link to="/notifications" {...look}>
        <BellGlyph unread={unread} />
      </Link>
    );
  const plain = (
    <button type="button" {...look} aria-haspopup="dialog" onClick={() => setWanted(true)}>
      <BellGlyph unread={unread} />
    </button>
  );
  if (!wanted) return plain;
  return <BellPopover meanwhile={plain} />;
}
