import { buttonStyle } from '@kantele/ui/Button.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCan } from '../../../../app/boot.tsx';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { countTracks } from '../../../../lib/words.ts';
import { badges, fields } from '../../parts/parts.css.ts';
import { RecordSheet } from '../../parts/RecordSheet.tsx';
import { NameEditor } from '../names/NameEditor.tsx';
import { NamesBulk } from '../names/NamesBulk.tsx';
import type { TagsSearch } from '../names/names-search.ts';
import { SheetHead } from '../SheetHead.tsx';
import { useRefreshTags, useTagActions } from './use-tag-actions.ts';

/** One tag, beside the table it was opened from. */
export function TagSheet({ id, search }: { id: number; search: TagsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefreshTags();
  const managesTracks = useCan('tracks.manage');
  const query = trpc.tags.get.useQuery({ slug: id });
  const update = trpc.tags.update.useMutation();
  const { merge, remove } = useTagActions();
  const close = () => void navigate({ to: '/admin/tags', search, state: true, resetScroll: false });
  const tag = query.data?.tag;
  const link = buttonStyle({ size: 'small', variant: 'outline' });
  return (
    <RecordSheet
      id={id}
      title={tag?.display_name ?? t('Tag')}
      missing={t('No such tag')}
      failed={t('The tag could not be loaded')}
      query={query}
      onClose={close}
    >
      {tag ? (
        <div key={id} className={fields.stack}>
          <SheetHead facts={[countTracks(tag.tracks_count, t)]}>
            {managesTracks && (
              <Link to="/admin/tracks" search={{ tag: id }} className={link}>
                {t('Tracks')}
              </Link>
            )}
          </SheetHead>
          <NameEditor
            label={t('Tag')}
            display_name={tag.display_name}
            onRename={async (display_name) => {
              await update.mutateAsync({ id, display_name });
              await query.refetch();
              void refresh();
            }}
          />
          <div className={badges}>
            <NamesBulk
              kind="tags"
              look="sheet"
              ids={[id]}
              onMerge={(into) => merge([id], into)}
              onDelete={() => remove([id])}
              onDone={close}
            />
          </div>
        </div>
      ) : null}
    </RecordSheet>
  );
}
