import type { PreviewVisitor } from '@kantele/api/contract/appearance';
import { line } from '@kantele/api/translate';
import { IconButton } from '@kantele/ui/IconButton';
import { DialogTrigger, Popover } from '@kantele/ui/Popover';
import { Select, SelectItem } from '@kantele/ui/Select';
import { MonitorSmartphone } from 'lucide-react';
import { useBoot } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { useSiteSetting } from '../../../app/settings.ts';
import { trpc } from '../../../app/trpc.ts';
import { BrightnessChoice } from './BrightnessChoice.tsx';
import * as css from './editor.css.ts';
import type { Device, Preview } from './use-preview.ts';

const visitors: readonly { id: PreviewVisitor; label: string }[] = [
  { id: 'self', label: line('You') },
  { id: 'guest', label: line('A guest') },
  { id: 'user', label: line('A new user') },
];
const subscriber = { id: 'subscriber', label: line('A subscriber') } as const;
const widths: readonly { id: Device; label: string }[] = [
  { id: 'desktop', label: line('Desktop') },
  { id: 'tablet', label: line('Tablet') },
  { id: 'phone', label: line('Phone') },
  { id: 'fit', label: line('Fit') },
];
const own = '-';

/** How wide the page beside is, whom it is shown to, and in which language. */
export function ViewButton({ preview }: { preview: Preview }) {
  const t = useT();
  const { localizations } = useBoot().data;
  const shownTo = useSellsPlans() ? [...visitors, subscriber] : visitors;
  const { visitor, setVisitor, language, setLanguage, device, setDevice } = preview;
  return (
    <DialogTrigger>
      <IconButton label={t('View')} dot={visitor !== 'self' || language !== null}>
        <MonitorSmartphone size={20} aria-hidden="true" />
      </IconButton>
      <Popover label={t('View')} width={260}>
        <div className={css.stack}>
          <div className={css.onlyNarrow}>
            <BrightnessChoice preview={preview} />
          </div>
          <Select
            label={t('Width')}
            items={widths}
            value={device}
            onChange={(id) => setDevice(widths.find((one) => one.id === id)?.id ?? 'fit')}
          >
            {({ id, label }) => <SelectItem id={id}>{t(label)}</SelectItem>}
          </Select>
          <Select
            label={t('Shown to')}
            items={shownTo}
            value={visitor}
            onChange={(id) => setVisitor(shownTo.find((one) => one.id === id)?.id ?? 'self')}
          >
            {({ id, label }) => <SelectItem id={id}>{t(label)}</SelectItem>}
          </Select>
          <Select
            label={t('Language')}
            items={[
              { id: own, name: t('Yours') },
              ...localizations.map(({ language: id, name }) => ({ id, name })),
            ]}
            value={language ?? own}
            onChange={(id) => setLanguage(typeof id === 'string' && id !== own ? id : null)}
          >
            {({ id, name }) => <SelectItem id={id}>{name}</SelectItem>}
          </Select>
        </div>
      </Popover>
    </DialogTrigger>
  );
}

/** Whether anybody could subscribe to something. */
function useSellsPlans(): boolean {
  const enabled = useSiteSetting('billing.enable');
  const { data } = trpc.billing.products.useQuery(undefined, { enabled });
  return data?.pagination.data.some(({ free }) => !free) ?? false;
}
