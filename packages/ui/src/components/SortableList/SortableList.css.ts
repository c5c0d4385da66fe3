import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

const line = `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`;

export const list = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 2 } },
});

export const row = component({
  borderBlockEnd: line,
  borderRadius: 4,
  outline: 'none',
  cursor: 'default',
  background: ink(vars.color.panel),
  transition: `background-color ${motion.hover}`,
  selectors: {
    '&:first-child': { borderBlockStart: line },
    '&[data-hovered]': { background: ink(vars.color.fg, 0.05) },
    '&[data-focus-visible]': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: -2 },
    '&[data-dragging]': { opacity: 0.5 },
    '&[data-drop-target]': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: -2 },
  },
});
/** The cell of the grid, which lies between a row and what is in it. */
export const cells = component({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: '3.5rem',
  paddingBlock: 6,
});
export const handle = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.control,
  color: ink(vars.color.fg, vars.opacity.muted),
  cursor: 'grab',
  selectors: {
    '&[data-hovered]': { background: ink(vars.color.fg, 0.08), color: ink(vars.color.fg) },
    '&[data-focus-visible]': {
      outline: `2px solid ${ink(vars.color.focus)}`,
      outlineOffset: -2,
      color: ink(vars.color.fg),
    },
  },
});
/** The step of a row that is within another one. */
export const inner = component({ flexShrink: 0, inlineSize: 20 });
export const content = component({ flex: 1, minInlineSize: 0 });

export const place = component({
  blockSize: 0,
  outline: `1px solid transparent`,
  selectors: {
    '&[data-drop-target]': { outline: `2px solid ${ink(vars.color.focus)}`, borderRadius: 2 },
  },
});
