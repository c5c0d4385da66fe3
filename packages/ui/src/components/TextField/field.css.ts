import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, utility } from '../../css/layered.ts';
import { media, motion } from '../../css/tokens.ts';

/** Parts that all fields share. */
export const field = component({ display: 'flex', flexDirection: 'column', gap: 6, minInlineSize: 0 });

export const label = component({ fontSize: '0.8125rem', lineHeight: 18 / 13, fontWeight: 620 });
export const optional = component({ fontWeight: 450, color: ink(vars.color.fg, vars.opacity.muted) });

const frame = {
  inlineSize: '100%',
  minBlockSize: 42,
  background: ink(vars.color.panel),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
  borderRadius: vars.radius.control,
  outline: 'none',
  fontSize: '0.9375rem',
  lineHeight: 22 / 15,
  textAlign: 'start',
  transition: `border-color ${motion.hover}`,
  '@media': { [media.phone]: { minBlockSize: 48 } },
} as const;
const placeholder = { color: ink(vars.color.fg, vars.opacity.faint), opacity: 1 };
const wrong = { borderColor: ink(vars.color.danger) };
// The border becomes the ring: no layout change. The outline is for forced colours, which drop shadows.
const ringed = {
  borderColor: ink(vars.color.focus),
  boxShadow: `0 0 0 1px ${ink(vars.color.focus)}`,
  outline: '2px solid transparent',
};
/** Still wrong while it is corrected: the ring keeps the colour. */
const ringedWrong = {
  borderColor: ink(vars.color.danger),
  boxShadow: `0 0 0 1px ${ink(vars.color.danger)}`,
};

export const control = component({
  ...frame,
  paddingInline: 12,
  paddingBlock: 8,
  selectors: {
    '&::placeholder': placeholder,
    '&[data-invalid]': wrong,
    '&:focus, &[data-focus-visible], &[data-open]': ringed,
    '&[data-invalid]:focus, &[data-invalid][data-focus-visible], &[data-invalid][data-open]': ringedWrong,
    '&[data-disabled], fieldset:disabled &': { opacity: vars.opacity.disabled },
  },
});

/** A control made of parts: an input with a unit, buttons or chips beside it. */
export const group = component({
  ...frame,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 12,
  cursor: 'text',
  selectors: {
    '&[data-invalid]': wrong,
    '&:has(> input:focus)': ringed,
    '&[data-invalid]:has(> input:focus)': ringedWrong,
    '&[data-disabled], fieldset:disabled &': { opacity: vars.opacity.disabled },
  },
});
export const groupInput = component({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: 8,
  background: 'transparent',
  textAlign: 'start',
  selectors: {
    '&::placeholder': placeholder,
    // The group around it carries the ring.
    '&:focus, &:focus-visible': { outline: 'none' },
  },
});
/** What stands beside the input of a group: a unit, the beginning of an address. */
export const affix = component({
  flexShrink: 0,
  color: ink(vars.color.fg, vars.opacity.muted),
  whiteSpace: 'nowrap',
});
export const prefix = component({ marginInlineEnd: -8 });
/** A group ends in buttons, which stand close to its edge. */
export const groupWithButtons = component({ paddingInlineEnd: 4 });

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
