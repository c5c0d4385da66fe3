import { text } from '@kantele/ui/css/text.css';
import { IconButton } from '@kantele/ui/IconButton';
import { DialogTrigger, Popover } from '@kantele/ui/Popover';
import { Select, SelectItem } from '@kantele/ui/Select';
import { Slider } from '@kantele/ui/Slider';
import { Switch } from '@kantele/ui/Switch';
import { SlidersHorizontal } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { useQualityLimit } from '../../app/limits.ts';
import { PlansLink } from '../../app/parts/PlansLink.tsx';
import { usePlayer, usePreferences } from '../../player/hooks.ts';
import { crossfadeMax, type LoudnessMode, type Quality, rates } from '../../player/preferences.ts';
import * as css from './sound.css.ts';

/** How it sounds: speed, crossfade, loudness, quality. Kept in this browser. */
export function SoundControls() {
  const t = useT();
  const { rate, crossfade, loudness, quality, autoSkip } = usePreferences();
  const limit = useQualityLimit();
  const { setPreferences } = usePlayer();
  const overlap = (seconds: number) =>
    seconds === 0 ? t('Off') : t(':count second|:count seconds', { count: seconds });
  return (
    <div className={css.fields}>
      <Select
        label={t('Speed')}
        selectedKey={String(rate)}
        onSelectionChange={(key) => setPreferences({ rate: Number(key) })}
      >
        {rates.map((value) => (
          <SelectItem key={value} id={String(value)}>
            {t(':rate×', { rate: value })}
          </SelectItem>
        ))}
      </Select>
      <div>
        <div className={css.sliderHead}>
          <span className={css.label} aria-hidden="true">
            {t('Crossfade')}
          </span>
          <span className={text({ style: 'catalogue' })}>{overlap(crossfade)}</span>
        </div>
        <Slider
          label={t('Crossfade')}
          look="thin"
          tone="ink"
          thumbAlways
          value={crossfade}
          max={crossfadeMax}
          step={1}
          pageStep={3}
          valueText={overlap}
          onChange={(seconds) => setPreferences({ crossfade: Math.round(seconds) })}
          onCommit={(seconds) => setPreferences({ crossfade: Math.round(seconds) })}
        />
        <p className={text({ style: 'small', tone: 'muted' })}>{t('Doesn’t apply within an album.')}</p>
      </div>
      <Select
        label={t('Loudness')}
        selectedKey={loudness ?? 'site'}
        onSelectionChange={(key) =>
          setPreferences({ loudness: key === 'site' ? null : (key as LoudnessMode) })
        }
      >
        <SelectItem id="site">{t('Site default')}</SelectItem>
        <SelectItem id="auto">{t('Albums in order as they are, all else alike')}</SelectItem>
        <SelectItem id="off">{t('As recorded')}</SelectItem>
        <SelectItem id="track">{t('Every song alike')}</SelectItem>
        <SelectItem id="album">{t('Every album alike')}</SelectItem>
      </Select>
      <Select
        label={t('Quality')}
        selectedKey={quality}
        onSelectionChange={(key) => setPreferences({ quality: key as Quality })}
      >
        <SelectItem id="auto">{t('Automatic')}</SelectItem>
        <SelectItem id="original">{t('Original')}</SelectItem>
        <SelectItem id="high">{t('High, 256 kbit/s')}</SelectItem>
        <SelectItem id="saver">{t('Data saver, 96 kbit/s')}</SelectItem>
      </Select>
      {limit !== null && (
        <p>
          {t('You can listen at up to :count kbit/s.', { count: limit })} <PlansLink />
        </p>
      )}
      <Switch layout="row" isSelected={autoSkip} onChange={(on) => setPreferences({ autoSkip: on })}>
        {t('Skip songs that can’t be played')}
      </Switch>
    </div>
  );
}

/** Opens the controls beside it. */
export function SoundButton() {
  const t = useT();
  return (
    <DialogTrigger>
      <IconButton label={t('Sound')}>
        <SlidersHorizontal size={20} aria-hidden="true" />
      </IconButton>
      <Popover label={t('Sound')} width={300} placement="top end">
        <SoundControls />
      </Popover>
    </DialogTrigger>
  );
}
