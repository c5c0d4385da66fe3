import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, globalIn, inLayer } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

const CARDS = 'data-table (max-width: 39.99875rem)';
const SURFACE = '--table-surface';
const WASH = '--table-wash';
// A box of 18 px and its padding. It is the place where the next column stays, so it must not be squeezed.
export const CHECK = 44;
const checkPadding = { paddingInline: '8px 18px' };
const wash = (shade: string) => `linear-gradient(${shade}, ${shade})`;

const ground = (shade: string) => inLayer({ vars: { [SURFACE]: shade } });
/** The measure of the table; what it lies on has to be known by the cells that stay in place. */
export const root = recipe({
  base: inLayer({ containerType: 'inline-size', containerName: 'data-table', minInlineSize: 0 }),
  variants: {
    surface: {
      page: ground(ink(vars.color.bg)),
      panel: ground(ink(vars.color.panel)),
      raised: ground(ink(vars.color.raised)),
    },
  },
});

export const scroller = component({
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  // Focus does not hide under what stays in place.
  scrollPaddingBlockStart: 44,
  '@container': { [CARDS]: { overflow: 'visible', maxBlockSize: 'none !important' } },
});

export const table = component({
  inlineSize: '100%',
  // Collapsed borders would not stay with the cells that do.
  borderCollapse: 'separate',
  outline: 'none',
  fontSize: '0.9375rem',
  lineHeight: 20 / 15,
  transition: `opacity ${motion.hover}`,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: -2 },
    '[aria-busy="true"] &[data-stale]': { opacity: 0.55 },
  },
  '@container': { [CARDS]: { display: 'grid', gap: 10, gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const head = component({ '@container': { [CARDS]: { display: 'block' } } });
/** Without anything to choose or sort by nothing of it would be left in cards. */
export const emptyHead = component({ '@container': { [CARDS]: { display: 'none' } } });
// Without columns the head is a line of ways to sort.
globalIn('components', `.${head} > tr`, {
  '@container': { [CARDS]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 } },
});

const sticky = { position: 'sticky', background: `var(${SURFACE})` } as const;

export const column = recipe({
  base: inLayer({
    ...sticky,
    insetBlockStart: 0,
    zIndex: 2,
    blockSize: 40,
    paddingInline: 12,
    borderBlockEnd: `2px solid ${ink(vars.color.fg)}`,
    outline: 'none',
    color: ink(vars.color.fg, vars.opacity.muted),
    fontSize: '0.8125rem',
    lineHeight: 18 / 13,
    fontWeight: 520,
    whiteSpace: 'nowrap',
    cursor: 'default',
    selectors: {
      '&[data-allows-sorting]:hover, &[data-sort-direction]': { color: ink(vars.color.fg) },
      '&[data-sort-direction]': { fontWeight: 640 },
      '&[data-focus-visible]': {
        outline: `2px solid ${ink(vars.color.focus)}`,
        outlineOffset: -2,
        borderRadius: 4,
      },
      '&:first-child': { paddingInlineStart: 8 },
    },
    '@container': {
      [CARDS]: {
        position: 'static',
        inlineSize: 'auto !important',
        minInlineSize: '0 !important',
        blockSize: 'auto',
        selectors: {
          '&:not([data-allows-sorting])': { display: 'none' },
          '&[data-allows-sorting]': {
            display: 'inline-flex',
            alignItems: 'center',
            minBlockSize: 34,
            paddingInline: 14,
            border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
            borderRadius: 999,
          },
          '&[data-sort-direction]': { borderColor: ink(vars.color.fg) },
        },
      },
    },
  }),
  variants: {
    first: { true: inLayer({ insetInlineStart: 0, zIndex: 3 }) },
    afterCheck: { true: inLayer({ insetInlineStart: CHECK }) },
    check: {
      true: inLayer({
        ...checkPadding,
        inlineSize: CHECK,
        insetInlineStart: 0,
        zIndex: 3,
        '@container': {
          [CARDS]: {
            selectors: {
              // Two classes: it is not one of the columns that go.
              '&&:not([data-allows-sorting])': { display: 'block', paddingInline: 4, border: 0 },
            },
          },
        },
      }),
    },
  },
});
export const columnWords = recipe({
  base: inLayer({ display: 'inline-flex', alignItems: 'center', gap: 4 }),
  variants: { align: { start: {}, end: inLayer({ flexDirection: 'row-reverse' }) } },
});
export const alignEnd = component({ textAlign: 'end' });

export const body = component({
  '@container': { [CARDS]: { display: 'grid', gap: 10, gridTemplateColumns: 'minmax(0, 1fr)' } },
});
// The row of an empty table belongs to the library.
globalIn('components', `.${body}[data-empty] > tr, .${body}[data-empty] > tr > td`, {
  '@container': { [CARDS]: { display: 'block' } },
});

export const row = component({
  position: 'relative',
  outline: 'none',
  cursor: 'default',
  vars: { [WASH]: wash('transparent') },
  selectors: {
    '&[data-hovered]': { vars: { [WASH]: wash(ink(vars.color.fg, vars.opacity.hover)) } },
    '&[data-selected]': { vars: { [WASH]: wash(ink(vars.color.primary, vars.opacity.selected)) } },
    '&[data-focus-visible]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      border: `2px solid ${ink(vars.color.focus)}`,
      borderRadius: 6,
      pointerEvents: 'none',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      // Washes are gone, and an outline would lie under the cells that stay in place.
      selectors: {
        '&[data-selected]::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          zIndex: 2,
          border: '2px solid Highlight',
          pointerEvents: 'none',
        },
      },
    },
  },
  '@container': {
    [CARDS]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: '10px 14px',
      border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
      borderRadius: vars.radius.panel,
      background: `var(${WASH}), ${ink(vars.color.panel)}`,
      selectors: { '&[data-focus-visible]::after': { borderRadius: vars.radius.panel } },
    },
  },
});

export const cell = recipe({
  base: inLayer({
    paddingBlock: 7,
    paddingInline: 12,
    blockSize: 52,
    background: `var(${WASH})`,
    borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
    outline: 'none',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:first-child': { paddingInlineStart: 8 },
      '&[data-focus-visible]': {
        outline: `2px solid ${ink(vars.color.focus)}`,
        outlineOffset: -2,
        borderRadius: 4,
      },
    },
    '@container': {
      [CARDS]: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 16,
        blockSize: 'auto',
        minBlockSize: 30,
        padding: 0,
        border: 0,
        background: 'none',
        whiteSpace: 'normal',
        selectors: { '&:first-child': { paddingInlineStart: 0 } },
      },
    },
  }),
  variants: {
    first: {
      true: inLayer({
        position: 'sticky',
        insetInlineStart: 0,
        zIndex: 1,
        background: `var(${WASH}), var(${SURFACE})`,
        selectors: {
          '[data-scrolled] &': { boxShadow: `1px 0 0 ${ink(vars.color.fg, vars.opacity.divider)}` },
          '[dir="rtl"] [data-scrolled] &': {
            boxShadow: `-1px 0 0 ${ink(vars.color.fg, vars.opacity.divider)}`,
          },
        },
        '@container': {
          [CARDS]: {
            position: 'static',
            // An item of a grid has a level without a position too: it would lie over the checkbox.
            zIndex: 'auto',
            paddingBlockEnd: 4,
            background: 'none',
            fontWeight: 600,
            overflowWrap: 'anywhere',
            selectors: { '[data-scrolled] &, [dir="rtl"] [data-scrolled] &': { boxShadow: 'none' } },
          },
        },
      }),
    },
    afterCheck: {
      true: inLayer({
        insetInlineStart: CHECK,
        '@container': { [CARDS]: { paddingInlineEnd: 36 } },
      }),
    },
    check: {
      true: inLayer({
        ...checkPadding,
        position: 'sticky',
        insetInlineStart: 0,
        zIndex: 1,
        background: `var(${WASH}), var(${SURFACE})`,
        '@container': {
          [CARDS]: {
            position: 'absolute',
            paddingInline: 0,
            insetInlineStart: 'auto',
            insetInlineEnd: 10,
            insetBlockStart: 10,
            background: 'none',
          },
        },
      }),
    },
  },
});
/** The name of a column beside its value, where there are no columns. */
export const cardLabel = component({
  display: 'none',
  flexShrink: 0,
  color: ink(vars.color.fg, vars.opacity.muted),
  fontSize: '0.8125rem',
  '@container': { [CARDS]: { display: 'inline' } },
});
export const value = component({
  '@container': { [CARDS]: { minInlineSize: 0, textAlign: 'end', overflowWrap: 'anywhere' } },
});
export const name = component({ '@container': { [CARDS]: { flex: 1, textAlign: 'start' } } });
export const ghostEnd = component({ marginInlineStart: 'auto' });
export const checkbox = component({ verticalAlign: 'middle', padding: 3, margin: -3 });
export const empty = component({ padding: '8px 12px', whiteSpace: 'normal' });
