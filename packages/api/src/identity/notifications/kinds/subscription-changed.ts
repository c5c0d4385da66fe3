import { z } from 'zod';
import { line, type Translate } from '../../../core/translate.ts';
import { defineKind, nameIn, type Said } from '../kind.ts';

const changes = ['began', 'changed', 'renewed', 'payment_failed', 'will_end', 'ended'] as const;

/** What is said of a plan; `endsAt` is absent for what was told before it was kept. */
export function sayPlan(
  t: Translate,
  what: (typeof changes)[number],
  plan: string,
  endsAt?: string | null,
): Said {
  const name = nameIn(plan);
  const words = {
    began: t('Your plan :plan has begun', { plan: name }),
    changed: t('Your plan is :plan now', { plan: name }),
    renewed: t('Your plan :plan was renewed', { plan: name }),
    payment_failed: t('A payment for :plan failed. Enter another card to keep it.', { plan: name }),
    will_end: endsAt
      ? t('Your plan :plan ends on :date', { plan: name, date: new Date(endsAt) })
      : t('Your plan :plan will end', { plan: name }),
    ended: t('Your plan :plan has ended', { plan: name }),
  };
  return {
    image: null,
    icon: 'info',
    lines: [words[what]],
    link: { action: '/billing', label: t('Open billing') },
  };
}

/** The plan of the receiver has begun, is another one, was renewed or will end. Trouble is a kind of its own. */
export const subscriptionChanged = defineKind({
  id: 'subscription-changed',
  label: line('Your plan and its payments'),
  group: 'account',
  data: z.object({
    what: z.enum(changes),
    plan: z.string(),
    /** When it ends; null while it goes on. */
    ends_at: z.string().nullish(),
    /** Of the subscription here, and which change of it: each is told once. */
    once: z.string(),
  }),
  channels: { in_app: true, email: true, browser: false },
  onceBy: ({ once }) => once,
  say: ({ t, data: { what, plan, ends_at } }) => sayPlan(t, what, plan, ends_at),
});
