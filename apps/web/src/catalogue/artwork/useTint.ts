import { useBoot } from '../../app/boot.tsx';
import { ambientTint } from '../../lib/tint.ts';

/** A picture's colour mixed into the page of the light and of the dark theme that may be shown. */
export function useTint(color: string | undefined): { light: string | null; dark: string | null } {
  const { all, selectedThemeId } = useBoot().data.themes;
  if (!color) return { light: null, dark: null };
  const selected = all.find(({ id }) => id === selectedThemeId);
  const light = selected && !selected.is_dark ? selected : all.find((theme) => theme.default_light);
  const dark = selected?.is_dark ? selected : all.find((theme) => theme.default_dark);
  return {
    light: ambientTint(color, light?.colors ?? {}, false),
    dark: ambientTint(color, dark?.colors ?? {}, true),
  };
}
