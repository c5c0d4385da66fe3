import { component, ink, utility, vars } from '@kantele/ui/css';

export const parts = component({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' });
export const part = component({ display: 'grid', gap: 8 });
/** A value as it was and as it is, in one line where there is room. */
export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  margin: 0,
  minInlineSize: 0,
});
export const label = component({ flexBasis: '100%', color: ink(vars.color.fg, vars.opacity.muted) });
export const side = component({ textDecoration: 'none', minInlineSize: 0, maxInlineSize: '100%' });
export const text = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const picture = component({
  display: 'block',
  blockSize: 56,
  maxInlineSize: 120,
  objectFit: 'contain',
  borderRadius: 4,
  background: ink(vars.color.fg, 0.085),
});
export const color = component({
  display: 'inline-block',
  inlineSize: 28,
  blockSize: 20,
  borderRadius: 4,
  verticalAlign: 'middle',
  boxShadow: `inset 0 0 0 1px ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const opener = utility({ justifySelf: 'start' });
/** Whose values stand on either side. */
export const sides = component({ display: 'flex', flexWrap: 'wrap', gap: 8, fontWeight: 600 });
/** What lies over the panel and the page beside. */
export const bars = component({ gridColumn: '1 / -1', minInlineSize: 0 });
export const behind = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 16px',
  background: ink(vars.color.info, 0.12),
  borderBlockEnd: `1px solid ${ink(vars.color.info)}`,
});
export const behindWords = component({ flex: '1 1 240px', minInlineSize: 0 });
