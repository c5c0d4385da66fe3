import { vars } from '../../css/contract.css.ts';
import { insetRing } from '../../css/focus.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { media, motion, z } from '../../css/tokens.ts';
import { raised } from '../Popover/Popover.css.ts';

export const scrim = component({
  position: 'fixed',
  inset: 0,
  zIndex: z.modal,
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  padding: 16,
  paddingBlockStart: 'min(14vb, 112px)',
  background: ink(vars.color.scrim, 0.56),
  transition: `opacity ${motion.hover}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.phone]: { paddingBlockStart: 16 } },
});
export const modal = component({
  ...raised,
  inlineSize: '100%',
  maxInlineSize: 640,
  maxBlockSize: 'min(560px, calc(100dvb - 48px))',
  display: 'flex',
  overflow: 'hidden',
  outline: 'none',
});
export const dialog = component({ flex: 1, minInlineSize: 0, display: 'flex', outline: 'none' });
export const whole = component({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });

export const field = component({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flexShrink: 0,
  minBlockSize: 60,
  paddingInline: 20,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const input = component({
  flex: 1,
  minInlineSize: 0,
  blockSize: 60,
  appearance: 'none',
  outline: 'none',
  fontSize: '1.0625rem',
  selectors: {
    // The field is the whole head of the palette and always has the focus.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: ink(vars.color.fg, vars.opacity.muted), opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
export const list = component({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: 8,
  scrollPaddingBlock: 8,
  selectors: { '&:focus-visible': insetRing },
});
export const lines = component({ outline: 'none' });
export const icon = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 32,
  minBlockSize: 36,
});
export const words = component({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const hint = component({
  marginInlineStart: 8,
  fontSize: '0.8125rem',
  color: ink(vars.color.fg, vars.opacity.muted),
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
export const caps = component({ display: 'inline-flex', gap: 4 });
export const cap = component({
  minInlineSize: 24,
  padding: '1px 6px',
  border: `1px solid ${ink(vars.color.fg, 0.3)}`,
  borderRadius: 4,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 16 / 12,
  fontWeight: 560,
  textAlign: 'center',
  color: ink(vars.color.fg, vars.opacity.muted),
  '@media': { [media.forcedColors]: { color: 'inherit', borderColor: 'currentColor' } },
});
export const empty = component({ padding: '20px 12px', color: ink(vars.color.fg, vars.opacity.muted) });
export const foot = component({
  flexShrink: 0,
  padding: '10px 20px',
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  color: ink(vars.color.fg, vars.opacity.muted),
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
});
