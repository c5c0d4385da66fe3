import { useEffect, useEffectEvent } from 'react';
import { useBoot } from '../app/boot.tsx';
import { loadCode } from '../app/code.ts';
import { hearTabs } from '../lib/tabs.ts';

/** Shows the theme that was chosen in another tab; its code comes with the first such choice. */
export function useThemeOfTabs(): void {
  const { data, replace } = useBoot();
  const show = useEffectEvent(async (id: number | null) => {
    const { showTheme } = await loadCode(() => import('../app/theme-switch.ts'));
    const { all } = data.themes;
    replace({ ...data, themes: { all, selectedThemeId: showTheme(all, id) } });
  });
  useEffect(
    () =>
      hearTabs((message) => {
        if (message.kind === 'theme') void show(message.id);
      }),
    [],
  );
}
