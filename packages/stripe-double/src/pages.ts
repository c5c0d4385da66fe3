import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Engine } from './engine.ts';
import type { Form } from './form.ts';
import { text } from './form.ts';
import { type Card, digitsOf, find, nowOf, type State } from './state.ts';

const escaped = (words: string) => words.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1.25rem;color:#1a1a1a;
background:#fff}h1{font-size:1.5rem}form{display:grid;gap:.75rem;margin:1.5rem 0}button{font:inherit;padding:.6rem 1rem;
border:1px solid #555;border-radius:.5rem;background:#fff;color:#1a1a1a}button.main{background:#4338ca;border-color:#4338ca;
color:#fff}fieldset{display:grid;gap:.5rem;border:1px solid #bbb;border-radius:.5rem}.note{background:#fef3c7;padding:.75rem
 1rem;border-radius:.5rem}`;

const cards: readonly { id: Card; label: string }[] = [
  { id: 'works', label: 'Visa 4242: pays' },
  { id: 'declined', label: 'Visa 0002: is declined' },
  { id: 'fails_later', label: 'Visa 0341: pays once, then fails' },
];

const cardChoice = (chosen: Card) =>
  `<fieldset><legend>Card</legend>${cards
    .map(
      ({ id, label }) =>
        `<label><input type="radio" name="card" value="${id}"${id === chosen ? ' checked' : ''}> ${label}</label>`,
    )
    .join('')}</fieldset>`;

function show(reply: FastifyReply, title: string, body: string) {
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escaped(title)}</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1>` +
        `<p class="note">This is a stand-in for a payment provider. No money moves.</p>${body}</main></body></html>`,
    );
}

const money = (amount: number, currency: string) => {
  const digits = digitsOf(currency);
  const format = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat('en', format).format(amount / 10 ** digits);
};

/** The pages people are sent to: paying, and looking after their card and subscription. */
export function registerPages(
  app: FastifyInstance,
  state: State,
  engine: Engine,
  advance: (to: number) => void,
) {
  app.get('/c/pay/:id', async (request, reply) => {
    const session = find(state.sessions, (request.params as { id: string }).id, 'checkout.session');
    if (session.status !== 'open')
      return show(reply, 'This checkout is over', `<p><a href="${escaped(session.cancelUrl)}">Back</a></p>`);
    const price = find(state.prices, session.price, 'price');
    const product = find(state.products, price.product, 'product');
    const failed = (request.query as { failed?: string }).failed !== undefined;
    return show(
      reply,
      `Subscribe to ${product.name}`,
      `<p>${money(price.amount, price.currency)} every ${price.intervalCount} ${price.interval}</p>` +
        (session.trialDays > 0 ? `<p>${session.trialDays} days free</p>` : '') +
        (failed ? '<p role="alert">Your card was declined.</p>' : '') +
        `<form method="post">${cardChoice('works')}` +
        (session.promotionCodes ? '<label>Promotion code <input name="code"></label>' : '') +
        `<button class="main">Pay and subscribe</button></form><p><a href="${escaped(session.cancelUrl)}">Back to the site</a></p>`,
    );
  });
  app.post('/c/pay/:id', async (request, reply) => {
    const session = find(state.sessions, (request.params as { id: string }).id, 'checkout.session');
    const form = request.body as Form;
    const customer = find(state.customers, session.customer, 'customer');
    customer.card = cards.find(({ id }) => id === text(form, 'card'))?.id ?? 'works';
    if (session.status === 'open') {
      if (customer.card === 'declined') return reply.redirect(`/c/pay/${session.id}?failed`, 303);
      const code = text(form, 'code')?.trim() ?? '';
      engine.complete(session, session.promotionCodes ? (state.coupons[code] ?? 0) : 0);
    }
    return reply.redirect(session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id), 303);
  });

  app.get('/p/session/:customer', async (request, reply) => {
    const customer = find(state.customers, (request.params as { customer: string }).customer, 'customer');
    const back = (request.query as { return_url?: string }).return_url ?? '';
    const own = Object.values(state.subscriptions).filter((one) => one.customer === customer.id);
    const rows = own.map((one) => {
      const product = find(state.products, find(state.prices, one.price, 'price').product, 'product');
      return `<li>${escaped(product.name)}: ${one.status}, until ${new Date(one.end * 1_000).toISOString().slice(0, 10)}</li>`;
    });
    return show(
      reply,
      'Your billing',
      `<p>${escaped(customer.email ?? '')}</p><ul>${rows.join('')}</ul>` +
        `<form method="post">${cardChoice(customer.card)}<button class="main" name="do" value="card">Save card and pay</button>` +
        `<button name="do" value="month">Let a month pass</button><button name="do" value="retry">Let a week pass</button></form>` +
        `<p><a href="${escaped(back)}">Back to the site</a></p>`,
    );
  });
  app.post('/p/session/:customer', async (request, reply) => {
    const customer = find(state.customers, (request.params as { customer: string }).customer, 'customer');
    const form = request.body as Form;
    const wanted = text(form, 'do');
    if (wanted === 'month') advance(nowOf(state) + 31 * 86_400);
    else if (wanted === 'retry') advance(nowOf(state) + 7 * 86_400);
    else {
      customer.card = cards.find(({ id }) => id === text(form, 'card'))?.id ?? customer.card;
      for (const one of Object.values(state.subscriptions)) {
        if (one.customer !== customer.id) continue;
        const invoice = state.invoices[one.latestInvoice ?? ''];
        if (invoice?.status === 'open' && one.status !== 'canceled') engine.pay(invoice);
        else engine.updated(one);
      }
    }
    return reply.redirect(request.url, 303);
  });
  app.get('/invoices/:id', async (request, reply) => {
    const id = (request.params as { id: string }).id.replace(/\.pdf$/, '');
    const invoice = find(state.invoices, id, 'invoice');
    const lines = invoice.lines.map(
      (line) => `<li>${escaped(line.description)}: ${money(line.amount, invoice.currency)}</li>`,
    );
    return show(
      reply,
      `Invoice ${invoice.number}`,
      `<ul>${lines.join('')}</ul><p>Total ${money(invoice.total, invoice.currency)}</p>`,
    );
  });
}
