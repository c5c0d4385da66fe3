import type { Localization } from '@kantele/api/contract/localizations';
import type { AppRouter } from '@kantele/api/router';
import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { text } from '@kantele/ui/css/text.css';
import { Dialog } from '@kantele/ui/Dialog';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import type { inferRouterOutputs } from '@trpc/server';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useReloadBoot } from '../../../app/session.ts';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { fields } from '../parts/parts.css.ts';
import { linesOfFile } from './import-file.ts';
import * as css from './localizations.css.ts';

type Report = inferRouterOutputs<AppRouter>['localizations']['import'];

/** Takes over the lines of a file, and says which it could not. */
export function ImportButton({ language }: { language: Localization }) {
  const t = useT();
  const utils = trpc.useUtils();
  const reloadBoot = useReloadBoot();
  const { mutateAsync } = trpc.localizations.import.useMutation();
  const { busy, run } = useRun();
  const [report, setReport] = useState<Report | null>(null);

  const take = async (file: File) => {
    const lines = linesOfFile(await file.text());
    if (!lines) return void notify(t('This file contains no translations.'), { tone: 'danger' });
    const well = await run(async () => setReport(await mutateAsync({ id: language.id, lines })));
    if (!well) return;
    await utils.localizations.invalidate();
    await reloadBoot();
  };
  return (
    <>
      <FileTrigger
        accept={['.json', 'application/json']}
        icon={<Upload size={16} />}
        pending={busy}
        onFiles={([file]) => file && void take(file)}
      >
        {t('Import')}
      </FileTrigger>
      <Dialog
        isOpen={report !== null}
        onOpenChange={(isOpen) => !isOpen && setReport(null)}
        title={t('Import')}
        closeLabel={t('Close')}
        actions={({ close }) => (
          <Button variant="ink" onPress={close}>
            {t('OK')}
          </Button>
        )}
      >
        {report && <ImportReport report={report} />}
      </Dialog>
    </>
  );
}

function ImportReport({ report: { imported, skipped } }: { report: Report }) {
  const t = useT();
  return (
    <div className={fields.stack}>
      <Callout tone={imported > 0 ? 'positive' : 'neutral'}>
        {t(':count line was imported.|:count lines were imported.', { count: imported })}
      </Callout>
      {skipped.length > 0 && (
        <>
          <p className={text({ style: 'strong' })}>
            {t(':count line was left out:|:count lines were left out:', { count: skipped.length })}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
          <ul className={css.skipped} tabIndex={0} aria-label={t('Lines that were left out')}>
            {skipped.map(({ key, reason }) => (
              <li key={key}>
                <p className={css.skippedKey} dir="auto">
                  {key}
                </p>
                <p className={text({ style: 'small', tone: 'muted' })} dir="auto">
                  {reason}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
