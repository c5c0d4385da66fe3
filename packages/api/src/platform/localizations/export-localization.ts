import type { Context } from '../../core/context.ts';
import { shippedMessages } from '../site-state/shipped.ts';
import { existingLocalization } from './get-localization.ts';

/** A language as a file: every line visitors read that is not English anyway. */
export async function exportLocalization(ctx: Context, { id }: { id: number }) {
  const { language, name, lines } = await existingLocalization(ctx, id);
  return { language, name, lines: { ...shippedMessages(language), ...lines } };
}
