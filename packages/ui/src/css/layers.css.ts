import { globalLayer } from '@vanilla-extract/css';

// The order is the contract: custom code of an administrator lands in the last layer and wins without tricks.
globalLayer('reset');
globalLayer('tokens');
globalLayer('components');
globalLayer('utilities');
globalLayer('custom');

export const layers = {
  reset: 'reset',
  tokens: 'tokens',
  components: 'components',
  utilities: 'utilities',
  custom: 'custom',
} as const;
