import type { Playlist } from '@kantele/api/contract/playlists';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { FitTitle } from '@kantele/ui/FitTitle';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { useRun } from '../../app/use-run.ts';
import * as css from './PlaylistPage.css.ts';
import { useSavePlaylist } from './useSavePlaylist.ts';

/** The name at the head of a playlist; those who may edit it press it and write another one there. */
export function PlaylistTitle({ playlist }: { playlist: Playlist }) {
  const t = useT();
  const { name, abilities } = playlist;
  const save = useSavePlaylist(playlist);
  const { run } = useRun();
  const [edits, setEdits] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** A field that goes may lose its focus once more. */
  const sends = useRef(false);
  const returns = useRef(false);
  useEffect(() => {
    if (!edits && returns.current) button.current?.focus();
    returns.current = false;
  }, [edits]);
  const end = (keepsFocus: boolean) => {
    sends.current = true;
    returns.current = keepsFocus;
    setEdits(false);
  };
  const send = async (keepsFocus: boolean) => {
    if (sends.current) return;
    sends.current = true;
    const wanted = field.current?.value.trim() ?? '';
    // Without a name there is none; what was not taken stays to be corrected.
    if (wanted === '' || wanted === name || (await run(() => save({ name: wanted })))) end(keepsFocus);
    else {
      sends.current = false;
      field.current?.focus();
    }
  };
  return (
    <div className={css.title}>
      <div className={edits ? visuallyHidden : undefined}>
        <FitTitle size={css.titleSize}>{name}</FitTitle>
      </div>
      {abilities.edit && !edits && (
        <button
          ref={button}
          type="button"
          className={css.rename}
          aria-label={t('Rename :name', { name })}
          title={t('Rename')}
          onClick={() => {
            sends.current = false;
            setEdits(true);
          }}
        />
      )}
      {edits && (
        <input
          ref={field}
          className={css.titleField}
          aria-label={t('Name')}
          defaultValue={name}
          maxLength={255}
          dir="auto"
          // biome-ignore lint/a11y/noAutofocus: it was pressed to be written in
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => void send(false)}
          onKeyDown={({ key, nativeEvent }) => {
            if (nativeEvent.isComposing) return;
            if (key === 'Enter') void send(true);
            if (key === 'Escape') end(true);
          }}
        />
      )}
    </div>
  );
}
