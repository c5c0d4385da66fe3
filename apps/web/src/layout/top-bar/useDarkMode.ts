import { useBoot } from '../../app/boot.tsx';
import { loadCode } from '../../app/code.ts';
import { useHydrated } from '../../app/hydrated.ts';

/** Whether the page is dark now, and the switch to the other default theme. The server does not know the system's. */
export function useDarkMode() {
  const { data, replace } = useBoot();
  const hydrated = useHydrated();
  const { all, selectedThemeId } = data.themes;
  const selected = all.find(({ id }) => id === selectedThemeId);
  const dark = selected
    ? selected.is_dark
    : hydrated && window.matchMedia('(prefers-color-scheme: dark)').matches;
  const toggle = async () => {
    const other =
      all.find((theme) => (dark ? theme.default_light : theme.default_dark)) ??
      all.find((theme) => theme.is_dark !== dark);
    if (!other) return;
    const { chooseTheme } = await loadCode(() => import('../../app/theme-switch.ts'));
    chooseTheme(all, other.id);
    replace({ ...data, themes: { all, selectedThemeId: other.id } });
  };
  return { dark, toggle };
}
