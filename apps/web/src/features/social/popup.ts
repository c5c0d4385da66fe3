import type { SocialMessage } from '@kantele/api/contract/social-login';
import { siteAddress } from '@kantele/api/site-address';
import type { SocialService } from './services.ts';

const width = 650;
const height = 550;
const pollMs = 1_000;

/** How a visit to the popup ended; null when it was closed before it had anything to say. */
export type SocialResult = SocialMessage | null;

/**
 * Opens the sign-in of a service in a window of its own, in the middle of this one, and waits for what it posts. Only
 * that window is believed, and only while it is on this site. Null at once means that the browser allowed no window.
 */
export function openSocialPopup(
  service: SocialService,
  intent: 'login' | 'connect',
): Promise<SocialResult> | null {
  const start = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const popup = window.open(
    siteAddress(`/secure/auth/social/${service}/${intent}`),
    'social-auth',
    `popup,width=${width},height=${height},left=${start},top=${top}`,
  );
  if (!popup) return null;
  return new Promise((resolve) => {
    const end = (result: SocialResult) => {
      clearInterval(timer);
      window.removeEventListener('message', onMessage);
      popup.close();
      resolve(result);
    };
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && source === popup && isSocialMessage(data)) end(data);
    };
    const timer = setInterval(() => {
      if (popup.closed) end(null);
    }, pollMs);
    window.addEventListener('message', onMessage);
  });
}

const statuses = new Set<unknown>(['SUCCESS', 'REQUEST_PASSWORD', 'ERROR', 'ALREADY_LOGGED_IN']);

function isSocialMessage(data: unknown): data is SocialMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { type, status } = data as { type?: unknown; status?: unknown };
  return type === 'social-auth' && statuses.has(status);
}
