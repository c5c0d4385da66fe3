import { component, ink, vars } from '@kantele/ui/css';

export const notice = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 6,
  minBlockSize: 32,
  paddingInline: 16,
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  background: ink(vars.color.bgAlt),
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
});
export const noticeAction = component({
  position: 'relative',
  minBlockSize: 32,
  fontWeight: 620,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: 2,
  // 40 px for the finger.
  '::after': { content: '""', position: 'absolute', insetInline: -8, insetBlock: -4 },
});
