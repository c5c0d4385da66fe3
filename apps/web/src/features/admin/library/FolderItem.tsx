import type { Library, LibraryReport } from '@kantele/api/contract/imports';
import { line } from '@kantele/api/translate';
import { Badge } from '@kantele/ui/Badge';
import { Callout } from '@kantele/ui/Callout';
import { text } from '@kantele/ui/css/text.css';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { FolderActions } from './FolderActions.tsx';
import type { FileState } from './files-search.ts';
import * as css from './library.css.ts';
import { isActive, stateOf } from './library-state.ts';
import { MissingFiles } from './MissingFiles.tsx';
import { RunProgress } from './RunProgress.tsx';
import { RunSummary } from './RunSummary.tsx';

interface FolderItemProps {
  library: Library;
  /** Not there yet while it is counted. */
  report: LibraryReport | undefined;
}

/** One folder: what came in from it, what goes on, and what can be done. */
export function FolderItem({ library, report }: FolderItemProps) {
  const t = useT();
  const { label, tone } = stateOf(library);
  const run = library.last_import;
  return (
    <>
      <div className={css.itemHead}>
        <div className={css.words}>
          <div className={css.name}>
            <h3 className={text({ style: 'strong' })} dir="auto">
              {library.name}
            </h3>
            <Badge tone={tone}>{t(label)}</Badge>
          </div>
          <p className={css.path}>
            <bdi>{library.path}</bdi>
          </p>
        </div>
        <FolderActions library={library} failed={report?.files.failed ?? 0} />
      </div>
      {report && <FileCounts id={library.id} files={report.files} />}
      {isActive(library) && run ? <RunProgress library={library} run={run} /> : <RunSummary run={run} />}
      {library.state === 'unreachable' && (
        <Callout tone="danger" title={run?.error ? t(run.error) : t('The folder is not there.')}>
          {t('Its songs stay as they are. Connect the disk, or make the folder readable, then import again.')}
        </Callout>
      )}
      {run?.state === 'failed' && library.state !== 'unreachable' && run.error && (
        <Callout tone="danger" title={t('The last import ended early')}>
          {t(run.error)}
        </Callout>
      )}
      {library.state === 'needs_confirmation' && run && <MissingFiles library={library} run={run} />}
    </>
  );
}

const states: { state: FileState; text: string }[] = [
  { state: 'ok', text: line(':count file came in|:count files came in') },
  { state: 'failed', text: line(':count file failed|:count files failed') },
  { state: 'missing', text: line(':count file is missing|:count files are missing') },
  { state: 'duplicate', text: line(':count second copy|:count second copies') },
];

/** Files by state; every number leads to them. */
function FileCounts({ id, files }: { id: number; files: LibraryReport['files'] }) {
  const t = useT();
  const counts = { ...files, duplicate: files.duplicates };
  return (
    <ul className={css.facts}>
      {states.flatMap(({ state, text: words }) => {
        const count = counts[state];
        if (count === 0 && state !== 'ok') return [];
        return (
          <li key={state}>
            <Link to="/admin/library/files" search={{ library: id, state }} className={linkStyle}>
              {t(words, { count })}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
