import '@kantele/ui/global.css';
import { globalIn, ink, insetRing, media, motion, ring, vars } from '@kantele/ui/css';
import { keyframes } from '@vanilla-extract/css';

/*
 * The server writes the page (apps/server/src/pages/embed), so its classes have plain names. The sizes are 80, 180 and
 * 420 pixels high; with larger letters the page, and in the largest one the list, scrolls.
 */

const muted = ink(vars.color.fg, vars.opacity.muted);
const divider = `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`;
const small = 'body[data-size="small"]';
const large = 'body[data-size="large"]';
/** Where the window is narrow for its letters. */
const narrow = '(max-width: 30rem)';
const rule = (selector: string, style: Parameters<typeof globalIn>[2]) =>
  globalIn('components', selector, style);
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

rule(':is(.play, .step):focus-visible, .seek input:focus-visible', ring);
rule('body', {
  display: 'flex',
  flexDirection: 'column',
  background: ink(vars.color.panel),
  // An edge on pages of the same colour, which takes no room.
  boxShadow: `inset 0 0 0 1px ${ink(vars.color.fg, vars.opacity.divider)}`,
});
rule('.player', {
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto',
  gridTemplateAreas: '"cover names" "cover controls" "cover seek"',
  alignContent: 'space-between',
  columnGap: 20,
  rowGap: 4,
  minBlockSize: 180,
  padding: 16,
});
rule('.cover', {
  gridArea: 'cover',
  alignSelf: 'center',
  inlineSize: 148,
  blockSize: 148,
  borderRadius: vars.radius.art,
  overflow: 'hidden',
  background: ink(vars.color.chip),
  color: muted,
  display: 'grid',
  placeItems: 'center',
});
rule('.cover img', { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
rule('.icon', { inlineSize: '1em', blockSize: '1em', fill: 'currentColor' });
rule('.note-icon', { fontSize: 40 });

rule('.names', {
  gridArea: 'names',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 16,
  alignItems: 'baseline',
  minInlineSize: 0,
});
rule('.name', {
  ...oneLine,
  // Room for the ring of the link within it.
  padding: 3,
  margin: -3,
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  lineHeight: 28 / 22,
  fontWeight: 680,
  fontStretch: '96%',
  letterSpacing: '-0.008em',
});
rule('.name a, .site a', { borderRadius: 2 });
rule(':is(.name, .site) a:hover', {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
rule('.site', { fontSize: '0.8125rem', lineHeight: 18 / 13, fontWeight: 600, color: muted });
rule('.by, .status', {
  ...oneLine,
  gridColumn: '1 / -1',
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  color: muted,
});
// One line for both: what is wrong is more important than whose it is.
rule('.by:has(+ .status:not(:empty))', { display: 'none' });
// It stays where assistive technology listens for changes.
rule('.status:empty', { position: 'absolute', inlineSize: 1, blockSize: 1 });
rule('.status', { whiteSpace: 'normal', fontWeight: 550, color: ink(vars.color.fg) });

rule('.controls', { gridArea: 'controls', display: 'flex', alignItems: 'center', gap: 4 });
// Back is on the left and forth on the right in every language, as in the application.
rule('[dir="rtl"] .controls', { direction: 'ltr', justifyContent: 'flex-end' });
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
// As in the application: a short stall never shows.
rule('body[data-waiting] .play::after', {
  content: '""',
  position: 'absolute',
  inset: -5,
  border: `2px solid ${ink(vars.color.accentText)}`,
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  opacity: 0,
  animation: `${appear} ${motion.hover} 300ms forwards, ${turn} 900ms linear infinite`,
});
rule('.play', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 48,
  blockSize: 48,
  marginInlineEnd: 4,
  borderRadius: '50%',
  border: '1px solid transparent',
  background: ink(vars.color.primary),
  color: ink(vars.color.onPrimary),
  fontSize: 21,
  transition: `transform ${motion.press}`,
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});
rule('.play:hover:not(:disabled)', { transform: 'scale(1.04)' });
rule('.play:active:not(:disabled)', { transform: 'scale(.96)' });
rule('body:not([data-playing]) .pause-icon, body[data-playing] .play-icon', { display: 'none' });
rule('.step', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.control,
  fontSize: 20,
});
rule('.step:hover:not(:disabled, [aria-disabled])', { background: ink(vars.color.fg, vars.opacity.hover) });
rule(':is(.play, .step, .row):disabled, .step[aria-disabled]', { opacity: vars.opacity.disabled });

rule('.seek', { gridArea: 'seek', display: 'flex', alignItems: 'center', gap: 10, minInlineSize: 0 });
rule('.time', {
  flex: 'none',
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontVariantNumeric: 'tabular-nums',
  color: muted,
});
rule('.seek input', {
  vars: { '--filled': '0' },
  flex: '1',
  minInlineSize: 0,
  blockSize: 24,
  margin: 0,
  appearance: 'none',
  background: 'transparent',
  borderRadius: 4,
});
for (const part of ['::-webkit-slider-runnable-track', '::-moz-range-track']) {
  rule(`.seek input${part}`, {
    blockSize: 4,
    borderRadius: 2,
    // Time goes from the left to the right in every language.
    background: `linear-gradient(90deg, ${ink(vars.color.accentText)} calc(var(--filled) * 100%), ${ink(vars.color.fg, 0.16)} 0)`,
    '@media': { [media.forcedColors]: { background: 'ButtonFace', border: '1px solid ButtonText' } },
  });
}
for (const part of ['::-webkit-slider-thumb', '::-moz-range-thumb']) {
  rule(`.seek input${part}`, {
    appearance: 'none',
    boxSizing: 'border-box',
    inlineSize: 14,
    blockSize: 14,
    marginBlockStart: part.includes('webkit') ? -5 : 0,
    border: 0,
    borderRadius: '50%',
    background: ink(vars.color.accentText),
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  });
}
rule('.seek input:disabled', { opacity: vars.opacity.disabled });

rule(`${small} .player`, {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto',
  gridTemplateAreas: '"cover names controls" "cover seek controls"',
  alignContent: 'center',
  columnGap: 12,
  rowGap: 0,
  minBlockSize: 80,
  padding: 8,
  paddingInlineEnd: 12,
});
rule(`${small} .cover`, { inlineSize: 64, blockSize: 64 });
rule(`${small} .name`, {
  fontSize: '0.9375rem',
  lineHeight: 20 / 15,
  fontFamily: vars.font.sans,
  letterSpacing: 0,
});
rule(`${small} :is(.by, .status)`, { fontSize: '0.8125rem', lineHeight: 18 / 13 });
rule(`${small} :is(.site, .time)`, { fontSize: '0.75rem', lineHeight: 16 / 12 });
rule(`${small} .controls`, { alignSelf: 'center', gap: 0 });
rule(`${small} .play`, { inlineSize: 44, blockSize: 44, marginInlineEnd: 0, order: 1, fontSize: 19 });
rule(`${small} [data-step="next"]`, { order: 2 });

rule(`${large} .player[data-list]`, {
  rowGap: 6,
  minBlockSize: 152,
  borderBlockEnd: `2px solid ${ink(vars.color.fg)}`,
});
rule(`${large} .player[data-list] .cover`, { inlineSize: 120, blockSize: 120 });
rule(large, { blockSize: '100dvb' });
rule('.list', {
  flex: '1 1 auto',
  minBlockSize: 132,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '4px 8px',
  listStyle: 'none',
});
rule('.row', {
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 8,
  inlineSize: '100%',
  minBlockSize: 44,
  padding: '4px 8px',
  borderRadius: vars.radius.control,
  textAlign: 'start',
});
rule('.list > li + li', { borderBlockStart: divider });
rule('.row:hover:not(:disabled)', { background: ink(vars.color.fg, vars.opacity.hover) });
rule('.number', { fontSize: '1rem', fontStretch: '88%', fontVariantNumeric: 'tabular-nums', color: muted });
rule('.row-names', { display: 'grid', minInlineSize: 0 });
rule('.row-name', { ...oneLine, lineHeight: 20 / 15, fontWeight: 520 });
rule('.row-by', { ...oneLine, fontSize: '0.8125rem', lineHeight: 18 / 13, color: muted });
rule('.row[aria-current]', {
  background: ink(vars.color.primary, vars.opacity.selected),
  '@media': { [media.forcedColors]: { outline: '1px solid Highlight', outlineOffset: -1 } },
});
rule('.row:focus-visible', insetRing);
rule('.row[aria-current] :is(.row-name, .number)', { fontWeight: 640, color: ink(vars.color.accentText) });
rule('.more', { gridTemplateColumns: 'minmax(0, 1fr)', paddingInlineStart: 48, fontWeight: 600 });

rule('body .player.missing', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  paddingInline: 16,
});
rule('.missing .name', { whiteSpace: 'normal' });

rule('.player', { '@media': { [narrow]: { columnGap: 12 } } });
rule(`${small} :is([data-step="previous"], .time)`, { '@media': { [narrow]: { display: 'none' } } });
for (const size of ['medium', 'large']) {
  const body = `body[data-size="${size}"] .player`;
  rule(`:is(${body}, ${body}[data-list]) .cover`, {
    '@media': { [narrow]: { inlineSize: 96, blockSize: 96 } },
  });
  rule(`${body} .name`, { '@media': { [narrow]: { fontSize: '1.125rem', lineHeight: 24 / 18 } } });
  rule(`${body} .names`, { '@media': { [narrow]: { columnGap: 8 } } });
}
