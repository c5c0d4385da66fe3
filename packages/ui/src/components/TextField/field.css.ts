import { component, utility } from '../../css/layered.ts';
import { media, motion } from '../../css/tokens.ts';
import { vars } from '../../theme/contract.css.ts';
import { ink } from '../../theme/ink.ts';

/** Parts that all fields share. */
export const field = component({ display: 'flex', flexDirection: 'column', gap: 6, minInlineSize: 0 });

export const label = component({ fontSize: '0.8125rem', lineHeight: 18 / 13, fontWeight: 620 });
export const optional = component({ fontWeight: 450, color: ink(vars.color.fg, vars.opacity.muted) });

export const control = component({
  inlineSize: '100%',
  minBlockSize: 42,
  paddingInline: 12,
  paddingBlock: 8,
  background: ink(vars.color.panel),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
  borderRadius: vars.radius.control,
  outline: 'none',
  fontSize: '0.9375rem',
  lineHeight: 22 / 15,
  textAlign: 'start',
  transition: `border-color ${motion.hover}`,
  selectors: {
    '&::placeholder': { color: ink(vars.color.fg, vars.opacity.faint), opacity: 1 },
    '&[data-invalid]': {
      borderColor: ink(vars.color.danger),
      boxShadow: `0 0 0 1px ${ink(vars.color.danger)}`,
    },
    // The border becomes the ring: no layout change. The outline is for forced colours, which drop shadows.
    '&:focus, &[data-focus-visible], &[data-open]': {
      borderColor: ink(vars.color.focus),
      boxShadow: `0 0 0 1px ${ink(vars.color.focus)}`,
      outline: '2px solid transparent',
    },
    '&[data-disabled]': { opacity: vars.opacity.disabled },
  },
  '@media': { [media.phone]: { minBlockSize: 48 } },
});

export const description = component({
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});

export const error = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontWeight: 500,
  color: ink(vars.color.danger),
});

export const passwordBox = component({ position: 'relative', display: 'flex' });
export const passwordInput = utility({ paddingInlineEnd: 48 });
// A utility, so that it wins over the position of the icon button it is put on.
export const reveal = utility({
  position: 'absolute',
  insetInlineEnd: 4,
  insetBlockStart: 'calc(50% - 16px)',
});
