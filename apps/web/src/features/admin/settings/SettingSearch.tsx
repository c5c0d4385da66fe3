import { ComboBox } from '@kantele/ui/ComboBox';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { findSettings, lookIndex, settingIndex } from './setting-index.ts';

/** Finds a setting, or a part of the appearance editor, by a word of its name or its sentence, and leads to it. */
export function SettingSearch() {
  const t = useT();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [round, setRound] = useState(0);
  const { data } = trpc.settings.list.useQuery({});
  const look = useCan('appearance.manage');
  const index = [...settingIndex(data?.settings ?? [], t), ...(look ? lookIndex(t) : [])];
  const go = (key: string | null) => {
    const found = index.find((setting) => setting.key === key);
    if (!found) return;
    // The field is for the next search: it starts empty.
    setTyped('');
    setRound(round + 1);
    void navigate({ href: found.href });
  };
  return (
    <ComboBox
      key={round}
      label={t('Search settings')}
      filtered
      options={findSettings(index, typed).map(({ key, label, groupTitle }) => ({
        id: key,
        label,
        hint: groupTitle,
      }))}
      onInputChange={setTyped}
      onChange={go}
      loading={data === undefined}
      emptyText={t('There are no items matching your query')}
      loadingText={t('Loading...')}
    />
  );
}
