import { buttonStyle } from '@kantele/ui/Button.css';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useCan } from '../../../../app/boot.tsx';
import { useT } from '../../../../app/i18n.tsx';
import { countTracks } from '../../../../lib/words.ts';
import { badges, fields } from '../../parts/parts.css.ts';
import { RecordSheet } from '../../parts/RecordSheet.tsx';
import { SheetHead } from '../SheetHead.tsx';
import { NameEditor } from './NameEditor.tsx';
import { NamesBulk } from './NamesBulk.tsx';
import { type NameKind, nameWords } from './name-words.ts';
import type { NameActions } from './use-name-actions.ts';

interface NameSheetProps extends Pick<ComponentProps<typeof RecordSheet>, 'query' | 'onClose'> {
  kind: NameKind;
  id: number;
  /** Undefined while it is on its way. */
  name: { display_name: string; tracks_count: number } | undefined;
  actions: NameActions;
  /** Its page on the site. */
  page?: ComponentProps<typeof SheetHead>['page'];
}

/** One genre or tag, beside the table it was opened from. */
export function NameSheet({ kind, id, name, actions, page, query, onClose }: NameSheetProps) {
  const t = useT();
  const words = nameWords[kind];
  const managesAlbums = useCan('albums.manage');
  const managesTracks = useCan('tracks.manage');
  const link = buttonStyle({ size: 'small', variant: 'outline' });
  const isGenre = kind === 'genres';
  return (
    <RecordSheet
      id={id}
      title={name?.display_name ?? t(words.one)}
      missing={t(words.missing)}
      failed={t(words.failed)}
      query={query}
      onClose={onClose}
    >
      {name ? (
        <div key={id} className={fields.stack}>
          <SheetHead facts={[countTracks(name.tracks_count, t)]} page={page}>
            {isGenre && managesAlbums && (
              <Link to="/admin/albums" search={{ genre: id }} className={link}>
                {t('Albums')}
              </Link>
            )}
            {managesTracks && (
              <Link to="/admin/tracks" search={isGenre ? { genre: id } : { tag: id }} className={link}>
                {t('Tracks')}
              </Link>
            )}
          </SheetHead>
          <NameEditor
            label={t(words.one)}
            display_name={name.display_name}
            onRename={async (display_name) => {
              await actions.rename(id, display_name);
              await query.refetch();
            }}
          />
          <div className={badges}>
            <NamesBulk kind={kind} look="sheet" ids={[id]} actions={actions} onDone={onClose} />
          </div>
        </div>
      ) : null}
    </RecordSheet>
  );
}
