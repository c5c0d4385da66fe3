import { component, ink, vars } from '@kantele/ui/css';

// What the views of the panel have in common. Classes of a view stand beside these and set other properties, so that
// it does not matter which style sheet comes first.

/** A view, as high as there is room: bars and a place that scrolls. */
export const view = component({
  flex: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
});
/** Offsets in it are measured from its own top. */
export const scroller = component({
  flex: 1,
  minBlockSize: 0,
  position: 'relative',
  overflowY: 'auto',
  overflowX: 'clip',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  selectors: {
    // In a sheet that is half up a swipe brings it up first.
    '[data-snaps]:not([data-expanded]) &': { overflowY: 'hidden', overscrollBehavior: 'auto' },
  },
});
/** A line of things: a head or a foot. */
export const bar = component({ flexShrink: 0, display: 'flex', alignItems: 'center' });
export const heading = component({ fontSize: '0.875rem', lineHeight: 20 / 14, fontWeight: 700 });
/** Words in a head that can be pressed. */
export const action = component({
  minBlockSize: 40,
  borderRadius: 6,
  fontSize: '0.8125rem',
  selectors: { '&:hover': { background: ink(vars.color.fg, vars.opacity.hover) } },
});
/** Says that there is nothing. */
export const empty = component({ padding: '32px 20px' });
