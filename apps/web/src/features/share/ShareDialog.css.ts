import { component, ink, media, vars } from '@kantele/ui/css';

export const frame = component({
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const code = component({
  inlineSize: '10rem',
  blockSize: 'auto',
  borderRadius: vars.radius.art,
  justifySelf: 'center',
});
export const ways = component({ display: 'flex', flexDirection: 'column', gap: 16, minInlineSize: 0 });
/** Words of quiet buttons stand under the others. */
export const more = component({ display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: -10 });
export const embed = component({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  marginBlockStart: 24,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const embedHead = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});
