import type { MenuItem } from '@kantele/api/contract/settings';
import { menuIcons } from '@kantele/api/menu-icons';
import { Button } from '@kantele/ui/Button';
import { DialogTrigger, Popover } from '@kantele/ui/Popover';
import { SearchField } from '@kantele/ui/SearchField';
import { useState } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
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
            <Icons
              value={value}
              onChange={(icon) => {
                onChange(icon);
                close();
              }}
            />
          )}
        </Popover>
      </DialogTrigger>
    </div>
  );
}

function Icons({ value, onChange }: IconPickerProps) {
  const t = useT();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [typed, setTyped] = useState('');
  const choices = [
    { id: none, words: t('No icon') },
    ...names.map((id) => ({ id, words: t(iconWords[id]) })),
  ].filter(({ words }) => contains(words, typed));
  return (
    <>
      <SearchField
        label={t('Search icons')}
        placeholder={t('Search icons')}
        clearLabel={t('Clear')}
        value={typed}
        onChange={setTyped}
        autoFocus
      />
      <ListBox
        aria-label={t('Icons')}
        layout="grid"
        items={choices}
        selectionMode="single"
        selectedKeys={[value ?? none]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          if (key !== undefined) onChange(names.find((name) => name === key) ?? null);
        }}
        className={css.icons}
        renderEmptyState={() => <p className={css.empty}>{t('No icon is called so.')}</p>}
      >
        {({ id, words }) => (
          <ListBoxItem id={id} textValue={words} aria-label={words} className={css.choice}>
            {id === none ? <span aria-hidden="true">–</span> : <AnyIcon name={id} size={20} />}
          </ListBoxItem>
        )}
      </ListBox>
    </>
  );
}
