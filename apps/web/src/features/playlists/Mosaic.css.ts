import { component, utility } from '@kantele/ui/css';

export const mosaic = component({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  overflow: 'hidden',
  borderRadius: 6,
});
export const part = utility({ borderRadius: 0, boxShadow: 'none' });
