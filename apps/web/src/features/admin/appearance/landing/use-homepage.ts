import type { PublicSettings } from '@kantele/api/contract/settings';
import { useT } from '../../../../app/i18n.tsx';
import type { Landing } from '../../../../lib/landing.ts';
import { useLookSetting, useLookState } from '../look-context.ts';

export type Homepage = PublicSettings['homepage'];

/** What stands at `/`, and how it is changed; `control` names what is used, so that typing in it is one step. */
export function useHomepage() {
  const t = useT();
  const { problems } = useLookState();
  const [homepage, change] = useLookSetting<Homepage>('homepage', t('Landing page'));
  return {
    homepage,
    change: (part: Partial<Homepage>, control: string) =>
      change({ ...homepage, ...part }, `homepage ${control}`),
    changeLanding: (part: Partial<Landing>, control: string) =>
      change({ ...homepage, appearance: { ...homepage.appearance, ...part } }, `homepage ${control}`),
    /** What the server says of a field, by its place in `appearance`. */
    problemOf: (place: string) => problems[`settings.homepage.appearance.${place}`]?.[0],
  };
}
