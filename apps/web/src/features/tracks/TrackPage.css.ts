import { component, ink, vars } from '@kantele/ui/css';

export const albumLink = component({ fontWeight: 600 });
export const wave = component({
  paddingBlock: 18,
  borderBlock: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderBlockStart: `2px solid ${ink(vars.color.fg)}`,
});
export const times = component({ display: 'flex', justifyContent: 'space-between', marginBlockStart: 8 });
export const lyrics = component({ marginBlockStart: 40, maxInlineSize: 720 });
export const lines = component({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  // Verse begins where its own script begins.
  textAlign: 'start',
});
export const full = component({ marginBlockStart: 12 });
export const summary = component({
  display: 'inline-block',
  cursor: 'default',
  listStyle: 'none',
  fontWeight: 600,
  paddingBlock: 6,
  color: ink(vars.color.accentText),
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: 2,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &': { display: 'none' },
  },
});
