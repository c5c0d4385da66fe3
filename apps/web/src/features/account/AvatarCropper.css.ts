import { component, globalIn, ink, ring, vars } from '@kantele/ui/css';

// The library's own sheet lies in no layer and wins over ours; its variables and `!important` are the two ways in.
export const stage = component({
  vars: {
    '--rc-focus-color': ink(vars.color.focus),
    '--rc-drag-handle-size': '24px',
    '--rc-drag-handle-bg-colour': 'transparent',
  },
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 160,
  // Room for the handles, which reach over the edge of the picture.
  padding: 12,
  background: ink(vars.color.bgAlt),
  borderRadius: vars.radius.control,
});
/** As large as the dialog allows, whole. */
export const picture = component({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: 'min(420px, 50dvb)',
  userSelect: 'none',
});
// The place to grip is 24 px, what is seen of it a dot.
globalIn('components', `.${stage} .ReactCrop__drag-handle`, { border: '0 !important' });
globalIn('components', `.${stage} .ReactCrop__drag-handle::after`, {
  content: '""',
  position: 'absolute',
  inset: 6,
  borderRadius: '50%',
  background: ink(vars.color.bg),
  border: `2px solid ${ink(vars.color.fg)}`,
});
globalIn('components', `.${stage} .ReactCrop__drag-handle:focus`, {
  background: 'transparent !important',
  outline: 'none',
});
globalIn('components', `.${stage} .ReactCrop__drag-handle:focus-visible::after`, {
  ...ring,
});

export const tools = component({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginBlockStart: 16,
});
export const zoom = component({ flex: 1, minInlineSize: 0, display: 'grid', gap: 2 });
export const zoomLabel = component({ fontSize: '0.8125rem', lineHeight: 18 / 13, fontWeight: 620 });
export const preview = component({
  flexShrink: 0,
  inlineSize: 72,
  blockSize: 72,
  borderRadius: '50%',
  background: ink(vars.color.bgAlt),
});
