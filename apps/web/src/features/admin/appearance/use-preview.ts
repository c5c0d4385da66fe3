import type { PreviewVisitor } from '@kantele/api/contract/appearance';
import type { Menu } from '@kantele/api/contract/settings';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { trpc } from '../../../app/trpc.ts';
import { controlOf, type EditRegion } from '../../../lib/appearance-regions.ts';
import type { LookStore } from './look-store.ts';
import { leadsToPages, withPagePaths } from './menu-pages.ts';
import { PreviewLink } from './preview-link.ts';

export type Brightness = 'light' | 'dark';
/** Sizes of the window that shows the site, in CSS pixels; `fit` takes the room there is. */
export const devices = {
  desktop: { width: 1_280, height: 800 },
  tablet: { width: 834, height: 1_112 },
  phone: { width: 390, height: 844 },
  fit: null,
} as const;
export type Device = keyof typeof devices;

/** A narrow window shows the site as wide as it is itself: there is no room for another. */
const hasRoom = (): Device => (window.matchMedia('(min-width: 64rem)').matches ? 'desktop' : 'fit');

const pathKey = 'appearance-preview';

/** The page beside the controls: which one, in which theme, how large. */
export function usePreview(store: LookStore) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [start] = useState(() => sessionStorage.getItem(pathKey) ?? '/');
  const [path, setPath] = useState(start);
  const [brightness, setBrightness] = useState<Brightness>('light');
  const [chosen, showTheme] = useState<number | null>(null);
  const [visitor, setVisitor] = useState<PreviewVisitor>('self');
  const [language, setLanguage] = useState<string | null>(null);
  const [inspecting, setInspecting] = useState(false);
  const [regions, setRegions] = useState<readonly EditRegion[]>([]);
  const [device, setDevice] = useState<Device>(hasRoom);
  const { look } = useSyncExternalStore(store.subscribe, store.state, store.state);
  const byDefault = look.themes.find((theme) =>
    brightness === 'dark' ? theme.default_dark : theme.default_light,
  );
  const theme = look.themes.find(({ id }) => id === chosen) ?? byDefault ?? look.themes[0];
  const router = useRouter();
  const openPart = useCallback(
    (region: EditRegion) => {
      const menus = (store.state().look.settings.menus ?? []) as readonly Menu[];
      void router.navigate({ href: controlOf(region, menus) });
    },
    [router, store],
  );
  const onPath = useCallback((next: string) => {
    sessionStorage.setItem(pathKey, next);
    setPath(next);
  }, []);
  const link = useMemo(
    () =>
      new PreviewLink(() => frame.current?.contentWindow ?? null, {
        onPath,
        onRegions: setRegions,
        onSelected: openPart,
      }),
    [onPath, openPart],
  );
  useEffect(() => link.connect(), [link]);
  const pages = trpc.appearance.menuChoices.useQuery(undefined, { enabled: leadsToPages(look) }).data?.pages;
  const shown = useMemo(() => withPagePaths(look, pages ?? []), [look, pages]);
  useEffect(() => {
    if (theme) link.show({ look: shown, theme, visitor, language, inspecting });
  }, [link, shown, theme, visitor, language, inspecting]);
  const go = useCallback(
    (next: string) => {
      // Before the page has come: a reload meanwhile leads there too.
      onPath(next);
      link.go(next);
    },
    [link, onPath],
  );
  const outline = useMemo(() => (parts: EditRegion[]) => link.outline(parts), [link]);
  const isDark = theme?.is_dark ?? false;
  const choose = (next: Brightness) => {
    setBrightness(next);
    showTheme(null);
  };
  return {
    ...{ frame, start, path, go, outline, showTheme, device, setDevice },
    ...{ visitor, setVisitor, language, setLanguage },
    ...{ inspecting, setInspecting, regions, openPart },
    brightness: (isDark ? 'dark' : 'light') as Brightness,
    setBrightness: choose,
  };
}

export type Preview = ReturnType<typeof usePreview>;
