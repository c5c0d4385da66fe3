import { buttonStyle } from '@kantele/ui/Button.css';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { ActionRow } from '../admin/parts/ActionRow.tsx';
import { ReportBlock } from '../insights/ReportBlock.tsx';

/** Releases on the list. */
const most = 4;

/** Releases that cannot be published as they are, with the reasons; nothing when there are none. */
export function NeedsWork({ artistId }: { artistId: number }) {
  const t = useT();
  const { data } = trpc.backstage.releases.useQuery({ artist_id: artistId });
  const waiting = (data?.releases ?? []).filter(({ problems }) => problems.length > 0).slice(0, most);
  if (waiting.length === 0) return null;
  return (
    <ReportBlock title={t('Needs attention')}>
      <div>
        {waiting.map(({ id, name, problems }) => (
          <ActionRow key={id} title={name} text={problems.join(' ')}>
            <Link
              to="/backstage/releases/$id"
              params={{ id: String(id) }}
              className={buttonStyle({ size: 'small' })}
              aria-label={t('Edit :name', { name })}
            >
              {t('Edit')}
            </Link>
          </ActionRow>
        ))}
      </div>
    </ReportBlock>
  );
}
