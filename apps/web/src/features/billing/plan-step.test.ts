import { expect, it } from 'vitest';
import { planStep } from './plan-step.ts';
import { allFeatures, featureOf } from './plan-words.ts';

const paid = { id: 3, free: false };
const free = { id: 1, free: true };
const price = { id: 9 };
const subscriber = {
  subscriptions: [
    { id: 2, product_id: 3, price_id: 9, status: 'active' as const, valid: true },
    { id: 1, product_id: 4, price_id: 8, status: 'canceled' as const, valid: false },
  ],
};

it.each([
  ['a guest registers', null, paid, price, { kind: 'register', selection: { productId: 3, priceId: 9 } }],
  ['a guest registers for the free plan', null, free, null, { kind: 'register', selection: null }],
  ['a user pays', { subscriptions: [] }, paid, price, { kind: 'checkout', productId: 3, priceId: 9 }],
  ['a user is on the free plan', {}, free, null, { kind: 'current' }],
  ['a subscriber is on the plan', subscriber, paid, price, { kind: 'current' }],
  [
    'a subscriber changes the period',
    subscriber,
    paid,
    { id: 10 },
    { kind: 'change', productId: 3, priceId: 10 },
  ],
  [
    'a subscriber changes the plan',
    subscriber,
    { id: 4, free: false },
    { id: 8 },
    { kind: 'change', productId: 4, priceId: 8 },
  ],
  ['a subscriber ends it for the free plan', subscriber, free, null, { kind: 'end' }],
])('%s', (_, user, plan, chosen, step) => {
  expect(planStep(user, plan, chosen)).toEqual(step);
});

it('aligns features by what stands before the colon', () => {
  expect(featureOf('Upload time: 3 h')).toEqual({ name: 'Upload time', value: '3 h' });
  expect(allFeatures([{ feature_list: ['A', 'B: 1'] }, { feature_list: ['B: 2', 'C'] }])).toEqual([
    'A',
    'B',
    'C',
  ]);
});
