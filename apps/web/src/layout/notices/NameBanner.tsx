import { Banner } from '@kantele/ui/Banner';
import { Button } from '@kantele/ui/Button';
import { Form } from '@kantele/ui/Form';
import { TextField } from '@kantele/ui/TextField';
import { UserRound } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { useRun } from '../../app/use-run.ts';
import { useAccountChanged } from '../../features/account/useAccountChanged.ts';
import * as css from './strips.css.ts';

/** Asks a newcomer for a name, until there is an answer; putting it away keeps the name that was made up. */
export function NameBanner({ name }: { name: string }) {
  const t = useT();
  const update = trpc.users.update.useMutation();
  const changed = useAccountChanged();
  const answer = async (display_name: string) => {
    await update.mutateAsync({ id: 'me', display_name });
    await changed();
  };
  const naming = useSubmit((values) => answer(textOf(values, 'display_name')));
  const { run } = useRun();
  return (
    <Banner
      label={t('Your name')}
      icon={<UserRound size={18} aria-hidden="true" className={css.nameIcon} />}
      onDismiss={() => void run(() => answer(name))}
      dismissLabel={t('Not now')}
    >
      <Form label={t('Your name')} {...naming} className={css.name}>
        <p className={css.nameWords}>{t('What may others call you? For now you are :name.', { name })}</p>
        <TextField
          name="display_name"
          label={t('Your name')}
          labelHidden
          placeholder={t('Your name')}
          autoComplete="nickname"
          maxLength={80}
          isRequired
          className={css.nameField}
        />
        <Button type="submit" variant="ink" pending={naming.busy}>
          {t('Use this name')}
        </Button>
      </Form>
    </Banner>
  );
}
