import { component, ink, ring, vars } from '@kantele/ui/css';

export const what = component({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 'min(280px, 100%)',
  paddingBlock: 4,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
export const summary = component({
  inlineSize: 'fit-content',
  fontSize: '0.8125rem',
  lineHeight: 24 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
  cursor: 'default',
  borderRadius: 4,
  selectors: { '&:focus-visible': ring },
});
