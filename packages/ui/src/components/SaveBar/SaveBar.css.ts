import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, globalIn } from '../../css/layered.ts';
import { motion, z } from '../../css/tokens.ts';

/** A bar of ink that stays at the lower edge of what scrolls. */
export const bar = component({
  position: 'sticky',
  insetBlockEnd: 16,
  zIndex: z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minBlockSize: 56,
  paddingBlock: 10,
  paddingInline: '20px 10px',
  border: '1px solid transparent',
  borderRadius: vars.radius.panel,
  background: ink(vars.color.fg),
  color: ink(vars.color.bg),
  // Paper around it: what is black below it stays apart.
  boxShadow: `0 0 0 6px ${ink(vars.color.bg)}, 0 8px 24px 6px ${ink(vars.color.scrim, 0.24)}`,
  transition: `opacity ${motion.hover}, transform ${motion.move} ${motion.easeOut}`,
  '@starting-style': { opacity: 0, transform: 'translateY(8px)' },
});
export const words = component({
  flex: '1 1 160px',
  minInlineSize: 0,
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  fontWeight: 580,
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginInlineStart: 'auto',
});
// Messages stand above it.
globalIn('components', `:root:has(.${bar})`, { vars: { '--save-bar': '80px' } });
