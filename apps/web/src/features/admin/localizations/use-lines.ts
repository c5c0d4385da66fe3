import type { LocalizationLine } from '@kantele/api/contract/localizations';
import { useState } from 'react';
import { fieldErrors, useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useReloadBoot } from '../../../app/session.ts';
import { trpc } from '../../../app/trpc.ts';

type Draft = Readonly<Record<string, string | null>>;
type Errors = Readonly<Record<string, string[]>>;

/** Lines that were changed and are not saved, by their English text; null takes back what was written here. */
export function useLines(id: number) {
  const t = useT();
  const utils = trpc.useUtils();
  const reloadBoot = useReloadBoot();
  const showFailure = useShowFailure();
  const update = trpc.localizations.updateLines.useMutation();
  const [draft, setDraft] = useState<Draft>({});
  const [errors, setErrors] = useState<Errors>({});
  const count = Object.keys(draft).length;

  const change = (line: LocalizationLine, text: string | null) => {
    setDraft((before) => withLine(before, line, text));
    setErrors(({ [line.key]: _, ...rest }) => rest);
  };
  const discard = () => {
    setDraft({});
    setErrors({});
  };
  const save = () => {
    const lines = { ...draft };
    update.mutateAsync({ id, lines }).then(
      async () => {
        discard();
        void notify(t('Changes saved'));
        await utils.localizations.invalidate();
        await reloadBoot();
      },
      (error: unknown) => {
        setErrors(fieldErrors(error) ?? {});
        showFailure(error);
      },
    );
  };
  return { draft, errors, count, change, save, discard, saving: update.isPending };
}

/** The draft with one line written otherwise. What is as it is saved is no change. */
export function withLine(draft: Draft, line: LocalizationLine, text: string | null): Draft {
  const { [line.key]: _, ...rest } = draft;
  const shipped = line.shipped ?? '';
  const wanted = text === null || text === '' || text === shipped ? null : text;
  return wanted === line.override ? rest : { ...rest, [line.key]: wanted };
}

/** What stands in the fields of a line. */
export function shownText(line: LocalizationLine, draft: string | null | undefined): string {
  const own = draft === undefined ? line.override : draft;
  return own ?? line.shipped ?? '';
}
