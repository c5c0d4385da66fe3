import { line, type Translate } from '@kantele/api/translate';
import { useEffect } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { isText, targetOf } from '../../../app/shortcuts/target.ts';
import type { LookStep } from './look-steps.ts';
import type { LookStore } from './look-store.ts';
import { namedChanges } from './value-changes.ts';

/** What undoes and redoes, and says what it was. */
export function useUndo(store: LookStore) {
  const t = useT();
  const tell = (text: string, step: LookStep | null) => {
    if (step) void notify(t(text, { name: stepWords(t, step) }));
  };
  return {
    undo: () => tell(line('Undid: :name'), store.undo()),
    redo: () => tell(line('Redid: :name'), store.redo()),
  };
}

/** The control that was used, and the one value it changed where it has several. */
function stepWords(t: Translate, { name, parts }: LookStep): string {
  const changes = parts.flatMap(({ field, before, after }) =>
    field.startsWith('settings.') ? namedChanges(t, field, before, after) : [],
  );
  const label = changes.length === 1 ? changes[0]?.label : '';
  return label && label !== name ? `${name}, ${label}` : name;
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
