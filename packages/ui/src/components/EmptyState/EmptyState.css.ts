import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '24px 28px',
  paddingBlock: 24,
});
export const words = component({ flex: '1 1 240px', maxInlineSize: 480 });
export const title = component({
  fontFamily: vars.font.display,
  fontSize: '1.125rem',
  lineHeight: 24 / 18,
  fontWeight: 650,
  fontStretch: '98%',
});
export const sentence = component({
  marginBlockStart: 2,
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const action = component({ marginBlockStart: 14, display: 'flex', flexWrap: 'wrap', gap: 10 });
export const page = component({
  flexDirection: 'column',
  justifyContent: 'center',
  textAlign: 'center',
  paddingBlock: 64,
});
export const pageWords = component({ flex: '0 0 auto' });
export const pageAction = component({ justifyContent: 'center' });
