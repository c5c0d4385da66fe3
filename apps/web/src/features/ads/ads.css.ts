import { component, ink, text, utility, vars } from '@kantele/ui/css';

/** A place with its mark. The room is there before the advertisement, whatever becomes of it. */
export const slot = component({
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  minInlineSize: 0,
});
export const mark = text({ style: 'small', tone: 'muted' });
export const box = component({
  display: 'grid',
  placeItems: 'center',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  inlineSize: '100%',
  marginInline: 'auto',
  overflow: 'clip',
  contain: 'strict',
});
export const link = component({
  display: 'grid',
  placeItems: 'center',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, auto)',
  blockSize: '100%',
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
});
export const picture = component({ display: 'block', maxInlineSize: '100%', maxBlockSize: '100%' });
/** Documents without colours of their own are light: theirs is transparent then, as in light pages. */
export const frame = component({ inlineSize: '100%', blockSize: '100%', border: 0, colorScheme: 'light' });
export const note = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  padding: 8,
  textAlign: 'center',
  fontSize: '0.8125rem',
  color: ink(vars.color.fg, vars.opacity.muted),
  border: `1px dashed ${ink(vars.color.fg, vars.opacity.divider)}`,
});

const wide = {
  maxInlineSize: 1440,
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
};
/** Above a page, below the top bar; see `belowAd`. */
export const top = utility({ ...wide, paddingBlock: 'calc(var(--top) + 8px) 12px' });
/** Below a page. */
export const bottom = utility({ ...wide, paddingBlockEnd: 24 });
/** Around a page with something above it: the page leaves no more room for the top bar. */
export const belowAd = utility({ vars: { '--page-top': '0px' } });
