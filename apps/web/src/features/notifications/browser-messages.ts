import type { AppRouter } from '@kantele/api/router';
import { siteAddress } from '@kantele/api/site-address';
import type { TRPCClient } from '@trpc/client';

/** Whether this browser shows messages: `blocked` when it was told not to, `unable` when it cannot. */
export type BrowserState = 'on' | 'off' | 'blocked' | 'unable';

type Client = TRPCClient<AppRouter>;

const worker = () => siteAddress('/service-worker.js');
/** Who switched messages on in this browser: nobody else who signs in here gets theirs shown. */
const chosenBy = 'kantele.browser-messages-of';

export function canShowMessages(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function browserState(userId: number): Promise<BrowserState> {
  if (!canShowMessages()) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  const own = localStorage.getItem(chosenBy) === String(userId);
  return own && (await currentSubscription()) ? 'on' : 'off';
}

/**
 * Asks for the permission, by a press only, and has the site send its messages here.
 * @throws Error when the browser cannot reach its push service
 */
export async function showMessages(client: Client, userId: number, key: string): Promise<BrowserState> {
  if (!canShowMessages()) return 'unable';
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  await navigator.serviceWorker.register(worker());
  await tell(client, await subscribed(key));
  localStorage.setItem(chosenBy, String(userId));
  return 'on';
}

export async function hideMessages(client: Client): Promise<void> {
  localStorage.removeItem(chosenBy);
  const subscription = await currentSubscription();
  if (!subscription) return;
  await client.notifications.unsubscribeBrowser.mutate({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/**
 * Tells the site anew, once a page: a session ends with a password or a sign-out, and with it what the site knew of
 * this browser. The site may have another key by now, too.
 */
export async function keepMessages(client: Client, userId: number): Promise<void> {
  if (localStorage.getItem(chosenBy) !== String(userId) || !canShowMessages()) return;
  if (Notification.permission !== 'granted') return;
  const { push_key } = await client.notifications.subscriptions.query();
  await navigator.serviceWorker.register(worker());
  await tell(client, await subscribed(push_key));
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker());
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The subscription of this browser with this key of the site; one with another key is dropped. */
async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  if (existing && encoded(existing.options.applicationServerKey) === key) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function tell(client: Client, subscription: PushSubscription) {
  const keys = { p256dh: encoded(subscription.getKey('p256dh')), auth: encoded(subscription.getKey('auth')) };
  return client.notifications.subscribeBrowser.mutate({ endpoint: subscription.endpoint, keys });
}

function encoded(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
