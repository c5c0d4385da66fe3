import { z } from 'zod';
import { name, text } from '../../core/contract.ts';
import { captchaToken, email } from '../../identity/auth/contract.ts';

/** Characters of a message at most. */
export const messageMax = 5_000;

export const sendMessage = z.strictObject({
  /** Of one line: it stands in the head of a mail. */
  name: z
    .string()
    .regex(/^[^\r\n]*$/)
    .pipe(name(80)),
  email,
  message: text(messageMax).pipe(z.string().min(1)),
  human_token: captchaToken,
});
