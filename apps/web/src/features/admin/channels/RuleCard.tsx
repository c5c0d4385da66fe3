import { NumberField } from '@kantele/ui/NumberField';
import { SettingsCard } from '@kantele/ui/Section';
import { Select, SelectItem } from '@kantele/ui/Select';
import { Switch } from '@kantele/ui/Switch';
import { useT } from '../../../app/i18n.tsx';
import { fields } from '../parts/parts.css.ts';
import type { CardProps } from './ChannelCard.tsx';
import { ofContent, partsOf } from './channel-draft.ts';
import {
  type Content,
  contentWords,
  type Layout,
  layoutWords,
  rulesOf,
  ruleWords,
  spanWords,
} from './channel-words.ts';
import { GenreField } from './GenreField.tsx';

const contents = Object.entries(contentWords) as [Content, string][];
const layouts = Object.entries(layoutWords) as [Layout, string][];
const spanOf = (days: number) => ([7, 30, 90, 365] as const).find((known) => known === days) ?? null;

/** What a channel shows: of what kind, by which rule, how many and how. */
export function RuleCard({ channel, values, set }: CardProps) {
  const t = useT();
  const parts = partsOf(values);
  return (
    <SettingsCard title={t('Content')}>
      <div className={fields.pair}>
        <Select
          name="content"
          label={t('What it shows')}
          selectedKey={values.content}
          onSelectionChange={(key) => {
            const chosen = contents.find(([id]) => id === key);
            if (chosen) set(ofContent(values, chosen[0]));
          }}
        >
          {contents.map(([id, words]) => (
            <SelectItem key={id} id={id}>
              {t(words)}
            </SelectItem>
          ))}
        </Select>
        <Select
          name="rule"
          label={t('Rule')}
          selectedKey={values.rule}
          onSelectionChange={(key) => {
            const rule = rulesOf[values.content].find((known) => known === key);
            if (rule) set({ rule });
          }}
        >
          {rulesOf[values.content].map((rule) => (
            <SelectItem key={rule} id={rule}>
              {t(ruleWords[rule])}
            </SelectItem>
          ))}
        </Select>
        {parts.span && (
          <Select
            name="window_days"
            label={t('Plays of')}
            description={values.window_days === null ? undefined : t('Counted anew several times an hour.')}
            selectedKey={String(values.window_days ?? 0)}
            onSelectionChange={(key) => set({ window_days: spanOf(Number(key)) })}
          >
            {spanWords.map(([days, words]) => (
              <SelectItem key={days} id={String(days)}>
                {t(words)}
              </SelectItem>
            ))}
          </Select>
        )}
        {parts.genre && (
          <GenreField
            known={channel.genre}
            value={values.genre_id}
            onChange={(genre_id) => set({ genre_id })}
          />
        )}
        <NumberField
          name="limit"
          label={t('On a shelf')}
          description={t('The page of the channel shows all.')}
          minValue={1}
          maxValue={50}
          value={values.limit}
          onChange={(limit) => set({ limit: Number.isNaN(limit) ? values.limit : limit })}
        />
        <Select
          name="layout"
          label={t('Layout')}
          selectedKey={values.layout}
          onSelectionChange={(key) => {
            const chosen = layouts.find(([id]) => id === key);
            if (chosen) set({ layout: chosen[0] });
          }}
        >
          {layouts.map(([id, words]) => (
            <SelectItem key={id} id={id}>
              {t(words)}
            </SelectItem>
          ))}
        </Select>
      </div>
      {parts.opening && (
        <Switch
          name="opening_tracks"
          layout="row"
          isSelected={values.opening_tracks}
          onChange={(opening_tracks) => set({ opening_tracks })}
          description={t('It is then called “:name”.', { name: t('A song from each album') })}
        >
          {t('A song from each new album while hardly anything was played')}
        </Switch>
      )}
    </SettingsCard>
  );
}
