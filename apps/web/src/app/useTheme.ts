import type { Theme } from '@kantele/api/contract/site-state';
import { useBoot } from './boot.tsx';
import { chooseTheme } from './theme-switch.ts';

/** The themes of the site, the one that was chosen, null for the system's, and the switch to another. */
export function useTheme(): {
  all: readonly Theme[];
  selected: number | null;
  choose: (id: number | null) => void;
} {
  const { data, replace } = useBoot();
  const { all, selectedThemeId } = data.themes;
  const choose = (id: number | null) => {
    chooseTheme(all, id);
    replace({ ...data, themes: { all, selectedThemeId: id } });
  };
  return { all, selected: selectedThemeId, choose };
}
