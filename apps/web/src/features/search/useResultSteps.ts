import type { KeyboardEvent } from 'react';
import { isStepKey, stepFrom } from '../../lib/result-steps.ts';

/** Marks what the arrow keys enter from the search field. */
export const resultsMark = { 'data-results': '' } as const;

/** The arrow keys among results: over the edges of their lists too, and back to the field; Escape goes there at once. */
export function useResultSteps() {
  const toField = () => {
    const field = document.getElementById('search');
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  };
  return {
    // Lists of tracks keep the keys inside to themselves; their first and last rows are met here before.
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      const { key, target, currentTarget } = event;
      if (!isStepKey(key) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!(target instanceof Element)) return;
      const row = target.closest('[role="row"]');
      if (row && (key === 'ArrowLeft' || key === 'ArrowRight')) return;
      if (row && (key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling)) return;
      const next = stepFrom(currentTarget, row ?? target, key);
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (next === 'before') toField();
      else next.focus();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      toField();
    },
  };
}
