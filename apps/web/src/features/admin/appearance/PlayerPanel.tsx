import type { PublicSettings } from '@kantele/api/contract/settings';
import { Checkbox } from '@kantele/ui/Checkbox';
import { Select, SelectItem } from '@kantele/ui/Select';
import { Slider } from '@kantele/ui/Slider';
import { useEffect } from 'react';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { formatPercent } from '../../../lib/format.ts';
import * as css from './editor.css.ts';
import { Group } from './landing/Group.tsx';
import { playerPanels, playerParts, rowDensities } from './look-choices.ts';
import { useLookSetting, useLookTools } from './look-context.ts';
import { PanelHead } from './PanelHead.tsx';

type Interface = PublicSettings['player.interface'];

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
            {playerParts.map(({ id, label }) => (
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
              items={playerPanels}
              value={look.panel}
              onChange={(next) => {
                const panel = playerPanels.find(({ id }) => id === next)?.id;
                if (panel) set({ panel }, 'panel');
              }}
            >
              {({ id, label }) => <SelectItem id={id}>{t(label)}</SelectItem>}
            </Select>
            <Select
              label={t('Rows of lists')}
              items={rowDensities}
              value={look.density}
              onChange={(next) => {
                const density = rowDensities.find(({ id }) => id === next)?.id;
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
