import { component, globalIn, ink, media, utility, vars, z } from '@kantele/ui/css';

export const frame = component({
  vars: { '--bar': '84px', '--top': '64px', '--gutter': '32px' },
  position: 'fixed',
  inset: 0,
  // What is announced across the window stands above it.
  insetBlockStart: 'var(--strips, 0px)',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) var(--bar)',
  background: ink(vars.color.bg),
  overflow: 'clip',
  '@media': {
    // Kept for the panel before its code has come, so that nothing jumps.
    [media.desktop]: {
      selectors: { ':root[data-panel] &': { gridTemplateColumns: 'auto minmax(0, 1fr) var(--panel)' } },
    },
    '(max-width: 1199.98px)': {
      vars: { '--bar': '76px', '--gutter': '24px' },
      gridTemplateColumns: 'auto minmax(0, 1fr)',
    },
    [media.phone]: {
      vars: {
        '--bar': 'calc(116px + env(safe-area-inset-bottom))',
        '--top': '52px',
        '--gutter': '16px',
      },
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
});
/** The field of the search page takes a line of its own under the top bar of a phone. */
export const withSearch = utility({ '@media': { [media.phone]: { vars: { '--top': '116px' } } } });

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
});

export const player = component({
  gridColumn: '1 / -1',
  position: 'relative',
  minInlineSize: 0,
  zIndex: z.player,
  outline: 'none',
  background: ink(vars.color.panel),
});
/** Reserved whether something plays or not, so that nothing moves when it does. */
export const bar = component({ blockSize: 'var(--bar)' });

// Focus comes here after a navigation, to be read out; a heading cannot be operated and needs no ring.
globalIn('utilities', '#main h1:focus-visible', { outline: 'none', boxShadow: 'none' });

// What lies along the lower edge; messages stand above it, outside the frame.
globalIn('components', ':root', {
  vars: { '--player-height': '84px' },
  '@media': { [media.phone]: { vars: { '--player-height': 'calc(116px + env(safe-area-inset-bottom))' } } },
});
