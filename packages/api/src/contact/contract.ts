import { z } from 'zod';
import { captchaToken, email } from '../auth/contract.ts';
import { name, text } from '../core/contract.ts';

/** Characters of a message at most. */
export const messageMax = 5_000;

export const sendMessage = z.strictObject({
  name: name(80),
  email,
  message: text(messageMax).pipe(z.string().min(1)),
  human_token: captchaToken,
});
