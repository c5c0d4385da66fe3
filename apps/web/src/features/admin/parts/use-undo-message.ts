import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';

/** Milliseconds a message stays that takes something back. */
const undoMs = 8_000;

/** Says that something is gone, with the way to take it back. */
export function useUndoMessage() {
  const t = useT();
  return (message: string, takeBack: () => Promise<unknown>) =>
    void notify(message, {
      duration: undoMs,
      action: { label: t('Undo'), onPress: () => void takeBack() },
    });
}
