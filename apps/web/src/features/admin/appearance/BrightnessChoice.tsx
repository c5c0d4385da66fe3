import { Segmented } from '@kantele/ui/Segmented';
import { useT } from '../../../app/i18n.tsx';
import type { Brightness, Preview } from './use-preview.ts';

/** Whether the page beside is light or dark. */
export function BrightnessChoice({ preview }: { preview: Preview }) {
  const t = useT();
  return (
    <Segmented<Brightness>
      label={t('Brightness')}
      items={[
        { id: 'light', label: t('Light') },
        { id: 'dark', label: t('Dark') },
      ]}
      value={preview.brightness}
      onChange={preview.setBrightness}
    />
  );
}
