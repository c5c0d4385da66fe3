import { siteAddress } from '@kantele/api/site-address';
import { Button } from '@kantele/ui/Button';
import { SortableList } from '@kantele/ui/SortableList';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { without } from '../../../../lib/lists.ts';
import { useStableIds } from '../../parts/use-stable-ids.ts';
import { type Feature, FeatureFields, type FeatureText } from './FeatureFields.tsx';
import * as own from './landing-panel.css.ts';
import { useHomepage } from './use-homepage.ts';

const most = 24;

interface FeatureListProps<Kind extends 'primaryFeatures' | 'secondaryFeatures'> {
  kind: Kind;
  /** Names the list. */
  label: string;
  features: readonly Feature[];
  fields: readonly FeatureText[];
  /** What a new one begins with. */
  empty: Feature;
}

/** Features in their order: any number up to 24; the one that is pressed is changed below them. */
export function FeatureList<Kind extends 'primaryFeatures' | 'secondaryFeatures'>({
  kind,
  label,
  features,
  fields,
  empty,
}: FeatureListProps<Kind>) {
  const t = useT();
  const { changeLanding, problemOf } = useHomepage();
  const ids = useStableIds(features);
  const [open, setOpen] = useState<string | null>(null);
  const editor = useRef<HTMLDivElement>(null);
  /** The last one was added: it is opened once it is there. */
  const added = useRef(false);
  const opened = open === null ? -1 : ids.indexOf(open);
  const last = ids.at(-1);
  useEffect(() => {
    if (!added.current || last === undefined) return;
    added.current = false;
    setOpen(last);
  }, [last]);
  useEffect(() => {
    if (open !== null) editor.current?.querySelector<HTMLElement>('input:not([type="file"])')?.focus();
  }, [open]);
  const put = (changed: readonly Feature[], control: string) =>
    changeLanding({ [kind]: changed }, `${kind} ${control}`);
  const nameOf = (place: number) =>
    features[place]?.title.trim() || t('Number :number', { number: place + 1 });
  const items = ids.map((id, place) => ({ id, name: nameOf(place), image: features[place]?.image ?? null }));
  const feature = features[opened];
  return (
    <div className={own.list}>
      <SortableList
        label={label}
        items={items}
        onReorder={(order) =>
          put(
            order.flatMap((id) => features[ids.indexOf(id)] ?? []),
            'order',
          )
        }
        onRemove={(id) => put(without(features, ids.indexOf(id)), 'delete')}
        onOpen={(id) => setOpen(id === open ? null : id)}
        empty={null}
        words={{
          up: t('Move up'),
          down: t('Move down'),
          toTop: t('Move to the top'),
          remove: t('Delete'),
          actions: (name) => t('More for :name', { name }),
          moved: (name, place, count) => t(':name is now :place of :count', { name, place, count }),
          removed: (name) => t(':name removed', { name }),
        }}
      >
        {({ name, image }) => (
          <span className={own.row}>
            {image && <img className={own.thumb} src={siteAddress(image)} alt="" />}
            <span className={own.name} dir="auto">
              {name}
            </span>
          </span>
        )}
      </SortableList>
      {feature && (
        <div ref={editor}>
          <FeatureFields
            key={open}
            name={nameOf(opened)}
            feature={feature}
            fields={fields}
            onClose={() => setOpen(null)}
            onChange={(part, control) =>
              put(
                features.map((other, place) => (place === opened ? { ...other, ...part } : other)),
                `${opened} ${control}`,
              )
            }
            problemOf={(field) => problemOf(`${kind}.${opened}.${field}`)}
          />
        </div>
      )}
      <div>
        <Button
          variant="outline"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          isDisabled={features.length >= most}
          onPress={() => {
            added.current = true;
            put([...features, { ...empty }], 'add');
          }}
        >
          {t('Add')}
        </Button>
      </div>
    </div>
  );
}
