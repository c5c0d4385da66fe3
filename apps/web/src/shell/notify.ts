import type { ToastOptions } from '@kantele/ui';

/** The code of messages; without a line, once there is one again. Never rejects. */
export function loadToasts(): Promise<typeof import('./toasts.ts')> {
  return import('./toasts.ts').catch(
    () =>
      new Promise((resolve) => {
        window.addEventListener('online', () => resolve(loadToasts()), { once: true });
      }),
  );
}

/** Shows a message at the lower edge. Its code arrives with the first message, not with the page. */
export async function notify(message: string, options?: ToastOptions): Promise<void> {
  const { toast } = await loadToasts();
  toast(message, options);
}
