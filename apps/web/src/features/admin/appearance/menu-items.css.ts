import { component, ink, insetRing, media, vars } from '@kantele/ui/css';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';

export const content = component({ display: 'flex', alignItems: 'center', gap: 8 });
export const icon = component({ display: 'inline-flex', flexShrink: 0 });
export const words = component({ display: 'grid', flex: 1, minInlineSize: 0, paddingBlock: 6 });
export const name = component({ fontWeight: 560, overflowWrap: 'anywhere' });
export const note = component({
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  overflowWrap: 'anywhere',
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const said = visuallyHidden;
export const empty = component({ padding: 12, color: ink(vars.color.fg, vars.opacity.muted) });

/** The button that shows the chosen icon. */
export const chosen = component({ display: 'inline-flex', alignItems: 'center', gap: 10 });
export const icons = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))',
  gap: 2,
  maxBlockSize: 264,
  overflowY: 'auto',
  marginBlockStart: 12,
  outline: 'none',
});
export const choice = component({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: ink(vars.color.fg, vars.opacity.hover) },
    '&[data-selected]': { boxShadow: `inset 0 0 0 2px ${ink(vars.color.fg)}` },
    '&[data-focus-visible]': insetRing,
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
  },
});
