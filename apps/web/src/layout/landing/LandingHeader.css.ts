import { component, globalIn, ink, insetRing, utility, vars } from '@kantele/ui/css';

/** From here there is room for a menu on one line. */
const wideWindow = '(min-width: 64rem)';

export const header = component({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(1rem, 3.6vw, 3.25rem)',
  minBlockSize: 'var(--landing-top)',
  maxInlineSize: '90rem',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  color: ink(vars.color.fg),
  selectors: { '&:has(> :popover-open)': { background: ink(vars.color.bg) } },
});
export const wordmark = component({
  flexShrink: 0,
  maxInlineSize: '100%',
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  lineHeight: '40px',
  fontWeight: 820,
  fontStretch: '92%',
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: 'inherit',
  textDecoration: 'none',
});
export const wide = component({
  display: 'none',
  '@media': {
    [wideWindow]: {
      flex: 1,
      minInlineSize: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 24,
    },
  },
});
export const items = component({ display: 'flex', flexWrap: 'wrap', gap: '0 8px' });
export const item = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 40,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  fontSize: '0.9375rem',
  fontWeight: 520,
  selectors: {
    '&:hover': { background: ink(vars.color.fg, vars.opacity.hover) },
    '&[data-focus-visible]': insetRing,
  },
});
/** The title over links, and those links, in the panel. */
export const title = component({
  display: 'block',
  paddingBlockStart: 12,
  fontSize: '0.9375rem',
  fontWeight: 640,
});
export const inner = component({ display: 'grid', paddingInlineStart: 20, listStyle: 'none' });
export const guest = component({
  display: 'flex',
  gap: 8,
  marginInlineStart: 'auto',
});
export const opener = utility({
  marginInlineStart: 'auto',
  marginInlineEnd: -9,
  '@media': { [wideWindow]: { display: 'none' } },
});
/** Under the header, over the page. */
export const panel = component({
  position: 'absolute',
  inset: 'var(--landing-top) 0 auto',
  inlineSize: 'auto',
  margin: 0,
  padding: '8px var(--gutter) 24px',
  border: 0,
  borderBlockEnd: `2px solid ${ink(vars.color.fg)}`,
  background: ink(vars.color.bg),
  color: ink(vars.color.fg),
  selectors: { '&:popover-open': { display: 'grid', gap: 12 } },
  '@media': { [wideWindow]: { selectors: { '&:popover-open': { display: 'none' } } } },
});

globalIn('components', `.${panel} .${items}`, { display: 'grid' });
globalIn('components', `.${panel} .${item}`, { paddingInline: 0, minBlockSize: 48, fontSize: '1.125rem' });
globalIn('components', `.${panel} .${guest}`, {
  marginInlineStart: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
});
// Whole at every width: there is no rail it would have to fit into.
globalIn('utilities', `.${wordmark} > :first-child`, { display: 'inline' });
globalIn('utilities', `.${wordmark} > :nth-child(2)`, { display: 'none' });
