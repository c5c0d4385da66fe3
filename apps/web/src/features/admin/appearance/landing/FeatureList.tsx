import { Button } from '@kantele/ui/Button';
import { IconButton } from '@kantele/ui/IconButton';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { moved, without } from '../../../../lib/lists.ts';
import * as css from '../editor.css.ts';
import { ImageField } from '../ImageField.tsx';
import * as own from './landing-panel.css.ts';
import { useHomepage } from './use-homepage.ts';

const most = 24;

type Feature = { image: string | null; title: string; subtitle: string; description?: string };
type TextKey = 'title' | 'subtitle' | 'description';

interface FeatureListProps<Kind extends 'primaryFeatures' | 'secondaryFeatures'> {
  kind: Kind;
  features: readonly Feature[];
  fields: readonly { key: TextKey; label: string; long?: boolean }[];
  /** What a new one begins with. */
  empty: Feature;
}

/** Features in their order: any number up to 24, each with a picture and texts. */
export function FeatureList<Kind extends 'primaryFeatures' | 'secondaryFeatures'>({
  kind,
  features,
  fields,
  empty,
}: FeatureListProps<Kind>) {
  const t = useT();
  const { changeLanding, problemOf } = useHomepage();
  const list = useRef<HTMLDivElement>(null);
  /** What is to be focused when the list has been drawn anew. */
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current !== null) focusFirst(list.current, next.current);
    next.current = null;
  });
  const put = (changed: readonly Feature[], control: string) =>
    changeLanding({ [kind]: changed }, `${kind} ${control}`);
  const edit = (place: number, part: Partial<Feature>, control: string) =>
    put(
      features.map((feature, other) => (other === place ? { ...feature, ...part } : feature)),
      `${place} ${control}`,
    );
  const move = (from: number, to: number) => {
    next.current = `[data-place="${to}"] [data-move="${to > from ? 'down' : 'up'}"]:not(:disabled), [data-place="${to}"] [data-move]:not(:disabled)`;
    put(moved(features, from, to), 'order');
  };
  const remove = (place: number) => {
    next.current = '[data-add]';
    put(without(features, place), 'delete');
  };
  const add = () => {
    next.current = `[data-place="${features.length}"] input:not([type="file"])`;
    put([...features, empty], 'add');
  };
  return (
    <div ref={list} className={own.list}>
      {features.map((feature, place) => {
        const name = feature.title.trim() || t('Number :number', { number: place + 1 });
        return (
          <fieldset key={place} className={own.fields} data-place={place}>
            <legend className={own.legend}>
              <span className={own.name} dir="auto">
                {name}
              </span>
              <IconButton
                data-move="up"
                label={t('Move :name up', { name })}
                isDisabled={place === 0}
                onPress={() => move(place, place - 1)}
              >
                <ArrowUp size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                data-move="down"
                label={t('Move :name down', { name })}
                isDisabled={place === features.length - 1}
                onPress={() => move(place, place + 1)}
              >
                <ArrowDown size={18} aria-hidden="true" />
              </IconButton>
              <IconButton label={t('Delete :name', { name })} onPress={() => remove(place)}>
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </legend>
            <div className={css.stack}>
              <ImageField
                label={t('Picture')}
                value={feature.image}
                onChange={(image) => edit(place, { image }, 'image')}
                error={problemOf(`${kind}.${place}.image`)}
              />
              {fields.map(({ key, label, long }) => {
                const shared = {
                  label,
                  value: feature[key] ?? '',
                  onChange: (value: string) => edit(place, { [key]: value }, key),
                  error: problemOf(`${kind}.${place}.${key}`),
                };
                return long ? (
                  <TextArea key={key} {...shared} maxLength={2_000} rows={2} autoGrow />
                ) : (
                  <TextField key={key} {...shared} maxLength={200} />
                );
              })}
            </div>
          </fieldset>
        );
      })}
      <div>
        <Button
          data-add=""
          variant="outline"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          isDisabled={features.length >= most}
          onPress={add}
        >
          {t('Add')}
        </Button>
      </div>
    </div>
  );
}

function focusFirst(within: HTMLElement | null, selector: string): void {
  within?.querySelector<HTMLElement>(selector)?.focus();
}
