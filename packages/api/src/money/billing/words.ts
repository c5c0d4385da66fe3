/** Closed lists and limits of billing. Browser-safe. */

import { type Status, validStatuses } from '../../identity/entitlements/statuses.ts';

export const intervals = ['day', 'month', 'year'] as const;
export type Interval = (typeof intervals)[number];

export const taxBehaviors = ['inclusive', 'exclusive'] as const;

/** In these there is a plan that is paid for, or is about to be: nobody buys a second one. */
export const currentStatuses = [...validStatuses, 'unpaid', 'paused'] as const satisfies readonly Status[];

/** Greatest amount of a price, in minor units. */
export const amountLimits = { max: 99_999_999 } as const;
