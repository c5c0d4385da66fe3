import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { media } from '../../css/tokens.ts';

const SPLIT = '(min-width: 56.25rem)';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvb',
  background: ink(vars.color.bg),
  '@media': { [SPLIT]: { gridTemplateColumns: 'minmax(440px, 560px) minmax(0, 1fr)' } },
});
/** The form without a panel beside it. */
export const alone = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvb',
  background: ink(vars.color.bg),
});
export const column = component({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 440px)',
  justifyContent: 'center',
  gap: 32,
  minInlineSize: 0,
  padding: '32px 32px 28px',
  '@media': { [media.phone]: { padding: '20px 16px 24px', gap: 24 } },
});
export const logo = component({ minBlockSize: 32, display: 'flex', alignItems: 'center' });
export const main = component({
  alignSelf: 'center',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  outline: 'none',
});
export const head = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  marginBlockEnd: 12,
});
export const lead = component({ color: ink(vars.color.fg, vars.opacity.muted) });
export const foot = component({
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});

export const panel = component({
  display: 'none',
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvb',
  overflow: 'hidden',
  background: ink(vars.color.primary),
  '@media': {
    [SPLIT]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(3, minmax(0, 1fr))',
    },
    '(min-width: 75rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** The panel with one picture. */
export const whole = component({
  display: 'none',
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvb',
  background: ink(vars.color.primary),
  '@media': { [SPLIT]: { display: 'block' } },
});
export const filling = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

// The paper of a picture is seldom white: it is made so, or it would show as a grey.
const plain = 'grayscale(1) brightness(1.12) contrast(1.35)';

// Duotone without touching a pixel: black becomes the ink of the tile (screen) and white the colour of the paper
// (multiply). In the dark the paper is dimmed, and stays paper: a face is never shown as its negative.
const paper = `light-dark(${ink(vars.color.bg)}, color-mix(in oklab, ${ink(vars.color.fg)} 90%, ${ink(vars.color.bg)}))`;
export const tile = component({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minBlockSize: 0,
  background: ink(vars.color.primary),
  selectors: {
    '&:nth-child(4n + 2), &:nth-child(7n)': {
      background: `light-dark(${ink(vars.color.fg)}, ${ink(vars.color.bg)})`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: paper,
      mixBlendMode: 'multiply',
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::after': { display: 'none' } } },
    '(max-width: 74.99875rem)': { selectors: { '&:nth-child(n + 10)': { display: 'none' } } },
  },
});
export const picture = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: plain,
  mixBlendMode: 'screen',
  '@media': { '(forced-colors: active)': { mixBlendMode: 'normal', filter: 'none' } },
});

export const or = component({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      blockSize: 1,
      background: ink(vars.color.fg, vars.opacity.divider),
    },
  },
});
