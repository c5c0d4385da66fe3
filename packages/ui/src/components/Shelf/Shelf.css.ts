import { createVar } from '@vanilla-extract/css';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, globalIn } from '../../css/layered.ts';
import { art, card, play, text } from '../Card/Card.css.ts';

const columns = createVar();
const gap = 20;

/** Whole cards per line, by the room of the main region and not of the window: a side panel takes its share. */
const steps: [number, string][] = [
  [520, '3'],
  [700, '4'],
  [900, '5'],
  [1080, '6'],
  [1320, '7'],
];
const byRoom = Object.fromEntries(
  steps.map(([width, count]) => [`(min-width: ${width / 16}rem)`, { vars: { [columns]: count } }]),
);

export const shelf = component({ containerType: 'inline-size', minInlineSize: 0 });

export const head = component({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '2px 14px',
  marginBlockEnd: 14,
});
export const title = component({
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  lineHeight: 34 / 28,
  fontWeight: 720,
  fontStretch: '94%',
  letterSpacing: '-0.012em',
  '@container': { '(max-width: 32.49875rem)': { fontSize: '1.375rem', lineHeight: 28 / 22 } },
});
export const subtitle = component({
  flex: 1,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
  // A line of its own on phones, under title and action.
  '@container': { '(max-width: 32.49875rem)': { order: 3, flexBasis: '100%' } },
});
export const action = component({
  marginInlineStart: 'auto',
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  fontWeight: 580,
  color: ink(vars.color.fg, vars.opacity.muted),
});

/** One line that scrolls sideways and stops at whole cards. */
export const carousel = component({
  vars: { [columns]: '2.3' },
  '@container': {
    ...byRoom,
    // On a phone it runs through to the edges of the page.
    '(max-width: 32.49875rem)': {
      paddingInline: 'var(--gutter, 6px)',
      marginInline: 'calc(var(--gutter, 6px) * -1)',
      scrollPaddingInline: 'var(--gutter, 6px)',
    },
  },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - (${columns} - 1) * ${gap}px) / ${columns})`,
  gap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // Room for focus rings; the scroll box would cut them.
  padding: 6,
  margin: -6,
  scrollPaddingInline: 6,
  listStyle: 'none',
});

export const item = component({ minInlineSize: 0, scrollSnapAlign: 'start' });

/** As many lines as it takes. */
export const grid = component({
  vars: { [columns]: '2' },
  '@container': byRoom,
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: `28px ${gap}px`,
  listStyle: 'none',
});

/** Rows, with the picture before the words: a list, or too few for a line of cards. */
export const rows = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  gap: `16px ${gap}px`,
  listStyle: 'none',
});
globalIn('components', `.${rows} .${card}`, { flexDirection: 'row', alignItems: 'center', gap: 16 });
globalIn('components', `.${rows} .${art}`, { flexShrink: 0, inlineSize: 88 });
globalIn('components', `.${rows} .${text}`, { flex: 1, paddingBlockStart: 0, textAlign: 'start' });
globalIn('components', `.${rows} .${play}`, { insetBlockEnd: 4, insetInlineEnd: 4 });
