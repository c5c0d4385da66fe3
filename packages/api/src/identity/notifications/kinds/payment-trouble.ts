import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { defineKind } from '../kind.ts';
import { sayPlan } from './subscription-changed.ts';

/** A payment for the plan of the receiver failed or needs them, or the plan has ended. */
export const paymentTrouble = defineKind({
  id: 'payment-trouble',
  label: line('Trouble with your payments'),
  group: 'account',
  data: z.object({
    what: z.enum(['payment_failed', 'ended']),
    plan: z.string(),
    /** Of the subscription here, and which change of it: each is told once. */
    once: z.string(),
  }),
  channels: { in_app: true, email: true, browser: false },
  always: true,
  essential: true,
  onceBy: ({ once }) => once,
  say: ({ t, data: { what, plan } }) => sayPlan(t, what, plan),
});
