import { line } from '@kantele/api/translate';
import { useRouter } from '@tanstack/react-router';
import { type LucideIcon, MonitorCog, MoveRight, SunMoon, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { can, useBoot, useSetting } from '../../app/boot.tsx';
import { useMenu } from '../../app/boot-hooks.ts';
import { useT } from '../../app/i18n.tsx';
import { interfacePreferences, useInterface } from '../../app/interface-preferences.ts';
import { motionChoice } from '../../app/motion.ts';
import { actionWords } from '../../app/shortcuts/action-words.ts';
import { globalNames } from '../../app/shortcuts/actions.ts';
import { isApple, keyLabels } from '../../app/shortcuts/keys.ts';
import { effectiveMap } from '../../app/shortcuts/map.ts';
import { openOverlay } from '../../app/shortcuts/overlay.ts';
import { useTheme } from '../../app/useTheme.ts';
import { useToggleLike } from '../../catalogue/likes/useLike.ts';
import { adminPlaces } from '../../features/admin/frame/admin-places.ts';
import { menuLinks } from '../../lib/menus.ts';
import { usePlayerObject } from '../../player/hooks.ts';
import { isGlobal, performShortcut } from '../shortcuts/perform.ts';

/** Something the palette can do. */
export interface Command {
  id: string;
  group: keyof typeof commandGroups;
  label: string;
  hint?: string;
  keys?: readonly string[];
  icon: ReactNode;
  run: () => void;
}

export const commandGroups = {
  pages: line('Go to'),
  actions: line('Actions'),
  settings: line('Settings'),
} as const;

const glyph = (Icon: LucideIcon) => <Icon size={18} />;

/** Everything that can be done from the keyboard and is not a piece of music, for this visitor. */
export function useCommands(): Command[] {
  return [...usePages(), ...useActions(), ...useSettings()];
}

function usePages(): Command[] {
  const t = useT();
  const router = useRouter();
  const { data } = useBoot();
  const menu = menuLinks(useMenu('sidebar-primary')).filter(({ action }) => action.startsWith('/'));
  const go = (href: string, label: string, hint?: string): Command => ({
    id: `page:${href}`,
    group: 'pages',
    label,
    hint,
    icon: glyph(MoveRight),
    run: () => void router.navigate({ href }),
  });
  return [
    ...menu.map(({ action, label }) => go(action, t(label))),
    ...(data.user ? [go('/account-settings', t('Account settings'))] : [go('/login', t('Log in'))]),
    ...adminPlaces
      .filter(({ permission }) => can(data, 'admin.access') && can(data, permission))
      .map(({ href, label }) => go(href, t(label), t('Admin'))),
  ];
}

function useActions(): Command[] {
  const t = useT();
  const { data } = useBoot();
  const player = usePlayerObject();
  const router = useRouter();
  const toggleLike = useToggleLike();
  const keys = useInterface('keys');
  const singleKeys = useInterface('singleKeys');
  const map = effectiveMap({ keys, singleKeys });
  const icon = glyph(Zap);
  const actions = globalNames
    .filter((name) => name !== 'palette' && !name.startsWith('go'))
    .map(
      (name): Command => ({
        id: `action:${name}`,
        group: 'actions',
        label: t(actionWords[name]),
        keys: keyLabels(map[name], isApple()),
        icon,
        run: () => isGlobal(name) && performShortcut(name, { player, router, toggleLike }),
      }),
    );
  if (!data.user || !can(data, 'playlists.create')) return actions;
  const make: Command = {
    id: 'action:new-playlist',
    group: 'actions',
    label: t('New playlist'),
    icon,
    run: () => openOverlay('playlist'),
  };
  return [...actions, make];
}

function useSettings(): Command[] {
  const t = useT();
  const themes = useTheme();
  const mayChoose = useSetting('themes.user_change', false);
  const set = (label: string, run: () => void): Command => ({
    id: `setting:${label}`,
    group: 'settings',
    label: t(label),
    icon: glyph(MonitorCog),
    run,
  });
  const theme = (id: number | null, name: string): Command => ({
    id: `theme:${id}`,
    group: 'settings',
    label: t('Theme: :name', { name }),
    icon: glyph(SunMoon),
    run: () => themes.choose(id),
  });
  return [
    ...(mayChoose ? [theme(null, t('System')), ...themes.all.map(({ id, name }) => theme(id, name))] : []),
    ...choices.map(({ label, run }) => set(label, run)),
  ];
}

const { get, set: prefer } = interfacePreferences;

/** Settings by what choosing them does. */
const choices: readonly { label: string; run: () => void }[] = [
  { label: line('Motion: as the system says'), run: () => motionChoice.set('auto') },
  { label: line('Motion: reduced'), run: () => motionChoice.set('off') },
  { label: line('Motion: full'), run: () => motionChoice.set('on') },
  { label: line('Rows: comfortable'), run: () => prefer({ density: 'comfortable' }) },
  { label: line('Rows: compact'), run: () => prefer({ density: 'compact' }) },
  {
    label: line('Announce track changes: on or off'),
    run: () => prefer({ announceTracks: !get().announceTracks }),
  },
  { label: line('Long lists in pages: on or off'), run: () => prefer({ pagedLists: !get().pagedLists }) },
  { label: line('Sidebar: wide or narrow'), run: () => prefer({ rail: !get().rail }) },
  { label: line('Display'), run: () => openOverlay('display') },
];
