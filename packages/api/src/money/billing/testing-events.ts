import { sql } from '@kantele/db';
import { receiveEvent } from './receive-event.ts';
import { reconcileAll } from './reconcile.ts';
import { type BillingSite, signed, webhookSecret } from './testing.ts';

/** Numbers that look random and are the same for a seed. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * Has people buy, cancel, fail to pay and pay again at the provider, and hands the events over doubled, in any order,
 * late or not at all. Answers who is entitled here otherwise than there: after what came in, and after a comparison.
 */
export async function shakeEvents(
  site: BillingSite,
  options: { users: number; events: number; seed: number },
) {
  const { stripe } = site;
  const next = random(options.seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const plans = [
    await site.addPlan({ name: 'A' }),
    await site.addPlan({ name: 'B', monthly: 2_999, yearly: 29_900 }),
  ];
  for (let index = 0; index < options.users; index += 1) {
    const user = await site.user(await site.addUser(`shaken-${options.seed}-${index}@example.com`));
    const { url } = await user.billing.checkout(pick(plans));
    await site.pay(url);
  }
  const subscriptions = Object.values(stripe.state.subscriptions);
  const prices = Object.values(stripe.state.prices).filter(({ interval }) => interval === 'month');
  while (Object.keys(stripe.state.events).length < options.events) {
    const one = pick(subscriptions);
    const customer = stripe.state.customers[one.customer];
    if (one.status === 'canceled' || !customer) {
      if (next() < 0.2) stripe.engine.updated(one);
      continue;
    }
    const dice = next();
    if (dice < 0.02) stripe.engine.cancelNow(one);
    else if (dice < 0.2) {
      one.cancelAtEnd = !one.cancelAtEnd;
      stripe.engine.updated(one);
    } else if (dice < 0.4) customer.card = pick(['works', 'declined', 'works']);
    else if (dice < 0.6 && customer.card === 'works')
      stripe.engine.change(one, pick(prices), Math.floor(stripe.now().getTime() / 1_000));
    else if (dice < 0.63) stripe.engine.runUntil(one.retryAt ?? one.start + 1);
    else stripe.engine.updated(one);
  }
  const events = Object.values(stripe.state.events);
  const sent = events.flatMap((event) => {
    const times = next() < 0.1 ? 0 : next() < 0.3 ? 1 + Math.floor(next() * 4) : 1;
    return Array.from({ length: times }, () => ({ event, at: next() }));
  });
  sent.sort((a, b) => a.at - b.at);
  for (let from = 0; from < sent.length; from += 20) {
    const batch = sent.slice(from, from + 20);
    await Promise.all(batch.map(({ event }) => receiveEvent(site.system(), signed(event, webhookSecret))));
    if (from % 200 === 0) await site.apply();
  }
  await site.apply();
  await reconcileAll(site.system());
  return { events: events.length, sent: sent.length, mismatches: await mismatches(site) };
}

/** Users who are entitled here and not there, or the other way round. */
async function mismatches(site: BillingSite): Promise<string[]> {
  const { rows } = await sql<{ provider_id: string; valid: boolean; price: string }>`
    select s.provider_id, p.provider_id as price,
      s.status in ('trialing', 'active', 'past_due') and (s.ends_at is null or s.ends_at > now()) as valid
    from subscriptions s join prices p on p.id = s.price_id where s.provider_id is not null`.execute(
    site.services.db,
  );
  const here = new Map(rows.map((row) => [row.provider_id, `${row.valid} ${row.valid ? row.price : ''}`]));
  return Object.values(site.stripe.state.subscriptions).flatMap(({ id, status, price }) => {
    const valid = ['trialing', 'active', 'past_due'].includes(status);
    return here.get(id) === `${valid} ${valid ? price : ''}` ? [] : [id];
  });
}
