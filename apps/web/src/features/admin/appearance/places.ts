import type { LookCheck } from '@kantele/api/contract/appearance';
import { line } from '@kantele/api/translate';
import {
  CaseSensitive,
  CirclePlay,
  Code,
  Image,
  KeyRound,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  Palette,
  PanelLeft,
  Search,
  Type,
} from 'lucide-react';

/** A part of the editor, and the page that shows what it changes. */
export interface LookPlace {
  id:
    | 'general'
    | 'branding'
    | 'themes'
    | 'fonts'
    | 'menus'
    | 'landing'
    | 'auth'
    | 'player'
    | 'seo'
    | 'custom-code'
    | 'checks';
  label: string;
  icon: LucideIcon;
  /** Words that lead here from a search for settings. */
  about: string;
}

export const lookPlaces: readonly LookPlace[] = [
  { id: 'general', label: line('General'), icon: Type, about: line('Name of the site, description') },
  {
    id: 'branding',
    label: line('Branding'),
    icon: Image,
    about: line('Logo, icon, picture of shared links'),
  },
  { id: 'themes', label: line('Themes'), icon: Palette, about: line('Colours, corners and fonts') },
  {
    id: 'fonts',
    label: line('Fonts'),
    icon: CaseSensitive,
    about: line('Of headings and text, your own ones'),
  },
  {
    id: 'menus',
    label: line('Menus'),
    icon: PanelLeft,
    about: line('What they lead to, and where they are'),
  },
  {
    id: 'landing',
    label: line('Landing page'),
    icon: LayoutTemplate,
    about: line('Home page, title, pictures, buttons'),
  },
  {
    id: 'auth',
    label: line('Sign-in pages'),
    icon: KeyRound,
    about: line('Login and registration: words, picture, layout'),
  },
  {
    id: 'player',
    label: line('Player'),
    icon: CirclePlay,
    about: line('Parts of the bar, volume, panel, rows'),
  },
  {
    id: 'seo',
    label: line('Search engines'),
    icon: Search,
    about: line('Titles, descriptions, shared links'),
  },
  {
    id: 'custom-code',
    label: line('Custom code'),
    icon: Code,
    about: line('Style sheet and HTML of your own'),
  },
  { id: 'checks', label: line('Checks'), icon: ListChecks, about: line('What to fix before publishing') },
];

/** Where a check is mended. */
export function placeOfCheck({ section, theme_id, menu_id }: LookCheck): string {
  if (section === 'landing') return '/admin/appearance/landing';
  if (section === 'themes' && theme_id !== null) return `/admin/appearance/themes/${theme_id}`;
  if (section === 'custom-code') return '/admin/appearance/custom-code';
  if (section === 'menus') return `/admin/appearance/menus${menu_id === null ? '' : `/${menu_id}`}`;
  return section === 'themes' ? '/admin/appearance/themes' : '/admin/appearance';
}
