import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

/** How much of the track is filled, 0–1. */
export const filled = createVar();
/** How much of it is loaded, 0–1. */
export const buffered = createVar();
/** Where the time tip points, 0–1. */
export const tipAt = createVar();
const thickness = createVar();
const shade = createVar();

const awake = '&:hover:not([data-disabled]), &:focus-within, &[data-dragging]';

/** The 24 px strip that takes the pointer. */
export const strip = recipe({
  base: inLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    blockSize: 24,
    inlineSize: '100%',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'default',
    selectors: { '&[data-disabled]': { opacity: vars.opacity.disabled } },
  }),
  variants: {
    look: {
      /** Inside a line of controls: 4 px at rest. */
      bar: inLayer({
        vars: { [thickness]: '4px' },
        selectors: { [awake]: { vars: { [thickness]: '8px' } } },
      }),
      /** The player's upper edge: a 2 px groove with the strip half above, half below it. */
      groove: inLayer({
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: -12,
        vars: { [thickness]: '2px' },
        selectors: { [awake]: { vars: { [thickness]: '8px' } } },
      }),
      /** Always 8 px; for the player over the whole window. */
      wide: inLayer({ vars: { [thickness]: '8px' } }),
      /** Always 4 px; for volume. */
      thin: inLayer({ vars: { [thickness]: '4px' } }),
    },
    tone: {
      accent: inLayer({ vars: { [shade]: ink(vars.color.accentText) } }),
      ink: inLayer({ vars: { [shade]: ink(vars.color.fg) } }),
    },
  },
});

export const track = component({
  position: 'absolute',
  insetInline: 0,
  blockSize: thickness,
  borderRadius: 4,
  overflow: 'hidden',
  background: ink(vars.color.fg, 0.16),
  transition: `block-size ${motion.hover} ${motion.easeOut}`,
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  selectors: { '[data-look="groove"] &': { borderRadius: 0 } },
});

const part = { position: 'absolute', insetBlock: 0, insetInlineStart: 0 } as const;

export const loaded = component({
  ...part,
  inlineSize: `calc(${buffered} * 100%)`,
  background: ink(vars.color.fg, 0.17),
});

export const fill = component({
  ...part,
  inlineSize: `calc(${filled} * 100%)`,
  background: shade,
  '@media': {
    '(forced-colors: active)': {
      background: 'Highlight',
      selectors: { '[data-disabled] &': { background: 'GrayText' } },
    },
  },
});

export const thumb = component({
  position: 'absolute',
  insetInlineStart: `clamp(0px, calc(${filled} * 100% - 8px), calc(100% - 16px))`,
  inlineSize: 16,
  blockSize: 16,
  borderRadius: '50%',
  background: shade,
  boxShadow: `0 0 0 2px ${ink(vars.color.panel)}`,
  opacity: 0,
  transform: 'scale(.5)',
  transition: `opacity ${motion.hover}, transform ${motion.hover} ${motion.easeOut}`,
  pointerEvents: 'none',
  selectors: {
    ':is(:hover, :focus-within, [data-dragging], [data-thumb="always"]) > &': {
      opacity: 1,
      transform: 'none',
    },
    // The ring stands on the thumb, the only part with a place of its own.
    ':has(> input:focus-visible) > &': {
      outline: `2px solid ${ink(vars.color.focus)}`,
      outlineOffset: 3,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'Highlight',
      border: '2px solid ButtonText',
      selectors: { '[data-disabled] &': { background: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

export const input = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  appearance: 'none',
  pointerEvents: 'none',
});

export const tip = component({
  position: 'absolute',
  insetBlockEnd: 'calc(50% + 14px)',
  insetInlineStart: `clamp(24px, calc(${tipAt} * 100%), calc(100% - 24px))`,
  transform: 'translateX(-50%)',
  // Time goes from left to right also on a page that does not: the strip decides.
  selectors: { '&:dir(rtl)': { transform: 'translateX(50%)' } },
  padding: '3px 7px',
  borderRadius: 6,
  background: ink(vars.color.fg),
  color: ink(vars.color.bg),
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  zIndex: 1,
});
