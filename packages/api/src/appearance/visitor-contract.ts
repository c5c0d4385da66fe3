import { z } from 'zod';
import { currentUser, i18n } from '../settings/contract.ts';

/** Whom a page is shown to. Beside the contract, because bootstrap data is made of that one. */
export const previewedVisitor = z.object({ user: currentUser.nullable(), i18n });
export type PreviewedVisitor = z.infer<typeof previewedVisitor>;
