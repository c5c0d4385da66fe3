import type { AppRouter } from '@kantele/api/router';
import { Artwork } from '@kantele/ui/Artwork';
import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import type { inferRouterOutputs } from '@trpc/server';
import { useT } from '../../app/i18n.tsx';
import { Highlighted } from '../../app/parts/Highlighted.tsx';
import { kinds } from '../../catalogue/registry.ts';
import * as css from './SearchBox.css.ts';

type Suggestion = inferRouterOutputs<AppRouter>['search']['suggest']['suggestions'][number];

interface SuggestionsProps {
  id: string;
  items: readonly Suggestion[];
  query: string;
  active: number;
  onChoose: (index: number) => void;
  onPoint: (index: number) => void;
}

/** The list under the search field. Focus stays in the field, which says what is active. */
export function Suggestions({ id, items, query, active, onChoose, onPoint }: SuggestionsProps) {
  const t = useT();
  return (
    <div id={id} role="listbox" aria-label={t('Suggestions')} className={css.list}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the same
        <div
          key={`${item.type}-${item.id}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={css.option}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => index !== active && onPoint(index)}
          onClick={() => onChoose(index)}
        >
          <Artwork src={item.image} alt="" name={item.name} size={40} shape={kinds[item.type].shape} />
          <span className={css.optionText}>
            <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
              <Highlighted text={item.name} query={query} />
            </span>
            <span className={cx(text({ style: 'meta', tone: 'muted', clamp: 1 }))}>
              {[t(kinds[item.type].label), item.subtitle].filter(Boolean).join(' · ')}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
