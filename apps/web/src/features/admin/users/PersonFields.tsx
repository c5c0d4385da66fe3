import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../app/i18n.tsx';

/** Who a new account is for: `email` and `display_name`. */
export function PersonFields() {
  const t = useT();
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={t('Email')}
        autoComplete="off"
        maxLength={254}
        isRequired
        autoFocus
      />
      <TextField name="display_name" label={t('Name')} autoComplete="off" maxLength={80} isRequired />
    </>
  );
}
