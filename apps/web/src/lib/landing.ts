import type { PublicSettings } from '@kantele/api/contract/settings';
import { parseTriplet } from '@kantele/theme/color';
import { readableOn } from '@kantele/theme/readable-on';
import { leadsSomewhere } from './menus.ts';

/** What the landing page shows, as bootstrap data carries it. */
export type Landing = PublicSettings['homepage']['appearance'];
export type LandingAction = NonNullable<Landing['actions']['cta1']>;

/** Whether a call to action is shown: it needs words and a place to lead to. */
export function showsAction(action: LandingAction | null): action is LandingAction {
  return action !== null && action.label.trim() !== '' && leadsSomewhere(action.action);
}

/** Whether a feature has anything to show. */
export function isFilled(feature: Record<string, string | null>): boolean {
  return Object.values(feature).some((text) => text !== null && text.trim() !== '');
}

/** The gradient behind the title, its ends as `R G B`, and the ink that can be read on it. */
export interface Overlay {
  from: string;
  to: string;
  ink: string;
  /** The lowest contrast of the ink on it, 1–21. */
  ratio: number;
}

/** The overlay of the header; null where there is none. */
export function overlayOf({
  headerOverlayColor1: first,
  headerOverlayColor2: second,
}: Pick<Landing, 'headerOverlayColor1' | 'headerOverlayColor2'>): Overlay | null {
  const [from, to] = [first ?? second ?? '', second ?? first ?? ''];
  const [start, end] = [parseTriplet(from), parseTriplet(to)];
  return start && end ? { from, to, ...readableOn(start, end) } : null;
}
