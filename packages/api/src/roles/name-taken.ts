import { invalid } from '../core/errors.ts';

/** The refusal of a second role of a name. */
export const nameTaken = () => invalid('name', 'There is a role of this name already.');
