import { invalid } from '../../core/errors.ts';

/** Refuses an email address that another account has. */
export const emailTaken = () => invalid('email', 'This email already has an account.');
