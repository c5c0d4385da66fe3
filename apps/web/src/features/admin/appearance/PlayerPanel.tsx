import type { PublicSettings } from '@kantele/api/contract/settings';
import { line } from '@kantele/api/translate';
import { Checkbox } from '@kantele/ui/Checkbox';
import { Select, SelectItem } from '@kantele/ui/Select';
import { Slider } from '@kantele/ui/Slider';
import { useEffect } from 'react';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { formatPercent } from '../../../lib/format.ts';
import * as css from './editor.css.ts';
import { Group } from './landing/Group.tsx';
import { useLookSetting, useLookTools } from './look-context.ts';
import { PanelHead } from './PanelHead.tsx';

type Interface = PublicSettings['player.interface'];

const parts: readonly { id: Interface['hidden_parts'][number]; label: string }[] = [
  { id: 'shuffle', label: line('Shuffle') },
  { id: 'repeat', label: line('Repeat') },
  { id: 'lyrics', label: line('Lyrics') },
  { id: 'queue', label: line('Queue') },
  { id: 'volume', label: line('Volume') },
  { id: 'full_screen', label: line('Full screen') },
];
const panels: readonly { id: Interface['panel']; label: string }[] = [
  { id: 'closed', label: line('Closed') },
  { id: 'now', label: line('Now playing') },
  { id: 'lyrics', label: line('Lyrics') },
  { id: 'queue', label: line('Queue') },
];
const densities: readonly { id: Interface['density']; label: string }[] = [
  { id: 'comfortable', label: line('Comfortable') },
  { id: 'compact', label: line('Compact') },
];

/** Parts of the player, and how it is for visitors who have not chosen otherwise. */
export function PlayerPanel() {
  const t = useT();
  const language = useLanguage();
  const { go } = useLookTools();
  const [look, setLook] = useLookSetting<Interface>('player.interface', t('Player'));
  useEffect(() => go('/tracks'), [go]);
  const set = (part: Partial<Interface>, control: string) =>
    setLook({ ...look, ...part }, `player.interface ${control}`);
  const percent = (value: number) => formatPercent(value / 100, language);
  return (
    <>
      <PanelHead title={t('Player')} above={{ label: t('Appearance'), path: '/admin/appearance' }} />
      <div className={css.scroll}>
        <div className={css.stack}>
          <fieldset className={css.choices}>
            <legend className={css.choicesTitle}>{t('Parts of the bar')}</legend>
            {parts.map(({ id, label }) => (
              <Checkbox
                key={id}
                isSelected={!look.hidden_parts.includes(id)}
                onChange={(shown) => {
                  const others = look.hidden_parts.filter((part) => part !== id);
                  set({ hidden_parts: shown ? others : [...others, id] }, id);
                }}
              >
                {t(label)}
              </Checkbox>
            ))}
            <p className={css.above}>{t('Their keys work all the same. Phones show every part.')}</p>
          </fieldset>
          <Group title={t('On first visits')}>
            <Select
              label={t('Panel beside the page')}
              items={panels}
              value={look.panel}
              onChange={(next) => {
                const panel = panels.find(({ id }) => id === next)?.id;
                if (panel) set({ panel }, 'panel');
              }}
            >
              {({ id, label }) => <SelectItem id={id}>{t(label)}</SelectItem>}
            </Select>
            <Select
              label={t('Rows of lists')}
              items={densities}
              value={look.density}
              onChange={(next) => {
                const density = densities.find(({ id }) => id === next)?.id;
                if (density) set({ density }, 'density');
              }}
            >
              {({ id, label }) => <SelectItem id={id}>{t(label)}</SelectItem>}
            </Select>
            <div className={css.number}>
              <span className={css.numberName}>{t('Volume')}</span>
              <span className={css.numberValue}>{percent(Math.round(look.volume * 100))}</span>
              <Slider
                className={css.numberSlider}
                label={t('Volume')}
                look="wide"
                thumbAlways
                min={5}
                max={100}
                step={5}
                pageStep={20}
                value={Math.round(look.volume * 100)}
                valueText={percent}
                onChange={(value) => set({ volume: value / 100 }, 'volume')}
              />
            </div>
          </Group>
        </div>
      </div>
    </>
  );
}
