import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { motion, z } from '../../css/tokens.ts';

// The lift: a soft shadow in the colour of the text on paper; in the dark the raised surface itself is lighter,
// and a shadow of the text colour would be a glow, hence the scrim colour.
export const raised = {
  background: ink(vars.color.raised),
  color: ink(vars.color.fg),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.panel,
  boxShadow: `0 8px 24px ${ink(vars.color.scrim, 0.14)}`,
  selectors: { '.dark &': { boxShadow: `0 8px 24px ${ink(vars.color.scrim, 0.48)}` } },
} as const;

export const popover = component({
  ...raised,
  zIndex: z.popover,
  outline: 'none',
  overflow: 'auto',
  maxInlineSize: 'calc(100vw - 16px)',
  transition: `opacity ${motion.hover}, transform ${motion.hover} ${motion.easeOut}`,
  selectors: {
    ...raised.selectors,
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-entering][data-placement="bottom"]': { transform: 'translateY(-4px)' },
    '&[data-entering][data-placement="top"]': { transform: 'translateY(4px)' },
  },
});

export const content = component({ padding: 16, outline: 'none' });
