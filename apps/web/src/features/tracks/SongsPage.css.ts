import { component, media, utility } from '@kantele/ui/css';

export const page = utility({ gap: 16 });
export const head = component({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
export const actions = component({ display: 'flex', alignItems: 'center', gap: 14 });
/** Only where the list has no columns to sort by. */
export const order = component({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 4,
  margin: -4,
  '@container': { 'main (min-width: 66.5rem)': { display: 'none' } },
  // They run through to the edges of a phone.
  '@media': {
    [media.phone]: { paddingInline: 'var(--gutter)', marginInline: 'calc(var(--gutter) * -1)' },
  },
});
