import { component, ink, media, ring, vars } from '@kantele/ui/css';

export const user = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 40,
  minInlineSize: 40,
  maxInlineSize: 240,
  padding: 3,
  border: '1px solid transparent',
  borderRadius: 999,
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  fontWeight: 580,
  color: ink(vars.color.fg),
  selectors: {
    '&:hover, &[data-hovered]': { background: ink(vars.color.fg, vars.opacity.hover) },
    '&[aria-expanded="true"]': { background: ink(vars.color.fg, 0.1) },
    '&:focus-visible, &[data-focus-visible]': ring,
  },
  '@media': {
    [media.desktop]: { paddingInlineEnd: 10 },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});
const wide = { display: 'none', '@media': { [media.desktop]: { display: 'block' } } } as const;
export const userName = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  ...wide,
});
export const userArrow = component(wide);

export const guest = component({ display: 'flex', alignItems: 'center', gap: 4, paddingInlineEnd: 10 });
/** Keeps its place while its code comes. */
export const bell = component({
  minInlineSize: 40,
  '@media': { [media.phone]: { display: 'none' } },
});
