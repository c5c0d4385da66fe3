import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { ListEnd, ListStart, Play, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { rangesOf } from '../../../catalogue/lists/selection.ts';
import type { useListPlayer } from '../../../player/starting/useListPlayer.ts';
import type { ListModel } from './list-model.ts';
import * as css from './SelectionBar.css.ts';

interface SelectionBarProps {
  model: ListModel;
  count: number;
  player: ReturnType<typeof useListPlayer>;
}

/** What can be done with the chosen rows, in the place of the list's head. */
export default function SelectionBar({ model, count, player }: SelectionBarProps) {
  const t = useT();
  const chosen = () => rangesOf(model.selection.get(), model.total);
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
  onPress: () => void;
}

function Action({ words, icon, onPress }: ActionProps) {
  return (
    <button
      type="button"
      className={`${buttonStyle({ variant: 'quiet' })} ${css.action}`}
      aria-label={words}
      onClick={onPress}
    >
      <span aria-hidden="true" className={css.icon}>
        {icon}
      </span>
      <span className={css.words}>{words}</span>
    </button>
  );
}
