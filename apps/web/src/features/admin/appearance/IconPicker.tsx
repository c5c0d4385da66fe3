import type { MenuItem } from '@kantele/api/contract/settings';
import { menuIcons } from '@kantele/api/menu-icons';
import { Button } from '@kantele/ui/Button';
import { DialogTrigger, Popover } from '@kantele/ui/Popover';
import { SearchField } from '@kantele/ui/SearchField';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useT } from '../../../app/i18n.tsx';
import AnyIcon from '../../../app/parts/AnyIcon.tsx';
import * as fields from './editor.css.ts';
import { iconWords } from './icon-words.ts';
import * as css from './menu-items.css.ts';

type IconName = NonNullable<MenuItem['icon']>;

const names = Object.keys(menuIcons) as IconName[];
const none = 'none';

interface IconPickerProps {
  value: IconName | null;
  onChange: (icon: IconName | null) => void;
}

/** One of the icons there are, found by its name. */
export function IconPicker({ value, onChange }: IconPickerProps) {
  const t = useT();
  const { contains } = useFilter({ sensitivity: 'base' });
  const words = value ? t(iconWords[value]) : t('No icon');
  return (
    <div className={fields.group}>
      <span className={fields.numberName}>{t('Icon')}</span>
      <DialogTrigger>
        <Button variant="outline" aria-label={t('Icon: :name', { name: words })}>
          <span className={css.chosen}>
            {value && <AnyIcon name={value} size={20} />}
            {words}
          </span>
        </Button>
        <Popover label={t('Icon')} width={320} placement="bottom start">
          {({ close }) => (
            <Autocomplete filter={contains}>
              <SearchField
                label={t('Search icons')}
                placeholder={t('Search icons')}
                clearLabel={t('Clear')}
                autoFocus
              />
              <ListBox
                aria-label={t('Icons')}
                layout="grid"
                selectionMode="single"
                selectedKeys={[value ?? none]}
                onSelectionChange={(keys) => {
                  const [key] = keys === 'all' ? [] : keys;
                  if (key !== undefined) onChange(names.find((name) => name === key) ?? null);
                  close();
                }}
                className={css.icons}
                renderEmptyState={() => <p className={css.empty}>{t('No icon is called so.')}</p>}
              >
                <ListBoxItem id={none} textValue={t('No icon')} className={css.choice}>
                  <span aria-hidden="true">–</span>
                </ListBoxItem>
                {names.map((name) => (
                  <ListBoxItem key={name} id={name} textValue={t(iconWords[name])} className={css.choice}>
                    <AnyIcon name={name} size={20} />
                  </ListBoxItem>
                ))}
              </ListBox>
            </Autocomplete>
          )}
        </Popover>
      </DialogTrigger>
    </div>
  );
}
