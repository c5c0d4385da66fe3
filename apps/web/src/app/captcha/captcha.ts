import { useRouter } from '@tanstack/react-router';
import { useBoot } from '../boot.tsx';
import { useT } from '../i18n.tsx';
import { notify } from '../notify.ts';
import { siteSetting } from '../settings.ts';
import { solve } from './altcha.ts';
import { askRecaptcha } from './recaptcha.ts';

/** What people prove for that they are human. */
export type HumanAction = 'register' | 'login' | 'forgot_password' | 'contact';

/** Proof of a human for a call: nothing where the site asks for none, null where it could not be had. */
export type HumanProof = { human_token?: string } | null;

/**
 * Proves before an action that a human asks for it, the way the site wants it: by a small computation, or by
 * reCAPTCHA. Where that fails, it has been said.
 */
export function useHumanCheck(action: HumanAction): () => Promise<HumanProof> {
  const t = useT();
  const { data } = useBoot();
  const { client } = useRouter().options.context;
  return async () => {
    const kind = siteSetting(data, 'human_check.kind');
    if (kind === 'off' || !siteSetting(data, 'human_check.actions').includes(action)) return {};
    try {
      if (kind === 'recaptcha') {
        return { human_token: await askRecaptcha(siteSetting(data, 'recaptcha.site_key') ?? '', action) };
      }
      const { challenge } = await client.auth.humanChallenge.query();
      // Another kind since this page was loaded: the server has the last word.
      return challenge ? { human_token: await solve(challenge) } : {};
    } catch {
      void notify(t('Could not verify you are human.'), { tone: 'danger' });
      return null;
    }
  };
}
