import { component, globalIn, ink, insetRing, media, motion, utility, vars, z } from '@kantele/ui/css';
import { low } from './low.ts';

export const frame = component({
  vars: { '--bar': '5.25rem', '--top': '4rem', '--gutter': '32px' },
  position: 'fixed',
  inset: 0,
  // What is announced across the window stands above it.
  insetBlockStart: 'var(--strips, 0px)',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // The player takes what it needs, with a notice over it; the page gets the rest.
  gridTemplateRows: 'minmax(0, 1fr) auto',
  background: ink(vars.color.bg),
  overflow: 'clip',
  '@media': {
    // Kept for the panel before its code has come, so that nothing jumps.
    [media.desktop]: {
      selectors: { ':root[data-panel] &': { gridTemplateColumns: 'auto minmax(0, 1fr) var(--panel)' } },
    },
    '(max-width: 74.99875rem)': {
      vars: { '--bar': '4.75rem', '--gutter': '24px' },
      gridTemplateColumns: 'auto minmax(0, 1fr)',
    },
    [media.phone]: {
      vars: {
        '--top': '3.25rem',
        '--gutter': '16px',
      },
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
});
/** The field of the search page takes a line of its own under the top bar of a phone. */
export const withSearch = utility({ '@media': { [media.phone]: { vars: { '--top': '7.25rem' } } } });

export const column = component({
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  // The ground of the top bar is wider than the page; it ends where the sidebar begins.
  overflowX: 'clip',
});

export const main = component({
  position: 'absolute',
  inset: 0,
  overflowY: 'auto',
  overflowX: 'clip',
  overscrollBehaviorY: 'contain',
  scrollbarWidth: 'thin',
  scrollPaddingBlock: 'calc(var(--top) + 8px) 16px',
  containerType: 'inline-size',
  containerName: 'main',
  outline: 'none',
  '@media': {
    [low]: {
      paddingBlockEnd: 'var(--player-height)',
      scrollPaddingBlockEnd: 'calc(var(--player-height) + 8px)',
    },
  },
});

export const player = component({
  gridColumn: '1 / -1',
  position: 'relative',
  minInlineSize: 0,
  zIndex: z.player,
  background: ink(vars.color.panel),
  '@media': {
    [low]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      transition: `translate ${motion.move}`,
      selectors: {
        '[data-away] > &:not(:focus-within:has(:focus-visible))': { translate: '0 100%' },
      },
    },
  },
});
/** Links lead here. */
export const region = component({
  position: 'relative',
  outline: 'none',
  selectors: { '&:focus-visible': insetRing },
});

// Focus comes here after a navigation, to be read out; a heading cannot be operated and needs no ring.
globalIn('utilities', '#main h1:focus-visible', { outline: 'none', boxShadow: 'none' });

// What lies along the lower edge; messages stand above it, outside the frame.
globalIn('components', ':root', {
  vars: { '--player-height': '5.25rem' },
  '@media': { [media.phone]: { vars: { '--player-height': 'calc(7.25rem + env(safe-area-inset-bottom))' } } },
});
