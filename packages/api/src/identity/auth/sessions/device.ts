import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../core/context.ts';

const yearSeconds = 31_536_000;

/**
 * A browser that has signed in before: guesses by strangers do not lock it out.
 */
export function deviceCookie(ctx: Context, userId: number) {
  const value = createHmac('sha256', ctx.services.secret).update(`device\n${userId}`).digest('base64url');
  return {
    isKnown(): boolean {
      const given = Buffer.from(ctx.visitor?.cookie('be-device') ?? '');
      const expected = Buffer.from(value);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    remember(): void {
      ctx.visitor?.setCookie('be-device', value, yearSeconds);
    },
  };
}
