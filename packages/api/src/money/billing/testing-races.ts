import { sql } from '@kantele/db';
import { redrive } from './apply-event.ts';
import type { BillingSite } from './testing.ts';
import { currentStatuses } from './words.ts';

/**
 * Has people buy two plans from several tabs at once, pay every page they got, and try again; no message of the provider
 * arrives. Answers who has two plans there, and how long the slowest waited for what they paid, in seconds of a clock on
 * which the job of each minute runs.
 */
export async function raceCheckouts(site: BillingSite, races: number) {
  const plans = [
    await site.addPlan({ name: 'Race A' }),
    await site.addPlan({ name: 'Race B', monthly: 2_999 }),
  ] as const;
  const doubled: string[] = [];
  let longest = 0;
  for (let race = 0; race < races; race += 1) {
    const email = `racer-${race}@example.com`;
    const id = await site.addUser(email);
    const user = await site.user(id);
    const tabs = [plans[0], plans[1], plans[0], plans[race % 2 === 0 ? 0 : 1]];
    const opened = await Promise.allSettled(tabs.map((plan) => user.billing.checkout(plan)));
    const urls = opened.flatMap((tab) => (tab.status === 'fulfilled' ? [tab.value.url] : []));
    const late = Promise.allSettled([user.billing.checkout(plans[1]), user.billing.checkout(plans[0])]);
    await Promise.all(urls.map((url) => site.pay(url)));
    for (const tab of await late) if (tab.status === 'fulfilled') await site.pay(tab.value.url);
    const mine = Object.values(site.stripe.state.subscriptions).filter(
      ({ customer }) => site.stripe.state.customers[customer]?.email === email,
    );
    const current: readonly string[] = currentStatuses;
    if (mine.filter(({ status }) => current.includes(status)).length > 1) doubled.push(email);
    if (mine.length > 0) longest = Math.max(longest, await secondsLocked(site, id));
  }
  return { doubled, longest };
}

/** Lets minutes pass until somebody who has paid is let in; gives up after an hour. */
async function secondsLocked(site: BillingSite, userId: number): Promise<number> {
  const { db } = site.services;
  const isIn = async () => (await (await site.user(userId)).billing.overview()).subscription?.valid === true;
  for (let seconds = 0; seconds < 3_600; seconds += 60) {
    if (await isIn()) return seconds;
    await sql`update checkouts set created_at = created_at - interval '1 minute',
      updated_at = updated_at - interval '1 minute' where user_id = ${userId}`.execute(db);
    await redrive(site.system());
  }
  return 3_600;
}
