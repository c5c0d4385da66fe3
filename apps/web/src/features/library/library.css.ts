import { component, media, utility } from '@kantele/ui/css';

export const page = utility({ gap: 18 });
/** The line under the tabs runs through the whole region. */
export const tabs = utility({
  marginInline: 'calc((100% - 100cqi) / 2)',
  paddingInline: 'calc((100cqi - 100%) / 2)',
});
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
});
export const actions = component({ display: 'flex', alignItems: 'center', gap: 14 });
export const tools = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
});
export const filter = component({
  inlineSize: 'min(100%, 320px)',
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
export const chips = component({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 4,
  margin: -4,
  minInlineSize: 0,
});
export const folders = component({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  // As high as the button that comes with a folder.
  minBlockSize: 40,
});
export const chipName = component({ maxInlineSize: 220, overflow: 'hidden', textOverflow: 'ellipsis' });
export const ways = component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });
