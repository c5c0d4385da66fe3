import { component, ink, utility, vars } from '@kantele/ui/css';

export const mini = component({
  position: 'relative',
  blockSize: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingInline: '16px 8px',
  background: ink(vars.color.panel),
});
export const progress = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 2,
  background: ink(vars.color.fg, 0.16),
  // Time runs from left to right in every script.
  direction: 'ltr',
});
export const progressFill = component({
  blockSize: '100%',
  transformOrigin: '0 50%',
  background: ink(vars.color.accentText),
});
export const noArt = component({
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.art,
  background: ink(vars.color.fg, 0.085),
});
/** Cover and words open the full player. */
export const open = component({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  textAlign: 'start',
  borderRadius: 4,
});
export const words = component({ minInlineSize: 0, flex: 1, display: 'grid' });
export const play = component({ fill: 'currentColor' });

export const full = component({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  minBlockSize: 'calc(90dvb - 120px)',
  justifyContent: 'space-between',
  paddingBlockEnd: 8,
  '@media': {
    '(max-height: 480px) and (orientation: landscape)': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      minBlockSize: 0,
    },
  },
});
export const cover = component({
  alignSelf: 'center',
  inlineSize: 'min(100%, 52dvb)',
});
export const controls = component({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
export const title = component({
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  lineHeight: 32 / 28,
  fontWeight: 760,
  fontStretch: '84%',
  letterSpacing: '-0.012em',
  overflowWrap: 'anywhere',
});
export const times = component({ display: 'flex', justifyContent: 'space-between', marginBlockStart: -8 });
export const seek = component({ display: 'flex', alignItems: 'center' });
/** 48 px for the thumb. */
export const thumbStrip = utility({ blockSize: 48 });
export const transport = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  direction: 'ltr',
});
export const foot = component({ display: 'flex', justifyContent: 'flex-end' });
export const end = component({ display: 'flex', marginInlineStart: 'auto' });
