import { parseTriplet, readableOn } from '@kantele/theme';
import type { Translate } from '../../core/translate.ts';
import type { Homepage, LandingAction } from '../../platform/site-state/definitions.ts';
import type { LookCheck } from './contract.ts';

/** Contrast that text needs (WCAG 2.2, AA). */
const readable = 4.5;

/** What the landing page would do harm by, where guests see it: buttons that are not shown, a title nobody can read. */
export function checkLanding({ type, appearance }: Homepage, t: Translate): LookCheck[] {
  if (type !== 'other') return [];
  const { headerOverlayColor1, headerOverlayColor2, actions } = appearance;
  const texts = [actions.cta1, actions.cta2, actions.cta3].flatMap((action) => missingOf(action, t));
  const from = parseTriplet(headerOverlayColor1 ?? headerOverlayColor2 ?? '');
  const to = parseTriplet(headerOverlayColor2 ?? headerOverlayColor1 ?? '');
  if (from && to && readableOn(from, to).ratio < readable) {
    texts.push(t('The title of the landing page is hard to read on its overlay.'));
  }
  return texts.map((text) => ({ level: 'warning', text, section: 'landing', theme_id: null, menu_id: null }));
}

function missingOf(action: LandingAction | null, t: Translate): string[] {
  if (!action) return [];
  const label = action.label.trim();
  if (label && !action.action) {
    return [t('The button “:label” of the landing page leads nowhere and will not be shown.', { label })];
  }
  return label ? [] : [t('A button of the landing page has no label and will not be shown.')];
}
