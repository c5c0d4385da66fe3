import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';

export const section = component({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '12px 32px',
  borderBlockStart: `2px solid ${ink(vars.color.fg)}`,
  scrollMarginBlockStart: 24,
});

export const card = recipe({
  base: inLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    background: ink(vars.color.panel),
    border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
    borderRadius: vars.radius.panel,
    scrollMarginBlockStart: 24,
  }),
  variants: {
    // Framed in ink, not filled with red: what is dangerous is said by the button.
    tone: { plain: {}, danger: inLayer({ border: `2px solid ${ink(vars.color.fg)}` }) },
  },
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
export const cardHead = component({ padding: '20px 24px 0' });
export const words = component({ display: 'grid', gap: 2, flex: '1 1 240px', minInlineSize: 0 });
export const title = component({
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  lineHeight: 28 / 22,
  fontWeight: 680,
  fontStretch: '96%',
  letterSpacing: '-0.008em',
});
export const cardTitle = component({ fontSize: '1.125rem', lineHeight: 24 / 18, fontWeight: 650 });
export const sentence = component({
  maxInlineSize: 640,
  fontSize: '0.8125rem',
  lineHeight: 20 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const body = component({
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});
export const cardBody = component({ padding: '16px 24px 24px' });
export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 10,
});
export const cardFoot = component({
  padding: '12px 24px',
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
