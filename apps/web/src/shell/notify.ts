import type { ToastOptions } from '@kantele/ui';

/** Shows a message at the lower edge. Its code arrives with the first message, not with the page. */
export async function notify(message: string, options?: ToastOptions): Promise<void> {
  const { toast } = await import('./toasts.ts');
  toast(message, options);
}
