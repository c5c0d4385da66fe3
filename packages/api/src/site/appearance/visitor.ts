import { z } from 'zod';
import { currentUser, i18n } from '../../identity/bootstrap/contract.ts';
import { shownAd } from '../../platform/site-state/contract.ts';

/** Whom a page is shown to. Beside the contract, because bootstrap data is made of that one. */
export const previewedVisitor = z.object({
  user: currentUser.nullable(),
  i18n,
  /** Empty for the admin: only the previews of others show them. */
  ads: z.array(shownAd),
});
export type PreviewedVisitor = z.infer<typeof previewedVisitor>;
