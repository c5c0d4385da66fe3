import { z } from 'zod';
import { line } from '../../core/translate.ts';
import { safeRedirectPath } from '../safe-redirect-path.ts';

/** Where a menu item or a button leads: a path of this site, a page on the web, a mail address; empty for nowhere. */
export const target = z
  .string()
  .max(2_000)
  .refine(
    (text) =>
      text === '' || safeRedirectPath(text) !== null || /^(https?:\/\/[^\s/]|mailto:[^\s]+@)\S*$/i.test(text),
    line('Use a path of this site or an address that starts with https://.'),
  );
