import type { User } from '@kantele/api/contract/users';
import { Button } from '@kantele/ui/Button';
import { Checkbox } from '@kantele/ui/Checkbox';
import { Form } from '@kantele/ui/Form';
import { Section } from '@kantele/ui/Section';
import { useState } from 'react';
import { useCan } from '../../app/boot.tsx';
import { useHumanCheck } from '../../app/captcha/captcha.ts';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { SecretField } from '../auth/fields.tsx';
import * as css from './account.css.ts';

/** A new password; people who only sign in elsewhere get their first by mail. */
export function PasswordSection({ user }: { user: User }) {
  const t = useT();
  return (
    <Section
      id="password"
      title={t('Password')}
      description={
        user.has_password
          ? t('All other sessions end when you change it.')
          : t('You sign in through another service and have no password here yet.')
      }
    >
      {user.has_password ? <ChangePassword /> : <FirstPassword email={user.email} />}
    </Section>
  );
}

function ChangePassword() {
  const t = useT();
  const utils = trpc.useUtils();
  const change = trpc.auth.changePassword.useMutation();
  const mayHaveTokens = useCan('api.access');
  const [times, setTimes] = useState(0);
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    await change.mutateAsync({
      current_password: textOf(values, 'current_password'),
      new_password: textOf(values, 'new_password'),
      new_password_confirmation: textOf(values, 'new_password_confirmation'),
      revoke_tokens: values.revoke_tokens === 'true',
    });
    // Empties the fields.
    setTimes((before) => before + 1);
    void notify(t('Password changed'));
    await Promise.all([utils.auth.sessions.invalidate(), utils.accessTokens.list.invalidate()]);
  });
  return (
    <Form
      key={times}
      label={t('Password')}
      errors={errors}
      busy={busy}
      onSubmit={onSubmit}
      className={css.pair}
    >
      <div className={css.whole}>
        <SecretField name="current_password" label={t('Current password')} autoComplete="current-password" />
      </div>
      <SecretField name="new_password" label={t('New password')} autoComplete="new-password" />
      <SecretField
        name="new_password_confirmation"
        label={t('Confirm new password')}
        autoComplete="new-password"
      />
      {mayHaveTokens && (
        <div className={css.whole}>
          <Checkbox name="revoke_tokens" value="true">
            {t('Also revoke my access tokens')}
          </Checkbox>
        </div>
      )}
      <div className={css.whole}>
        <Button type="submit" pending={busy}>
          {t('Change password')}
        </Button>
      </div>
    </Form>
  );
}

function FirstPassword({ email }: { email: string }) {
  const t = useT();
  const showFailure = useShowFailure();
  const proveHuman = useHumanCheck('forgot_password');
  const forgot = trpc.auth.forgotPassword.useMutation();
  const send = async () => {
    const proof = await proveHuman();
    if (!proof) return;
    const { message } = await forgot.mutateAsync({ email, ...proof });
    void notify(message);
  };
  return (
    <div>
      <Button pending={forgot.isPending} onPress={() => void send().catch(showFailure)}>
        {t('Send me a link to set one')}
      </Button>
    </div>
  );
}
