import { component, globalIn, ink, media, vars } from '@kantele/ui/css';

export const frame = component({
  border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
  borderRadius: vars.radius.control,
  background: ink(vars.color.bg),
  minInlineSize: 0,
});
export const toolbar = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  padding: 5,
  background: ink(vars.color.panel),
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  '@media': { [media.phone]: { position: 'static' } },
});
export const separator = component({
  inlineSize: 1,
  marginInline: 3,
  marginBlock: 8,
  border: 0,
  background: ink(vars.color.fg, vars.opacity.divider),
});
/** What the editing engine needs of its element; it would add a style sheet of its own otherwise. */
export const text = component({
  minBlockSize: 420,
  padding: 20,
  whiteSpace: 'break-spaces',
  overflowWrap: 'break-word',
  fontVariantLigatures: 'none',
  outlineOffset: -2,
});
globalIn('components', `${text} [contenteditable="false"]`, { whiteSpace: 'normal' });
globalIn('components', `${text} .ProseMirror-selectednode`, {
  outline: `2px solid ${ink(vars.color.accentText)}`,
});
globalIn('components', `${text} .ProseMirror-hideselection *::selection`, { background: 'transparent' });
globalIn('components', `${text} .ProseMirror-gapcursor`, {
  display: 'block',
  blockSize: 2,
  inlineSize: 24,
  background: ink(vars.color.fg),
});
globalIn('components', `${text} > *`, { marginBlock: '0 1em' });

export const source = component({ padding: 16 });
export const code = component({});
globalIn('components', `${code} textarea`, {
  fontFamily: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
  fontSize: '0.875rem',
});
