import { utility } from '../../css/layered.ts';

// A utility, so that it wins over the height of the button it is put on. Long names of providers may wrap.
export const social = utility({ minBlockSize: 46, whiteSpace: 'normal', paddingBlock: 6 });
export const mark = utility({ display: 'inline-flex', flexShrink: 0 });
