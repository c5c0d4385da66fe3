import { Button } from '@kantele/ui/Button';
import { Section } from '@kantele/ui/Section';
import { useShowFailure } from '../../app/failure.ts';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { useDates } from '../../app/useDates.ts';
import { formatBytes } from '../../lib/bytes.ts';
import { formatPercent } from '../../lib/format.ts';
import * as css from './account.css.ts';
import { useWithPassword } from './useWithPassword.tsx';

const pollMs = 3_000;

/** Everything kept about oneself, as a file. */
export function ExportSection() {
  const t = useT();
  const language = useLanguage();
  const { dateTime } = useDates();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const { withPassword, passwordDialog } = useWithPassword();
  const { data } = trpc.users.dataExport.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.export?.state === 'queued' ? pollMs : false),
  });
  const request = trpc.users.requestDataExport.useMutation();
  const link = trpc.users.linkDataExport.useMutation();
  const found = data?.export ?? null;

  const start = async () => {
    const answer = await withPassword(() => request.mutateAsync());
    if (answer) utils.users.dataExport.setData(undefined, answer.value);
  };
  const download = async () => {
    const answer = await withPassword(() => link.mutateAsync());
    if (answer) window.location.assign(answer.value.url);
  };

  return (
    <Section
      id="export"
      title={t('Your data')}
      description={t(
        'A zip file with everything this site keeps about you. We’ll email you when it’s ready.',
      )}
      aside={
        found?.state === 'ready' ? (
          <Button pending={link.isPending} onPress={() => void download().catch(showFailure)}>
            {t('Download')}
          </Button>
        ) : (
          <Button
            pending={request.isPending || found?.state === 'queued'}
            onPress={() => void start().catch(showFailure)}
          >
            {t('Export my data')}
          </Button>
        )
      }
    >
      <p className={css.hint} role="status">
        {found?.state === 'queued' &&
          t('Your file is being created: :percent.', {
            percent: formatPercent(found.progress, language),
          })}
        {found?.state === 'failed' && t('Your file could not be created. Please try again.')}
        {found?.state === 'ready' &&
          t('Ready: :size, until :date.', {
            size: formatBytes(found.size ?? 0, language),
            date: dateTime(found.expires_at ?? found.created_at),
          })}
      </p>
      {passwordDialog}
    </Section>
  );
}
