import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { motion, z } from '../../css/tokens.ts';

export const tooltip = component({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxInlineSize: 280,
  padding: '5px 8px',
  borderRadius: 6,
  border: '1px solid transparent',
  background: ink(vars.color.fg),
  color: ink(vars.color.bg),
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontWeight: 560,
  zIndex: z.popover,
  transition: `opacity ${motion.hover}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const key = component({
  minInlineSize: 20,
  padding: '0 5px',
  border: `1px solid ${ink(vars.color.bg, 0.5)}`,
  borderRadius: 4,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 16 / 12,
  textAlign: 'center',
});
