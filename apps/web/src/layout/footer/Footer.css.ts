import { component, ink, media, utility, vars } from '@kantele/ui/css';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minBlockSize: 32,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});
/** Over the player, at the end of the page: its measure and gutters. */
export const site = component({
  maxInlineSize: 1440,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  paddingBlockEnd: 16,
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      blockSize: 1,
      marginBlockEnd: 14,
      background: ink(vars.color.fg, vars.opacity.divider),
    },
  },
  '@media': { [media.phone]: { paddingBlockEnd: 12 } },
});
/** At the end of the line, where there is one; their words meet its edge. */
export const choices = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginInlineStart: 'auto',
  marginInlineEnd: -12,
  '@media': { [media.phone]: { marginInline: -12 } },
});
export const items = component({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });
/** Groups of links stand beside each other, on lines of their own. */
export const columns = utility({ gap: '20px 40px', alignItems: 'flex-start', paddingBlock: 8 });
export const title = utility({ fontWeight: 640, color: ink(vars.color.fg) });
export const column = component({ display: 'grid', gap: 4, marginBlockStart: 6, listStyle: 'none' });
