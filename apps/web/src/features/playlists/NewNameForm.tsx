import { Button } from '@kantele/ui/Button';
import { Form, type FormProps } from '@kantele/ui/Form';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../app/i18n.tsx';
import * as css from './AddToPlaylist.css.ts';

interface NewNameFormProps extends Pick<FormProps, 'errors' | 'onSubmit'> {
  /** What is made, and the words of the field `name`. */
  label: string;
  busy: boolean;
}

/** Makes something that needs nothing but a name, above a list of what is there already. */
export function NewNameForm({ label, busy, ...form }: NewNameFormProps) {
  const t = useT();
  return (
    <Form label={label} busy={busy} {...form}>
      <div className={css.form}>
        <TextField name="name" label={label} maxLength={255} isRequired />
        <Button type="submit" variant="accent" pending={busy}>
          {t('Create')}
        </Button>
      </div>
    </Form>
  );
}
