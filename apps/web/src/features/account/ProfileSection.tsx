import type { User } from '@kantele/api/contract/users';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { Form } from '@kantele/ui/Form';
import { Section } from '@kantele/ui/Section';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../app/i18n.tsx';
import { AvatarField } from './AvatarField.tsx';
import * as css from './account.css.ts';
import { EmailField } from './EmailField.tsx';
import type { AccountDraft } from './useAccountDraft.ts';

const names = ['display_name', 'first_name', 'last_name'] as const;

/** Picture and names. */
export function ProfileSection({ user, draft }: { user: User; draft: AccountDraft }) {
  const t = useT();
  const { values, set } = draft;
  return (
    <Section id="profile" title={t('Name and profile image')}>
      <AvatarField user={user} />
      <Form
        label={t('Name')}
        errors={draft.errorsOf(names)}
        busy={draft.saving}
        onSubmit={draft.save}
        className={css.pair}
      >
        <TextField
          name="display_name"
          label={t('Display name')}
          description={t('What others see.')}
          value={values.display_name}
          onChange={set('display_name')}
          autoComplete="nickname"
          maxLength={80}
          isRequired
          className={css.whole}
        />
        <TextField
          name="first_name"
          label={t('First name')}
          optional={t('optional')}
          value={values.first_name}
          onChange={set('first_name')}
          autoComplete="given-name"
          maxLength={80}
        />
        <TextField
          name="last_name"
          label={t('Last name')}
          optional={t('optional')}
          value={values.last_name}
          onChange={set('last_name')}
          autoComplete="family-name"
          maxLength={80}
        />
        {/* Lets the Enter key save. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className={visuallyHidden} />
      </Form>
      <EmailField user={user} />
    </Section>
  );
}
