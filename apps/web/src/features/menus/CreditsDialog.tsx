import { text } from '@kantele/ui/css/text.css';
import { DescriptionList } from '@kantele/ui/DescriptionList';
import { Dialog } from '@kantele/ui/Dialog';
import { Skeleton } from '@kantele/ui/Skeleton';
import { useT } from '../../app/i18n.tsx';
import { TryAgain } from '../../app/parts/TryAgain.tsx';
import { trpc } from '../../app/trpc.ts';
import { creditLines } from '../../lib/credits.ts';

interface CreditsDialogProps {
  kind: 'track' | 'album';
  id: number;
  name: string;
  onClose: () => void;
}

/** The people behind a track or an album. */
export default function CreditsDialog({ kind, id, name, onClose }: CreditsDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Credits of :name', { name })}
      closeLabel={t('Close')}
      size="small"
    >
      {kind === 'track' ? <TrackCredits id={id} /> : <AlbumCredits id={id} />}
    </Dialog>
  );
}

function TrackCredits({ id }: { id: number }) {
  const { data, isError, refetch } = trpc.tracks.get.useQuery({ id });
  return <Credits of={data?.track} failed={isError} onRetry={() => void refetch()} />;
}

function AlbumCredits({ id }: { id: number }) {
  const { data, isError, refetch } = trpc.albums.get.useQuery({ id });
  return <Credits of={data?.album} failed={isError} onRetry={() => void refetch()} />;
}

interface CreditsProps {
  of: { artists: { name: string }[]; credits: Parameters<typeof creditLines>[0] } | undefined;
  failed: boolean;
  onRetry: () => void;
}

function Credits({ of, failed, onRetry }: CreditsProps) {
  const t = useT();
  if (failed) return <TryAgain onRetry={onRetry} />;
  if (!of) return <Skeleton height={120} />;
  const artists = {
    label: of.artists.length === 1 ? t('Artist') : t('Artists'),
    value: <bdi>{of.artists.map(({ name }) => name).join(', ')}</bdi>,
  };
  const people = creditLines(of.credits).map(({ label, names }) => ({
    label: t(label),
    value: <bdi>{names.join(', ')}</bdi>,
  }));
  return (
    <>
      <DescriptionList groups={people.length > 0 ? [[artists], people] : [[artists]]} />
      {people.length === 0 && (
        <p className={text({ style: 'body', tone: 'muted' })}>{t('No one else is named.')}</p>
      )}
    </>
  );
}
