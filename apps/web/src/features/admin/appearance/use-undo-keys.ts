import { useEffect } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { isText, targetOf } from '../../../app/shortcuts/target.ts';
import type { LookStore } from './look-store.ts';

/** What undoes and redoes, and says what it was. */
export function useUndo(store: LookStore) {
  const t = useT();
  return {
    undo: () => {
      const name = store.undo();
      if (name !== null) void notify(t('Undid: :name', { name }));
    },
    redo: () => {
      const name = store.redo();
      if (name !== null) void notify(t('Redid: :name', { name }));
    },
  };
}

/** Ctrl or ⌘ with Z, and with Shift; in fields of text they undo what was typed there. */
export function useUndoKeys(store: LookStore): void {
  const { undo, redo } = useUndo(store);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
      const target = targetOf(event);
      if (target && isText(target)) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
