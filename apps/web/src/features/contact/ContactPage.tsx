import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { Form } from '@kantele/ui/Form';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { useRouter } from '@tanstack/react-router';
import { siteName, useBoot } from '../../app/boot.tsx';
import { useHumanCheck } from '../../app/captcha/captcha.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { Page } from '../../app/parts/Page.tsx';
import { useSiteSetting } from '../../app/settings.ts';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import * as css from './ContactPage.css.ts';

/** Characters of a message at most. */
const messageMax = 5_000;

/** Writes to the people who run the site. */
export function ContactPage() {
  const t = useT();
  const { data } = useBoot();
  const isReady = useSiteSetting('mail.ready');
  return (
    <Page>
      <div className={css.column}>
        <h1 className={css.title}>{t('Contact us')}</h1>
        <p className={css.lead}>{t('Write to the people who run :name.', { name: siteName(data) })}</p>
        {isReady ? (
          <ContactForm />
        ) : (
          <Callout tone="warning" title={t('This site can’t send email yet.')}>
            {t('A message would reach nobody. Please try again later.')}
          </Callout>
        )}
      </div>
    </Page>
  );
}

function ContactForm() {
  const t = useT();
  const router = useRouter();
  const user = useBoot().data.user;
  const proveHuman = useHumanCheck('contact');
  const send = trpc.contact.send.useMutation();

  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    const proof = await proveHuman();
    if (!proof) return;
    await send.mutateAsync({
      name: textOf(values, 'name'),
      email: textOf(values, 'email'),
      message: textOf(values, 'message'),
      ...proof,
    });
    void notify(t('Your message can be submitted.'));
    await router.navigate({ to: '/' });
  });

  return (
    <Form
      label={t('Contact us')}
      errors={errors}
      busy={busy}
      onSubmit={onSubmit}
      errorTitle={t('Something went wrong')}
    >
      <TextField
        name="name"
        label={t('Name')}
        autoComplete="name"
        maxLength={80}
        isRequired
        defaultValue={user?.display_name}
      />
      <TextField
        name="email"
        type="email"
        label={t('Email')}
        autoComplete="email"
        inputMode="email"
        spellCheck="false"
        maxLength={254}
        isRequired
        defaultValue={user?.email}
      />
      <TextArea name="message" label={t('Message')} rows={7} maxLength={messageMax} isRequired />
      <div>
        <Button type="submit" variant="accent" pending={busy}>
          {t('Send message')}
        </Button>
      </div>
    </Form>
  );
}
