import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';
import { motion, z } from '../../css/tokens.ts';
import { raised } from '../Popover/Popover.css.ts';

// Narrow is a small window, or a page that has little room beside the sidebar of the player.
const NARROW = '(max-width: 56.24875rem)';
const NARROW_MAIN = 'main (max-width: 44.99875rem)';

export const nav = component({ position: 'relative', minInlineSize: 0 });

const shown = { display: 'flex' } as const;
/** The button that stands for the list where there is no room for it. */
export const toggle = component({
  display: 'none',
  alignItems: 'center',
  gap: 10,
  inlineSize: '100%',
  minBlockSize: 44,
  paddingInline: 12,
  background: ink(vars.color.panel),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
  borderRadius: vars.radius.control,
  fontWeight: 620,
  textAlign: 'start',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 2 },
  },
  '@media': { [NARROW]: shown },
  '@container': { [NARROW_MAIN]: shown },
});
export const toggleWords = component({ flex: 1, minInlineSize: 0 });
export const arrow = component({
  transition: `transform ${motion.hover}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

const panel = {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(100% + 4px)',
  zIndex: z.popover,
  maxBlockSize: 'min(560px, 70dvb)',
  overflowY: 'auto',
  padding: 6,
  background: raised.background,
  border: raised.border,
  borderRadius: raised.borderRadius,
  boxShadow: raised.boxShadow,
  selectors: { '&:not([data-open])': { display: 'none' } },
} as const;
export const list = component({
  display: 'grid',
  gap: 20,
  selectors: { '&:has(> * > button)': { gap: 4 } },
  '@media': { [NARROW]: panel },
  '@container': { [NARROW_MAIN]: panel },
});

const title = {
  paddingInline: 12,
  fontSize: '0.75rem',
  lineHeight: 16 / 12,
  fontWeight: 600,
  letterSpacing: '0.045em',
  textTransform: 'uppercase',
  color: ink(vars.color.fg, vars.opacity.muted),
} as const;
export const sectionTitle = component({ ...title, paddingBlockEnd: 4 });
/** The title of a section that opens and closes. */
export const groupButton = component({
  ...title,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: 36,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  transition: `color ${motion.hover}, background-color ${motion.hover}`,
  selectors: {
    '&:hover': { color: ink(vars.color.fg), background: ink(vars.color.fg, vars.opacity.hover) },
    '&:focus-visible': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: -2 },
    // One is at a place in it.
    '&[aria-expanded="false"]:has(+ ul [aria-current])': { color: ink(vars.color.fg), fontWeight: 760 },
  },
});
export const items = component({ display: 'grid', gap: 1 });

const current = '&[aria-current]:not([aria-current="false"]), &[data-status="active"]';
/** One item, for router links. */
export const sideNavItem = recipe({
  base: inLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 36,
    paddingInline: 12,
    borderRadius: vars.radius.control,
    color: ink(vars.color.fg, vars.opacity.muted),
    fontSize: '0.9375rem',
    lineHeight: 20 / 15,
    fontWeight: 520,
    transition: `color ${motion.hover}, background-color ${motion.hover}`,
    selectors: {
      '&:hover': { color: ink(vars.color.fg), background: ink(vars.color.fg, vars.opacity.hover) },
      '&:focus-visible': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: -2 },
      [current]: { color: ink(vars.color.fg), fontWeight: 680 },
    },
    '@media': {
      // Never by colour and weight alone: there is a mark, too.
      '(forced-colors: active)': {
        selectors: {
          [current]: { color: 'Highlight' },
          '&[aria-current]:not([aria-current="false"])::before, &[data-status="active"]::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 6,
            insetInlineStart: 0,
            inlineSize: 3,
            background: 'Highlight',
          },
        },
      },
    },
  }),
  variants: {
    look: {
      plain: {},
      /** With a mark on the edge, for a list that is the side of the whole window. */
      rail: inLayer({
        selectors: {
          '&[aria-current]:not([aria-current="false"])::before, &[data-status="active"]::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 6,
            insetInlineStart: 0,
            inlineSize: 3,
            borderRadius: 2,
            background: 'currentColor',
          },
        },
      }),
    },
  },
  defaultVariants: { look: 'plain' },
});
export const itemWords = component({ flex: 1, minInlineSize: 0 });
export const badge = component({
  minInlineSize: 22,
  paddingInline: 6,
  borderRadius: 6,
  background: ink(vars.color.fg, 0.1),
  color: ink(vars.color.fg),
  fontSize: '0.75rem',
  lineHeight: 20 / 12,
  fontWeight: 620,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
