import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { trpc } from '../../app/trpc.ts';
import * as css from './notifications.css.ts';

/** Where the link of a mail leads to that ends such mails. Programs that open links end nothing by that. */
export function UnsubscribePage({ token }: { token: string }) {
  const t = useT();
  const showFailure = useShowFailure();
  const { data, isPending, mutate } = trpc.notifications.unsubscribe.useMutation({ onError: showFailure });
  const ended = data?.name
    ? t('You get no more emails about: :name', { name: data.name })
    : t('You get no more messages by email.');
  return (
    <Page>
      <div className={css.column}>
        <h1 className={text({ style: 'h1' })}>{t('Unsubscribe')}</h1>
        {data ? (
          <p role="status">{ended}</p>
        ) : (
          <>
            <p>{t('Do you want to end these emails?')}</p>
            <div>
              <Button variant="accent" pending={isPending} onPress={() => mutate({ token })}>
                {t('Unsubscribe')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Page>
  );
}
