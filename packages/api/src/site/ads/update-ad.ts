import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { assertRecentPassword } from '../../identity/auth/passwords/assert-recent-password.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { adSlotOf } from '../../platform/site-state/ads/slots.ts';
import { adView } from '../../platform/site-state/ads/view.ts';
import type { Ad } from '../../platform/site-state/contract.ts';
import { forgetSite } from '../../platform/site-state/site.ts';
import type * as contract from './contract.ts';
import { lockAd, putAd } from './queries.ts';

/**
 * Says what stands in a place. Pages kept for guests are made anew.
 * @throws AppError `conflict` when it was changed meanwhile; `invalid` for what the place cannot show; `locked` without a password of the last minutes for new
 * code, for code that is switched on, and for code that no longer waits for consent
 */
export async function updateAd(
  ctx: Context,
  { updated_at, ...input }: z.output<typeof contract.updateAd>,
): Promise<z.output<typeof contract.adResponse>> {
  const slot = adSlotOf(input.slot);
  const ad = await ctx.db.transaction().execute(async (trx) => {
    const before = adView(slot, await lockAd(trx, slot.id));
    if (updated_at !== undefined && updated_at !== before.updated_at) throw new AppError('conflict');
    if (isNewCode(before, input)) assertRecentPassword(ctx);
    const row = await putAd(trx, input);
    await recordEvent(trx, ctx, {
      action: 'ads.update',
      object: { type: 'ad', id: slot.id },
      data: { kind: input.kind, ...(before.html === input.html ? {} : { code: true }) },
    });
    return adView(slot, row);
  });
  forgetSite(ctx.db);
  return { ad };
}

type Code = Pick<Ad, 'kind' | 'html' | 'needs_consent'>;

/** Whether browsers of visitors would run what they do not run now, or earlier than now. */
function isNewCode(before: Code, after: Code): boolean {
  if (after.html !== before.html && after.html !== '') return true;
  if (after.kind !== 'code') return false;
  return before.kind !== 'code' || (before.needs_consent && !after.needs_consent);
}
