import { component, ink, media, motion, ring, vars, z } from '@kantele/ui/css';

export const root = component({ position: 'relative' });

export const field = component({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 40,
  paddingInline: '12px 6px',
  background: ink(vars.color.panel),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${motion.hover}`,
  selectors: {
    // The border turns into the ring, so that nothing around it moves.
    '&:focus-within': {
      borderColor: ink(vars.color.focus),
      boxShadow: `0 0 0 1px ${ink(vars.color.focus)}`,
    },
  },
  '@media': {
    [media.phone]: { minBlockSize: 48, gap: 12, paddingInline: '14px 8px' },
    [media.forcedColors]: { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } },
  },
});

export const input = component({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: 6,
  fontSize: '0.9375rem',
  lineHeight: 22 / 15,
  outline: 'none',
  appearance: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: ink(vars.color.fg, vars.opacity.muted), opacity: 1 },
  },
  // Smaller text makes iOS zoom into the page.
  '@media': { [media.phone]: { fontSize: '1rem' } },
});

export const hint = component({
  minInlineSize: 20,
  marginInlineEnd: 4,
  padding: '1px 6px',
  border: `1px solid ${ink(vars.color.fg, 0.3)}`,
  borderRadius: 4,
  color: ink(vars.color.fg, vars.opacity.muted),
  fontSize: '0.75rem',
  lineHeight: 16 / 12,
  textAlign: 'center',
  pointerEvents: 'none',
  '@media': { [media.phone]: { display: 'none' } },
});

export const clear = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 30,
  blockSize: 30,
  borderRadius: 6,
  selectors: {
    '&:hover': { background: ink(vars.color.fg, vars.opacity.hover) },
    '&:focus-visible': ring,
  },
});

export const list = component({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 6px)',
  insetInline: 0,
  zIndex: z.popover,
  maxBlockSize: 'min(480px, 60vh)',
  overflowY: 'auto',
  padding: 6,
  background: ink(vars.color.raised),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.panel,
  boxShadow: `0 8px 24px ${ink(vars.color.scrim, 0.18)}`,
});
export const option = component({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 52,
  paddingInline: 8,
  borderRadius: 6,
  cursor: 'default',
  selectors: { '&[aria-selected="true"]': { background: ink(vars.color.fg, 0.08) } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
});
export const optionText = component({ display: 'grid', minInlineSize: 0 });
