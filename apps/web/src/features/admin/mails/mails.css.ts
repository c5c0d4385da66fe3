import { component, ink, ring, vars } from '@kantele/ui/css';

const edge = `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`;

export const preview = component({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
/** Mails are light, whatever the site around them is. */
export const page = component({
  inlineSize: '100%',
  blockSize: 480,
  border: edge,
  borderRadius: 8,
  colorScheme: 'light',
});
export const plain = component({
  maxBlockSize: 480,
  overflow: 'auto',
  padding: 16,
  border: edge,
  borderRadius: 8,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': ring },
});
