import { PaneResizer } from '@kantele/ui/PaneResizer';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect } from 'react';
import { useT } from '../../app/i18n.tsx';
import {
  defaultInterface,
  interfacePreferences,
  sidebarWidths,
  useInterface,
} from '../../app/interface-preferences.ts';
import { GlyphButton } from '../../app/parts/GlyphButton.tsx';
import * as css from './Sidebar.css.ts';

/** Makes the sidebar wider, narrower or a rail. Before the page is alive `preHydrationScript` has given it its size. */
export default function SidebarSize() {
  const t = useT();
  const width = useInterface('sidebarWidth');
  const rail = useInterface('rail');
  useEffect(() => {
    // Not the values of the render: the first one is made with the usual ones.
    const wish = interfacePreferences.get();
    const { style, dataset } = document.documentElement;
    style.setProperty('--sidebar', `${wish.sidebarWidth}px`);
    if (wish.rail) dataset.rail = '';
    else delete dataset.rail;
  });
  const Glyph = rail ? PanelLeftOpen : PanelLeftClose;
  return (
    <>
      <div className={css.foot}>
        <GlyphButton
          label={rail ? t('Widen sidebar') : t('Narrow sidebar')}
          onPress={() => interfacePreferences.set({ rail: !rail })}
        >
          <Glyph className={css.mirrored} size={20} aria-hidden="true" />
        </GlyphButton>
      </div>
      <PaneResizer
        label={t('Width of the sidebar')}
        edge="end"
        value={width}
        min={sidebarWidths.min}
        max={sidebarWidths.max}
        usual={defaultInterface.sidebarWidth}
        onChange={(sidebarWidth) => interfacePreferences.set({ sidebarWidth })}
        className={css.resizer}
      />
    </>
  );
}
