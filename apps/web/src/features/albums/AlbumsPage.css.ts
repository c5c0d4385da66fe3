import { component, media, utility } from '@kantele/ui/css';

export const page = utility({ gap: 22 });
export const filters = component({ display: 'flex', flexWrap: 'wrap', gap: '10px 32px', minInlineSize: 0 });
export const chips = component({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 4,
  margin: -4,
  // They run through to the edges of a phone.
  '@media': {
    [media.phone]: { paddingInline: 'var(--gutter)', marginInline: 'calc(var(--gutter) * -1)' },
  },
  minInlineSize: 0,
});
