import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { Form } from '@kantele/ui/Form';
import { PageHeader } from '@kantele/ui/PageHeader';
import { SettingsCard } from '@kantele/ui/Section';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../app/i18n.tsx';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { AdminPage } from '../admin/frame/AdminPage.tsx';
import * as css from './backstage.css.ts';
import { requestTone, requestWords } from './request-words.ts';

/** For people who work for no artist yet: the way to become one. */
export function BecomeArtist() {
  const t = useT();
  const utils = trpc.useUtils();
  const own = trpc.backstage.ownRequests.useQuery();
  const create = trpc.backstage.createRequest.useMutation();
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    await create.mutateAsync({
      kind: 'become',
      artist_name: textOf(values, 'artist_name'),
      message: textOf(values, 'message'),
    });
    await utils.backstage.ownRequests.invalidate();
  });
  const requests = own.data?.requests ?? [];
  const waits = requests.some(({ kind, state }) => kind === 'become' && state === 'pending');
  return (
    <AdminPage className={css.narrow}>
      <PageHeader
        title={t('Publish your music here')}
        description={t(
          'Ask to become an artist. Once that is approved you upload, edit and publish on your own.',
        )}
      />
      {requests.length > 0 && (
        <SettingsCard title={t('Your requests')}>
          <ul className={css.requestList} aria-label={t('Your requests')}>
            {requests.map((request) => (
              <li key={request.id} className={css.words}>
                <span className={css.requestName}>
                  <bdi>{request.artist_name ?? request.artist?.name}</bdi>{' '}
                  <Badge tone={requestTone[request.state]}>{t(requestWords[request.state])}</Badge>
                </span>
                {request.reason && (
                  <span className={text({ style: 'small', tone: 'muted' })} dir="auto">
                    {request.reason}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </SettingsCard>
      )}
      {!waits && (
        <SettingsCard title={t('Become an artist')}>
          <Form
            label={t('Become an artist')}
            errors={errors}
            busy={busy}
            onSubmit={onSubmit}
            errorTitle={t('Something went wrong')}
            className={css.fields}
          >
            <TextField
              name="artist_name"
              label={t('Name of the artist')}
              maxLength={255}
              isRequired
              className={css.wide}
            />
            <TextArea
              name="message"
              label={t('Message')}
              optional={t('optional')}
              description={t('What helps to decide: where your music can be heard, links to your pages.')}
              maxLength={2_000}
              className={css.wide}
            />
            <Button type="submit" variant="accent" pending={busy}>
              {t('Send request')}
            </Button>
          </Form>
        </SettingsCard>
      )}
    </AdminPage>
  );
}
