import type { LoggedMail } from '@kantele/api/contract/mails';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { text } from '@kantele/ui/css/text.css';
import { type Description, DescriptionList } from '@kantele/ui/DescriptionList';
import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { useDates } from '../../../app/useDates.ts';
import { fields } from '../parts/parts.css.ts';
import { RecordSheet } from '../parts/RecordSheet.tsx';
import { MailPreview } from './MailPreview.tsx';
import { againWords, stateWords, templateWords } from './mail-words.ts';
import type { MailsSearch } from './mails-search.ts';

/** One mail of the log, beside the table it was opened from. */
export function MailSheet({ id, search }: { id: number; search: MailsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const query = trpc.mails.get.useQuery({ id });
  const found = query.data;
  return (
    <RecordSheet
      id={id}
      title={found?.mail.subject ?? t('Email')}
      missing={t('No such email')}
      failed={t('The email could not be loaded')}
      query={query}
      onClose={() => void navigate({ to: '/admin/mails', search, state: true, resetScroll: false })}
    >
      {found ? (
        <div key={id} className={fields.stack}>
          <MailFacts mail={found.mail} />
          <SendAgain mail={found.mail} />
          {found.words ? (
            <>
              <p className={text({ tone: 'muted' })}>{t('Links are hidden: they are for the receiver.')}</p>
              <MailPreview words={found.words} />
            </>
          ) : (
            <Callout title={t('The text is not kept')}>
              {t(
                'The text is removed once the email is sent and, where a link in it opens something, also when it has failed.',
              )}
            </Callout>
          )}
        </div>
      ) : null}
    </RecordSheet>
  );
}

function MailFacts({ mail }: { mail: LoggedMail }) {
  const t = useT();
  const dates = useDates();
  const { tone, text: state } = stateWords[mail.state];
  const facts: Description[] = [
    { label: t('State'), value: <Badge tone={tone}>{t(state)}</Badge> },
    { label: t('Receiver'), value: <bdi>{mail.recipient}</bdi> },
    { label: t('Template'), value: t(templateWords[mail.template] ?? mail.template) },
    { label: t('Language'), value: mail.language },
    { label: t('Created'), value: dates.dateTime(mail.created_at) },
    ...(mail.sent_at ? [{ label: t('Sent'), value: dates.dateTime(mail.sent_at) }] : []),
    { label: t('Tries'), value: mail.tries },
    ...(mail.error ? [{ label: t('Last error'), value: <bdi>{mail.error}</bdi> }] : []),
  ];
  return <DescriptionList groups={[facts]} />;
}

/** Sends a mail again, or says why not. */
function SendAgain({ mail: { id, resends, again } }: { mail: LoggedMail }) {
  const t = useT();
  const utils = trpc.useUtils();
  const resend = trpc.mails.resend.useMutation();
  const { busy, run } = useRun();
  if (again !== 'yes') return <p className={text({ tone: 'muted' })}>{t(againWords[again])}</p>;
  const press = async () => {
    await run(() => resend.mutateAsync({ id, resends }), t('The email will be sent again'));
    await Promise.all([utils.mails.invalidate(), utils.audit.invalidate()]);
  };
  return (
    <div>
      <Button pending={busy} onPress={() => void press()}>
        {t('Send again')}
      </Button>
    </div>
  );
}
