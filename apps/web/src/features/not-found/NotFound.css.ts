import { component, ink, media, vars } from '@kantele/ui/css';

export const page = component({
  containerType: 'inline-size',
  minBlockSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 31cqi) minmax(0, 57cqi)',
  justifyContent: 'center',
  alignContent: 'center',
  alignItems: 'center',
  gap: '32px clamp(24px, 4vw, 64px)',
  padding: '84px 32px 48px',
  '@media': {
    '(max-width: 62.49875rem)': {
      gridTemplateColumns: 'minmax(0, 560px)',
      padding: '68px 16px 32px',
      alignContent: 'start',
    },
  },
});
export const drawing = component({
  color: ink(vars.color.fg),
  '@media': { '(max-width: 62.49875rem)': { maxInlineSize: 220 }, [media.phone]: { maxInlineSize: 180 } },
});
export const words = component({ display: 'grid', justifyItems: 'start', gap: 20 });
export const code = component({
  fontSize: '0.8125rem',
  fontWeight: 560,
  letterSpacing: '0.045em',
  fontVariantNumeric: 'tabular-nums',
});
export const title = component({
  fontFamily: vars.font.display,
  // Two lines beside the drawing.
  fontSize: 'clamp(2.5rem, 4.5cqi, 4rem)',
  lineHeight: 0.98,
  fontWeight: 820,
  fontStretch: '80%',
  letterSpacing: '-0.022em',
  wordSpacing: '0.04em',
  textWrap: 'balance',
  marginBlockEnd: 12,
  outline: 'none',
  selectors: { '[dir="rtl"] &': { lineHeight: 1.25 } },
});
