import { z } from 'zod';

/** One plain address: no name, no list, no comment, no line break, so a header can hold it. */
const plainAddress = z
  .email()
  .max(254)
  .regex(/^[^\s<>(),;:"\\[\]]+$/);

/** @throws Error for what is not exactly one plain address */
export function assertAddress(address: string): string {
  const parsed = plainAddress.safeParse(address);
  if (!parsed.success) throw new Error('This is not one plain email address.');
  return parsed.data;
}

/** Text for one header: no line break or control character gets through. */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
