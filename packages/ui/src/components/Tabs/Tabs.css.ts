import { vars } from '../../css/contract.css.ts';
import { insetRing } from '../../css/focus.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

/** The line of tabs. Also for links: `<nav className={tabListStyle}>`. */
export const tabListStyle = component({
  display: 'flex',
  gap: 28,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});

const active = '&[data-selected], &[aria-current]:not([aria-current="false"]), &[data-status="active"]';

/** One tab. Also for links: `<Link className={tabStyle} aria-current="page">`. */
export const tabStyle = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: 44,
  color: ink(vars.color.fg, vars.opacity.muted),
  fontSize: '0.9375rem',
  lineHeight: 22 / 15,
  fontWeight: 560,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'default',
  borderRadius: 4,
  transition: `color ${motion.hover}`,
  selectors: {
    '&:hover, &[data-hovered]': { color: ink(vars.color.fg) },
    '&:focus-visible, &[data-focus-visible]': insetRing,
    '&[data-disabled]': { opacity: vars.opacity.disabled },
    [active]: { color: ink(vars.color.fg), fontWeight: 640 },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: 2,
      background: ink(vars.color.fg),
      opacity: 0,
      transition: `opacity ${motion.hover}`,
    },
    '&[data-selected]::after, &[aria-current]:not([aria-current="false"])::after, &[data-status="active"]::after':
      {
        opacity: 1,
      },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&::after': { background: 'Highlight' }, [active]: { color: 'Highlight' } },
    },
  },
});

export const tabPanel = component({
  paddingBlockStart: 16,
  selectors: { '&:focus-visible': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 4 } },
});
