import { globalIn, ink, media, vars } from '@kantele/ui/css';
import type { InterfacePreferences } from '../../app/interface-preferences.ts';
import { outOfSight } from '../../app/parts/folded.ts';
import * as css from './SidebarLists.css.ts';

type Rule = Parameters<typeof globalIn>[2];

/** Rules for a part of the lists in one view; the rail shows pictures only, in every view. */
const inView = (view: InterfacePreferences['sidebarView'], part: string, rule: Rule) =>
  globalIn('components', `:root:not([data-rail]) .${css.library}[data-view="${view}"] ${part}`, {
    '@media': { [media.desktop]: rule },
  });

const row = `.${css.recentItem}`;
const tile = `.${css.tile}`;
const name = `.${css.recentName}`;
const sub = `.${css.recentSub}`;
/** The buttons over the end of a row. */
const endButton = `:is(.${css.newFolder}, .${css.folderMore})`;
const all = `.${css.allPlaylists}`;
/** What stands under the line of an open folder. */
const inside = `li > .${css.folderLine} ~ *`;

// Words end before the button.
for (const view of ['list', 'compact'] as const)
  inView(view, `.${css.folderLine} > ${row}`, { paddingInlineEnd: 56 });

// One line a row, without pictures; glyphs of rows that are no playlist stay.
inView('compact', row, { minBlockSize: 32, gap: 10 });
inView('compact', `${row} > :is([data-art], .${css.mosaic})`, { display: 'none' });
inView('compact', tile, { inlineSize: 18, blockSize: 18, border: 0, background: 'none' });
inView('compact', `.${css.recentText}`, { display: 'flex', alignItems: 'baseline', gap: 8 });
inView('compact', name, { flex: 'none', maxInlineSize: '100%' });
inView('compact', sub, { flex: 1, minInlineSize: 0 });
inView('compact', endButton, { insetInlineEnd: 16 });
inView('compact', `${endButton} button`, { inlineSize: 32, blockSize: 32 });
inView('compact', `.${css.inFolder}`, { paddingInlineStart: 28 });
inView('compact', all, { minBlockSize: 32 });

// Pictures beside each other, the name under each.
const columns = {
  display: 'grid',
  // Two at least, also with large letters.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6rem, 50% - 2px), 1fr))',
  gap: 4,
} as const;
inView('grid', `.${css.recentList}`, { ...columns, paddingInline: '18px 14px' });
inView('grid', row, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  gap: 6,
  padding: 6,
  borderRadius: 8,
});
inView('grid', `${row} > :first-child`, { gridColumn: '1 / -1', inlineSize: '100% !important' });
inView('grid', `${row}[data-gap]::after`, {
  insetBlock: 6,
  insetInline: 'auto',
  borderBlockStart: 0,
  borderInlineStart: `2px solid ${ink(vars.color.fg)}`,
});
inView('grid', `${row}[data-gap="before"]::after`, { insetInlineStart: -3 });
inView('grid', `${row}[data-gap="after"]::after`, { insetInlineEnd: -3 });
inView('grid', tile, { blockSize: 'auto', aspectRatio: '1' });
// Its ground is no colour of the system: there the outline is seen.
inView('grid', `${tile}:not(.${css.newTile})`, { outline: '1px solid transparent', outlineOffset: -1 });
inView('grid', `${tile} > svg`, { inlineSize: 28, blockSize: 28 });
inView('grid', sub, outOfSight);
// On a corner of the tile.
inView('grid', endButton, { insetInlineEnd: 6, insetBlock: '6px auto' });
inView('grid', all, { paddingInline: 6 });
inView('grid', `li:has(> ${all})`, { gridColumn: '1 / -1' });
// An open folder is a tile among the others, and what is in it stands under its line.
inView('grid', `li:has(> .${css.folderLine} > [aria-expanded="true"])`, { display: 'contents' });
inView('grid', inside, { gridColumn: '1 / -1' });
inView('grid', `.${css.inFolder}`, {
  ...columns,
  padding: 4,
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: 8,
});
inView('grid', `.${css.inFolder}:empty`, { display: 'none' });
