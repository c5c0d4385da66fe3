import { component, globalIn, utility } from '../../css/layered.ts';
import { media } from '../../css/tokens.ts';

export const point = component({
  position: 'fixed',
  inlineSize: 1,
  blockSize: 1,
  pointerEvents: 'none',
  // A pointer is measured from the left in every script.
  direction: 'ltr',
});

// The place a popover is given stands on the element itself, which only this can overrule.
export const sheet = utility({
  '@media': {
    [media.phone]: {
      position: 'fixed !important' as 'fixed',
      inset: 'auto 8px calc(8px + env(safe-area-inset-bottom)) !important',
      inlineSize: 'auto !important',
      maxInlineSize: 'none',
      maxBlockSize: '70dvb !important',
    },
  },
});
globalIn('utilities', `.${sheet} [role="menu"]`, {
  '@media': { [media.phone]: { maxInlineSize: 'none' } },
});
globalIn('utilities', `.${sheet} [role="menuitem"]`, {
  '@media': { [media.touch]: { minBlockSize: '48px' } },
});
