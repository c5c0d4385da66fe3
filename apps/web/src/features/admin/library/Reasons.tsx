import type { LibraryReport } from '@kantele/api/contract/imports';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Section } from '@kantele/ui/Section';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { Examples } from './Examples.tsx';
import * as css from './library.css.ts';
import { isActive } from './library-state.ts';
import { canRetry, isAudio, isStored, sentenceOf } from './reason-kinds.ts';
import { useLibraryActions } from './use-library-actions.ts';

type Group = LibraryReport['failures'][number];

/** Files that did not come in, and files that came in with a fault, by reason. Nothing when all is well. */
export function Reasons({ reports }: { reports: readonly LibraryReport[] }) {
  const t = useT();
  const named = reports.length > 1;
  const parts = [
    { key: 'failures', title: t('Files not imported') },
    { key: 'notices', title: t('Files to look at') },
  ] as const;
  return parts.map(({ key, title }) => {
    const rows = reports.flatMap((report) =>
      report[key].map((group) => ({ library: report.library, group })),
    );
    if (rows.length === 0) return null;
    return (
      <Section key={key} title={title}>
        <ul className={css.list}>
          {rows.map(({ library, group }) => (
            <li key={`${library.id} ${group.kind} ${group.reason}`} className={css.item}>
              <Reason library={library} group={group} named={named} />
            </li>
          ))}
        </ul>
      </Section>
    );
  });
}

interface ReasonProps {
  library: LibraryReport['library'];
  group: Group;
  /** Says which folder is meant. */
  named: boolean;
}

function Reason({ library, group, named }: ReasonProps) {
  const t = useT();
  const { retry, busy } = useLibraryActions();
  const { kind, reason, advice, count, examples } = group;
  const title = t(sentenceOf(kind, reason));
  const files = t(':count file|:count files', { count });
  return (
    <>
      <div className={css.itemHead}>
        <div className={css.words}>
          <h3 className={text({ style: 'strong' })}>{title}</h3>
          {t(reason) !== title && (
            <p className={text({ style: 'small' })}>
              <bdi>{t(reason)}</bdi>
            </p>
          )}
          <p className={text({ style: 'small', tone: 'muted' })}>{advice}</p>
          <ul className={css.facts}>
            <li>
              <ReasonLink library={library} kind={kind} words={files} />
            </li>
            {named && (
              <li>
                <bdi>{library.name}</bdi>
              </li>
            )}
          </ul>
        </div>
        {canRetry(kind) && (
          <Button
            size="small"
            pending={busy}
            isDisabled={isActive(library)}
            onPress={() => void retry(library.id, { kind })}
            aria-label={t('Retry: :reason', { reason: title })}
          >
            {t('Retry')}
          </Button>
        )}
      </div>
      <Examples paths={examples} count={count} />
    </>
  );
}

/** Every number leads to its files; what left no entry stands in the report of the run. */
function ReasonLink({
  library,
  kind,
  words,
}: {
  library: ReasonProps['library'];
  kind: string;
  words: string;
}) {
  if (isAudio(kind)) {
    const state = kind === 'damaged' ? 'damaged' : 'failed';
    return (
      <Link to="/admin/library/audio" search={{ state }} className={linkStyle}>
        {words}
      </Link>
    );
  }
  if (isStored(kind)) {
    return (
      <Link
        to="/admin/library/files"
        search={{ library: library.id, state: 'failed', kind }}
        className={linkStyle}
      >
        {words}
      </Link>
    );
  }
  const run = library.last_import;
  if (!run) return words;
  return (
    <Link to="/admin/library/imports/$id" params={{ id: String(run.id) }} className={linkStyle}>
      {words}
    </Link>
  );
}
