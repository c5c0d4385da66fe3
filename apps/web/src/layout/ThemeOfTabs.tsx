import { useEffect, useEffectEvent } from 'react';
import { useBoot } from '../app/boot.tsx';
import { showTheme } from '../app/theme-switch.ts';
import { hearTabs } from '../lib/tabs.ts';

/** Shows the theme that was chosen in another tab. */
export default function ThemeOfTabs() {
  const { data, replace } = useBoot();
  const show = useEffectEvent((id: number | null) => {
    const { all } = data.themes;
    replace({ ...data, themes: { all, selectedThemeId: showTheme(all, id) } });
  });
  useEffect(
    () =>
      hearTabs((message) => {
        if (message.kind === 'theme') show(message.id);
      }),
    [],
  );
  return null;
}
