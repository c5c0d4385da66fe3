import { component, globalIn, ink, vars } from '@kantele/ui/css';

/** Running text as pages are written in: what visitors read, and what the editor shows. */
export const prose = component({
  fontSize: `${18 / 16}rem`,
  lineHeight: 28 / 18,
  overflowWrap: 'break-word',
  minInlineSize: 0,
});

const hairline = `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`;
const within = (selector: string, rule: Parameters<typeof globalIn>[2]) =>
  globalIn('components', `${prose} ${selector}`, rule);

within('> *', { marginBlock: '0 1em' });
within('> :last-child', { marginBlockEnd: 0 });
within('h2', {
  fontFamily: vars.font.display,
  fontSize: `${28 / 16}rem`,
  lineHeight: 34 / 28,
  fontWeight: 720,
  fontStretch: '94%',
  letterSpacing: '-0.012em',
  marginBlock: '1.4em 0.5em',
});
within('h3', {
  fontFamily: vars.font.display,
  fontSize: `${22 / 16}rem`,
  lineHeight: 28 / 22,
  fontWeight: 680,
  fontStretch: '96%',
  marginBlock: '1.3em 0.4em',
});
within('> :is(h2, h3):first-child', { marginBlockStart: 0 });
within('a', {
  color: ink(vars.color.accentText),
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
within('a:hover', { textDecorationThickness: '2px' });
within(':is(ul, ol)', { paddingInlineStart: '1.5em' });
within('ul', { listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
within('li', { marginBlock: '0.25em' });
within('li > *', { marginBlock: 0 });
within('li::marker', { color: ink(vars.color.fg, vars.opacity.muted) });
within('blockquote', {
  borderInlineStart: `3px solid ${ink(vars.color.fg)}`,
  paddingInlineStart: 20,
  color: ink(vars.color.fg, vars.opacity.muted),
});
within('blockquote > *', { marginBlock: '0 0.6em' });
within('blockquote > :last-child', { marginBlockEnd: 0 });
within('code', {
  fontFamily: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
  fontSize: '0.88em',
});
within(':not(pre) > code', {
  paddingInline: '0.3em',
  paddingBlock: '0.1em',
  borderRadius: 4,
  background: ink(vars.color.fg, vars.opacity.hover),
});
within('pre', {
  padding: 16,
  border: hairline,
  borderRadius: 8,
  background: ink(vars.color.panel),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.5,
});
within('img', { display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: 4 });
within('hr', { border: 0, borderBlockStart: hairline, marginBlock: '2em' });
