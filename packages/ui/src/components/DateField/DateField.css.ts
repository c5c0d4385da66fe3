import { component } from '../../css/layered.ts';

export const date = component({
  display: 'block',
  maxInlineSize: 280,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // The glyph is a button of 24 px like all others.
    '&::-webkit-calendar-picker-indicator': {
      boxSizing: 'content-box',
      inlineSize: 16,
      padding: 4,
      margin: 0,
    },
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
  },
});
