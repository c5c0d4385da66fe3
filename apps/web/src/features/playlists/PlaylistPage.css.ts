import { component, ink, media, motion, utility, vars } from '@kantele/ui/css';

const narrow = 'main (max-width: 37.49875rem)';

export const titleSize = 'clamp(2.25rem, 6.4cqi, 4.5rem)';
export const page = utility({ gap: 20 });
// Over the tint, as all below.
export const head = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr)',
  alignItems: 'end',
  gap: '16px 28px',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const art = component({
  inlineSize: 176,
  '@container': { [narrow]: { inlineSize: 'min(176px, 46cqi)' } },
});
export const editable = component({ position: 'relative', borderRadius: vars.radius.art });
/** Seen on hover and focus; always on touch. */
export const pencil = component({
  position: 'absolute',
  insetBlockEnd: 8,
  insetInlineEnd: 8,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  border: '1px solid transparent',
  borderRadius: '50%',
  backgroundColor: ink(vars.color.raised),
  transition: `opacity ${motion.hover}`,
  '@media': {
    [media.hover]: {
      opacity: 0,
      selectors: { [`${editable}:hover &, ${editable}:focus-visible &`]: { opacity: 1 } },
    },
  },
});
export const title = component({ position: 'relative', minInlineSize: 0 });
/** Over the title, which shows that it can be pressed. */
export const rename = component({
  position: 'absolute',
  inset: '-4px -8px',
  inlineSize: 'calc(100% + 16px)',
  borderRadius: vars.radius.control,
  cursor: 'text',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: ink(vars.color.fg, vars.opacity.hover) } } },
  },
});
export const titleField = component({
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontFamily: vars.font.display,
  fontSize: titleSize,
  fontWeight: 820,
  lineHeight: 1.08,
  letterSpacing: '-0.022em',
});
export const words = component({ display: 'grid', gap: 8, minInlineSize: 0 });
export const description = component({
  maxInlineSize: 640,
  whiteSpace: 'pre-line',
  textAlign: 'start',
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const actions = component({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
});
export const main = component({ marginInlineEnd: 10 });
export const facts = component({
  marginInlineStart: 12,
  '@media': { [media.phone]: { flexBasis: '100%', marginInlineStart: 0 } },
});
export const tools = component({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
});
export const chips = component({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 4,
  margin: -4,
  minInlineSize: 0,
  '@media': { [media.phone]: { maxInlineSize: '100%' } },
});
