import { invalid } from '../core/errors.ts';

/** Refuses an e-mail address that another account has. */
export const emailTaken = () => invalid('email', 'This e-mail address has an account already.');
