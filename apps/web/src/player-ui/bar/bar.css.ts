import { component, ink, media, utility, vars } from '@kantele/ui/css';

export const bar = component({
  position: 'relative',
  blockSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(200px, 3fr) minmax(auto, 4fr) minmax(200px, 3fr)',
  alignItems: 'center',
  gap: 16,
  paddingInline: 24,
  background: ink(vars.color.panel),
  '@media': {
    '(max-width: 63.99875rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, auto)',
      gap: 8,
      paddingInline: 16,
    },
    [media.forcedColors]: { borderBlockStart: '1px solid CanvasText' },
  },
});

export const now = component({ display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 0 });
export const words = component({ minInlineSize: 0 });
export const line = component({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Room for the focus ring of a link inside.
  marginInline: -4,
  paddingInline: 4,
});
export const art = component({
  flexShrink: 0,
  borderRadius: vars.radius.art,
  selectors: { '&[aria-pressed="true"]': { outline: `2px solid ${ink(vars.color.fg)}`, outlineOffset: 2 } },
});
/** Where the cover will be. */
export const noArt = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 56,
  blockSize: 56,
  borderRadius: vars.radius.art,
  background: ink(vars.color.fg, 0.085),
});

/** Not said before it is known, where there is something to resume. */
export const nothing = utility({
  selectors: { ':root[data-resume] [data-later] &': { visibility: 'hidden' } },
});

export const transport = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  // Time and controls keep their order in every script.
  direction: 'ltr',
});
export const time = component({
  display: 'block',
  minInlineSize: 56,
  paddingBlock: 4,
  paddingInline: 4,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontWeight: 480,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  color: ink(vars.color.fg, 0.86),
  selectors: {
    '&[data-end]': { textAlign: 'start' },
    // Under the seek bar of a phone they stand at its ends.
    '[data-ends] > &': { minInlineSize: 0, paddingInline: 0 },
  },
});
export const timeButton = component({
  minBlockSize: 24,
  borderRadius: 4,
  selectors: { '&:hover:not(:disabled)': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
export const play = component({ marginInline: 4 });
/** Glyphs of previous and next are filled, like the play glyph between them. */
export const solid = component({ fill: 'currentColor' });

export const side = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  minInlineSize: 0,
});
export const volume = component({ flex: '0 1 96px', minInlineSize: 72, marginInlineStart: 4 });
/** The first things to go when the bar is narrow. */
export const roomy = component({ '@media': { '(max-width: 56.24875rem)': { display: 'none' } } });

export const trouble = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 6,
  fontSize: '0.8125rem',
  lineHeight: 20 / 13,
});
export const troubleAction = component({
  minBlockSize: 24,
  fontWeight: 620,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: 2,
});
