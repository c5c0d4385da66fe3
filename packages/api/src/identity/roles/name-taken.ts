import { invalid } from '../../core/errors.ts';

/** The refusal of a second role of a name. */
export const nameTaken = () => invalid('name', 'A role with this name already exists.');
