import { Button } from '@kantele/ui/Button';
import { Radio, RadioGroup } from '@kantele/ui/Checkbox';
import { Form } from '@kantele/ui/Form';
import { PageHeader } from '@kantele/ui/PageHeader';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { textOf, useSubmit } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import * as css from './system-message.css.ts';

/** Writes to everybody who has an account; first to oneself, to see how it looks. */
export function SystemMessagePage() {
  const t = useT();
  const send = trpc.notifications.sendSystemMessage.useMutation();
  const { busy, errors, onSubmit } = useSubmit(async (values, form) => {
    const test = textOf(values, 'to') !== 'all';
    await send.mutateAsync({ title: textOf(values, 'title'), body: textOf(values, 'body'), test });
    void notify(test ? t('Sent to you') : t('Sent to everybody'));
    if (!test) form.reset();
  });
  return (
    <AdminPage>
      <PageHeader
        title={t('Announcement')}
        description={t('It comes to the notifications of the receivers, in the words you write here.')}
      />
      <Form label={t('Announcement')} className={css.form} errors={errors} busy={busy} onSubmit={onSubmit}>
        <TextField name="title" label={t('Title')} maxLength={200} isRequired />
        <TextArea name="body" label={t('Text')} optional={t('optional')} rows={5} maxLength={2_000} />
        <RadioGroup name="to" label={t('Receivers')} defaultValue="me">
          <Radio value="me">{t('Only me, to see how it looks')}</Radio>
          <Radio value="all">{t('Everybody who has an account')}</Radio>
        </RadioGroup>
        <div>
          <Button type="submit" variant="accent" pending={busy}>
            {t('Send')}
          </Button>
        </div>
      </Form>
    </AdminPage>
  );
}
