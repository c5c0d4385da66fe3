import type { User } from '@kantele/api/contract/users';
import { useState } from 'react';
import { fieldErrors, useShowOtherFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { useAccountChanged } from './useAccountChanged.ts';

const names = ['display_name', 'first_name', 'last_name', 'language', 'country', 'timezone'] as const;
type Field = (typeof names)[number];
type Values = Record<Field, string>;

/** What was typed and is not saved yet, of all sections that are saved together. */
export function useAccountDraft(user: User) {
  const t = useT();
  const showOther = useShowOtherFailure();
  const changed = useAccountChanged();
  const update = trpc.users.update.useMutation();
  const [draft, setDraft] = useState<Partial<Values>>({});
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const saved = Object.fromEntries(names.map((name) => [name, user[name] ?? ''])) as Values;
  const touched = names.filter((name) => draft[name] !== undefined && draft[name] !== saved[name]);

  const save = async () => {
    if (saving || touched.length === 0) return;
    setSaving(true);
    setFailure(null);
    const values = touched.map((name) => [name, draft[name]?.trim() || null]);
    const texts = { display_name: draft.display_name };
    const input = { ...Object.fromEntries(values), ...(touched.includes('display_name') ? texts : {}) };
    try {
      await update.mutateAsync({ id: 'me', ...input });
      await changed();
      setDraft({});
      void notify(t('Updated account details'));
    } catch (error) {
      setFailure(error);
      showOther(error);
    }
    setSaving(false);
  };

  return {
    values: { ...saved, ...draft },
    set: (field: Field) => (value: string) => setDraft((before) => ({ ...before, [field]: value })),
    dirty: touched.length > 0,
    discard: () => {
      setDraft({});
      setFailure(null);
    },
    save: () => void save(),
    saving,
    /** What the server said of some of the fields. */
    errorsOf(fields: readonly Field[]) {
      const errors = Object.entries(fieldErrors(failure) ?? {}).filter(([name]) =>
        fields.some((field) => field === name),
      );
      return errors.length > 0 ? Object.fromEntries(errors) : null;
    },
  };
}

export type AccountDraft = ReturnType<typeof useAccountDraft>;
