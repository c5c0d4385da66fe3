import { component, ink, media, vars } from '@kantele/ui/css';

export const page = component({
  containerType: 'inline-size',
  minBlockSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 430px) minmax(0, 560px)',
  justifyContent: 'center',
  alignContent: 'center',
  alignItems: 'center',
  gap: '32px clamp(32px, 7vw, 96px)',
  padding: '84px 32px 48px',
  '@media': {
    '(max-width: 999.98px)': {
      gridTemplateColumns: 'minmax(0, 560px)',
      padding: '68px 16px 32px',
      alignContent: 'start',
    },
  },
});
export const drawing = component({
  color: ink(vars.color.fg),
  '@media': { '(max-width: 999.98px)': { maxInlineSize: 220 }, [media.phone]: { maxInlineSize: 180 } },
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
  fontSize: 'clamp(2.5rem, 5.2vw, 4.5rem)',
  lineHeight: 0.98,
  fontWeight: 820,
  fontStretch: '82%',
  letterSpacing: '-0.022em',
  wordSpacing: '0.04em',
  textWrap: 'balance',
  marginBlockEnd: 12,
  outline: 'none',
  selectors: { '[dir="rtl"] &': { lineHeight: 1.25 } },
});
