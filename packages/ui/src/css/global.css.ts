import './layers.css.ts';
import './reset.css.ts';
import { globalFontFace } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { ink } from './ink.ts';
import { globalIn } from './layered.ts';
import { media } from './tokens.ts';

const files = '@fontsource-variable/archivo/files';
const face = {
  fontWeight: '100 900',
  fontStretch: '62% 125%',
  fontStyle: 'normal',
  fontDisplay: 'swap',
} as const;

globalFontFace('Archivo Variable', [
  {
    ...face,
    src: `url("${files}/archivo-latin-ext-wdth-normal.woff2") format("woff2")`,
    unicodeRange:
      'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
  {
    ...face,
    src: `url("${files}/archivo-latin-wdth-normal.woff2") format("woff2")`,
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
]);
// A local face with the proportions of the real one: text keeps its lines when the file arrives.
// Archivo 878/210 per 1000, average width 98% of Arial's. Other scripts have faces of their own.
globalFontFace('Archivo Fallback', {
  unicodeRange: 'U+0000-02FF, U+1E00-1EFF, U+2000-22FF',
  src: 'local("Arial"), local("Helvetica"), local("Liberation Sans"), local("ArialMT")',
  sizeAdjust: '98%',
  ascentOverride: '89.6%',
  descentOverride: '21.4%',
  lineGapOverride: '0%',
});

globalIn('tokens', ':root', {
  '@media': {
    [media.forcedColors]: { vars: { '--disabled-opacity': '1 !important' } },
    [media.moreContrast]: {
      // The theme is printed outside the layers; only an important declaration can speak over it.
      vars: {
        '--muted-opacity': '.92 !important',
        '--faint-opacity': '.92 !important',
        '--divider-opacity': 'var(--control-border-opacity) !important',
      },
    },
  },
});
globalIn('reset', 'html', {
  background: ink(vars.color.bg),
  color: ink(vars.color.fg),
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  accentColor: ink(vars.color.primary),
  scrollbarColor: `${ink(vars.color.fg, 0.3)} transparent`,
});
globalIn('reset', 'body', {
  minBlockSize: '100dvb',
  fontFamily: vars.font.sans,
  fontSize: '0.9375rem',
  lineHeight: 22 / 15,
  fontWeight: 420,
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
});
globalIn('reset', '::selection', { background: ink(vars.color.primary), color: ink(vars.color.onPrimary) });
// Tracking tears apart the letters of joined scripts. Fit titles look at their own letters.
globalIn('utilities', '[dir="rtl"] :not([data-range], [data-range] *)', { letterSpacing: 0 });
// Suppresses every transition for the frame in which the theme is exchanged.
globalIn('utilities', '[data-theme-switching] *', { transition: 'none !important' });
