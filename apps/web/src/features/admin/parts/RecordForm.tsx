import { type FieldErrors, Form } from '@kantele/ui/Form';
import type { ReactNode } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useSubmit } from '../../../app/submit.ts';
import { LeaveGuard } from '../frame/LeaveGuard.tsx';
import type { Draft } from './draft.ts';
import { fields } from './parts.css.ts';
import { SaveChanges } from './SaveChanges.tsx';

interface RecordFormProps<Fields extends object> {
  label: string;
  draft: Draft<Fields>;
  /** Sends what was changed, and has the page know what is saved then. */
  save: (changes: Partial<Fields>) => Promise<unknown>;
  children: ReactNode | ((errors: FieldErrors | null) => ReactNode);
}

/** The form of a sheet: its changes are saved together, and not lost without a question. */
export function RecordForm<Fields extends object>({ label, draft, save, children }: RecordFormProps<Fields>) {
  const t = useT();
  const { busy, errors, onSubmit } = useSubmit(async () => {
    await save(draft.changes);
    draft.reset();
    void notify(t('Changes saved'));
  });
  return (
    <Form
      label={label}
      errors={errors}
      busy={busy}
      onSubmit={onSubmit}
      errorTitle={t('Something went wrong')}
      className={fields.stack}
    >
      {typeof children === 'function' ? children(errors) : children}
      <SaveChanges dirty={draft.dirty} onDiscard={draft.reset} saving={busy} />
      <LeaveGuard dirty={draft.dirty} />
    </Form>
  );
}
