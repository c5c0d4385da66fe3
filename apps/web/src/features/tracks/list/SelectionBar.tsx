import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { ListEnd, ListPlus, ListStart, Play, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { contextMax } from '../../../catalogue/lists/list-ids.ts';
import { rangesOf } from '../../../catalogue/lists/selection.ts';
import type { TrackSource } from '../../../catalogue/lists/track-source.ts';
import { useKeep } from '../../../catalogue/playlists/useKeep.ts';
import { countTracks } from '../../../lib/words.ts';
import type { useListPlayer } from '../../../player/starting/useListPlayer.ts';
import { removeCommand } from './list-commands.ts';
import type { ListModel } from './list-model.ts';
import * as css from './SelectionBar.css.ts';
import type { TrackListParts } from './useTrackList.ts';

interface SelectionBarProps {
  model: ListModel;
  source: TrackSource;
  count: number;
  player: ReturnType<typeof useListPlayer>;
  commandsOf?: TrackListParts['commandsOf'];
}

/** What can be done with the chosen rows, in the place of the list's head. */
export default function SelectionBar({ model, source, count, player, commandsOf }: SelectionBarProps) {
  const t = useT();
  const keep = useKeep();
  const chosen = () => rangesOf(model.selection.get(), model.total);
  // Moving by a step is of the menu; here is what is done with many.
  const own = (commandsOf?.(chosen()) ?? []).filter(({ id }) => id === removeCommand);
  return (
    <section className={css.bar} aria-label={t('Selection')}>
      <span className={`${css.count} ${text({ style: 'listName', tabular: true })}`}>
        {t(':count selected', { count })}
      </span>
      <Action words={t('Play')} icon={<Play size={18} />} onPress={() => player.playRanges(chosen())} />
      <Action
        words={t('Play next')}
        icon={<ListStart size={18} />}
        onPress={() => player.playNext(chosen())}
      />
      <Action
        words={t('Add to queue')}
        icon={<ListEnd size={18} />}
        onPress={() => player.addToQueue(chosen())}
      />
      {keep && (
        <Action
          words={t('Add to playlist')}
          icon={<ListPlus size={18} />}
          onPress={(home) => {
            const ranges = chosen();
            keep({ name: countTracks(count, t), ids: () => source.idsOf(ranges, contextMax), home });
          }}
        />
      )}
      {own.map(({ id, words, icon, run }) => (
        <Action key={id} words={words} icon={icon} onPress={() => run?.()} />
      ))}
      <button
        type="button"
        className={`${iconButtonStyle({ size: 40 })} ${css.clear}`}
        aria-label={t('Clear selection')}
        title={t('Clear selection')}
        onClick={() => {
          model.clear();
          model.moveTo(model.focus.get(), false);
        }}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </section>
  );
}

interface ActionProps {
  words: string;
  icon: ReactNode;
  onPress: (pressed: HTMLElement) => void;
}

function Action({ words, icon, onPress }: ActionProps) {
  return (
    <button
      type="button"
      className={`${buttonStyle({ variant: 'quiet' })} ${css.action}`}
      aria-label={words}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <span aria-hidden="true" className={css.icon}>
        {icon}
      </span>
      <span className={css.words}>{words}</span>
    </button>
  );
}
