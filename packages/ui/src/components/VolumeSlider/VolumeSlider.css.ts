import { component } from '../../css/layered.ts';

export const volume = component({ minInlineSize: 72 });
