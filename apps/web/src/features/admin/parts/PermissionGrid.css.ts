import { component, ink, vars } from '@kantele/ui/css';

/** Where a group has its title beside its boxes. */
const wide = 'permissions (min-width: 520px)';
const rule = `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`;

export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  containerName: 'permissions',
});
export const whole = component({ paddingBlockEnd: 16 });
export const group = component({
  display: 'grid',
  gap: '4px 24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  paddingBlock: 14,
  borderBlockStart: rule,
  '@container': { [wide]: { gridTemplateColumns: '160px minmax(0, 1fr)' } },
});
export const title = component({ fontWeight: 620 });
export const boxes = component({
  display: 'grid',
  gap: '10px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  alignItems: 'start',
});
export const box = component({ display: 'grid', gap: 8, minInlineSize: 0 });
export const limit = component({ maxInlineSize: 240, marginInlineStart: 30 });
