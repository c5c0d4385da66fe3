import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useSubmit } from '../../../app/submit.ts';
import { errorOf } from '../../../lib/api-error.ts';
import { type Draft, useDraft } from './draft.ts';

interface Revised {
  id: number;
  /** Raised by every save, and named by the next. */
  rev: number;
}

interface RevisedServer<Saved extends Revised, Fields extends object> {
  fieldsOf: (saved: Saved) => Fields;
  /** Sends changes made to this revision; answers what is saved then. */
  save: (base: Saved, rev: number, draft: Draft<Fields>) => Promise<Saved>;
  /** Reads anew what somebody else has saved. */
  reload: (base: Saved) => Promise<unknown>;
}

/** A form over something with revisions. What somebody else saves meanwhile is told, and never mixed in. */
export function useRevisedDraft<Saved extends Revised, Fields extends object>(
  saved: Saved,
  { fieldsOf, save, reload }: RevisedServer<Saved, Fields>,
) {
  const t = useT();
  const [base, setBase] = useState(saved);
  const draft = useDraft(fieldsOf(base));
  const { dirty, reset } = draft;
  if (!dirty && saved.rev > base.rev) setBase(saved);

  const saveOver = async (rev: number) => {
    try {
      setBase(await save(base, rev, draft));
      reset();
    } catch (error) {
      if (errorOf(error).code !== 'conflict') throw error;
      return void (await reload(base));
    }
    void notify(t('Changes saved'));
  };
  const { busy, errors, onSubmit } = useSubmit(() => saveOver(base.rev));
  const over = useSubmit(() => saveOver(saved.rev));
  return {
    base,
    draft,
    /** Somebody else has saved since these changes were begun. */
    isBehind: dirty && saved.rev > base.rev,
    busy: busy || over.busy,
    isSaving: busy,
    isOverwriting: over.busy,
    errors: over.errors ?? errors,
    onSubmit,
    overwrite: () => over.onSubmit({}, document.createElement('form')),
    discard: () => {
      setBase(saved);
      reset();
    },
  };
}
