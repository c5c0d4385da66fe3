import { component, ink, insetRing, media, utility, vars } from '@kantele/ui/css';

/** As high for one tab as for the other. */
export const panel = component({ paddingBlockStart: 20, minBlockSize: 'min(560px, 60dvb)' });
export const editor = component({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });
export const tools = component({ display: 'flex', flexWrap: 'wrap', gap: 12 });
export const search = component({ flex: '1 1 200px', inlineSize: 'auto' });

export const lines = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: 4,
});
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minBlockSize: 48,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const lineWords = component({ flex: '1 1 140px', minInlineSize: 0, fontWeight: 520 });

export const caps = component({ display: 'inline-flex', gap: 4 });
export const cap = component({
  minInlineSize: 28,
  padding: '2px 7px',
  border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
  borderBlockEndWidth: 2,
  borderRadius: 5,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontWeight: 560,
  textAlign: 'center',
});
const field = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 72,
  minBlockSize: 40,
  paddingInline: 8,
  borderRadius: vars.radius.control,
  cursor: 'default',
} as const;
export const keysButton = component({
  ...field,
  border: '1px solid transparent',
  selectors: {
    '&:hover': { background: ink(vars.color.fg, vars.opacity.hover) },
    '&:focus-visible': insetRing,
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});
/** Switched off with all single keys: still there to be changed. */
export const silent = utility({ textDecoration: 'line-through', opacity: 0.7 });
export const recorder = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
});
export const recording = component({
  ...field,
  border: `1px dashed ${ink(vars.color.focus)}`,
  fontSize: '0.875rem',
  selectors: { '&:focus-visible': insetRing },
});
export const note = component({
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const hint = component({
  fontSize: '0.8125rem',
  lineHeight: 20 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});

export const settings = component({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });
export const setting = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
});
export const settingWords = component({ flex: '1 1 200px', minInlineSize: 0 });
export const settingName = component({ fontWeight: 600 });
