import { component, globalIn, media } from '@kantele/ui/css';

export const area = component({ display: 'contents' });
// A long press is for the menu, not for selecting text or previewing the link.
globalIn('components', `.${area} > *`, {
  '@media': { [media.touch]: { WebkitTouchCallout: 'none', userSelect: 'none' } },
});
