import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { z } from '../../css/tokens.ts';

export const link = component({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: z.dev,
  padding: '10px 16px',
  borderRadius: vars.radius.control,
  background: ink(vars.color.fg),
  color: ink(vars.color.bg),
  fontWeight: 620,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
