import type { PreviewVisitor } from '@kantele/api/contract/appearance';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { trpc } from '../../../app/trpc.ts';
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
  const [device, setDevice] = useState<Device>(hasRoom);
  const { look } = useSyncExternalStore(store.subscribe, store.state, store.state);
  const byDefault = look.themes.find((theme) =>
    brightness === 'dark' ? theme.default_dark : theme.default_light,
  );
  const theme = look.themes.find(({ id }) => id === chosen) ?? byDefault ?? look.themes[0];
  const link = useMemo(
    () =>
      new PreviewLink(
        () => frame.current?.contentWindow ?? null,
        (next) => {
          sessionStorage.setItem(pathKey, next);
          setPath(next);
        },
      ),
    [],
  );
  useEffect(() => link.connect(), [link]);
  const pages = trpc.appearance.menuChoices.useQuery(undefined, { enabled: leadsToPages(look) }).data?.pages;
  const shown = useMemo(() => withPagePaths(look, pages ?? []), [look, pages]);
  useEffect(() => {
    if (theme) link.show({ look: shown, theme, visitor, language });
  }, [link, shown, theme, visitor, language]);
  const go = useMemo(() => (next: string) => link.go(next), [link]);
  const isDark = theme?.is_dark ?? false;
  const choose = (next: Brightness) => {
    setBrightness(next);
    showTheme(null);
  };
  return {
    ...{ frame, start, path, go, showTheme, device, setDevice },
    ...{ visitor, setVisitor, language, setLanguage },
    brightness: (isDark ? 'dark' : 'light') as Brightness,
    setBrightness: choose,
  };
}

export type Preview = ReturnType<typeof usePreview>;
