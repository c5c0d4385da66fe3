import type { ToastOptions } from '@kantele/ui/Toast';
import { loadCode } from './code.ts';

/** The code of messages. */
export const loadToasts = () => loadCode(() => import('@kantele/ui/Toast'));

/** Shows a message at the lower edge. Its code arrives with the first message, not with the page. */
export async function notify(message: string, options?: ToastOptions): Promise<void> {
  const { toast } = await loadToasts();
  toast(message, options);
}
