import { component, ink, media, vars } from '@kantele/ui/css';

const narrow = 'main (max-width: 43.74875rem)';

/** The rule, and beside it what it finds; under each other where there is little room. */
export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)',
  alignItems: 'start',
  gap: 32,
  '@container': { 'main (max-width: 59.99875rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const form = component({ display: 'grid', gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 20px',
});
export const header = component({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
export const buttons = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

export const templates = component({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const group = component({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
/** A group within a group. */
export const inner = component({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInlineStart: 16,
  borderInlineStart: `2px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const groupHead = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
export const end = component({ marginInlineStart: 'auto' });

export const condition = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr) minmax(0, 12fr) 40px',
  alignItems: 'center',
  gap: 8,
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 40px' },
  },
});
export const value = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  '@container': { [narrow]: { gridColumn: '1 / 3' } },
});
export const pair = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'end',
  gap: 16,
});

export const preview = component({
  position: 'sticky',
  insetBlockStart: 16,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 20,
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.panel,
  '@media': { [media.phone]: { position: 'static' } },
});
export const found = component({ display: 'grid', gap: 10, gridTemplateColumns: 'minmax(0, 1fr)' });
export const song = component({ display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 0 });
export const songArt = component({ inlineSize: 40, flexShrink: 0 });
export const songWords = component({ display: 'grid', minInlineSize: 0 });
