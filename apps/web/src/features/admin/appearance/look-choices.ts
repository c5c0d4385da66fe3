import type { PublicSettings } from '@kantele/api/contract/settings';
import { line } from '@kantele/api/translate';

type Homepage = PublicSettings['homepage'];
type Interface = PublicSettings['player.interface'];
type Branding = PublicSettings['branding'];

/** What stands at `/` for guests. */
export const homepageTypes: readonly { id: Homepage['type']; label: string; about: string }[] = [
  { id: 'other', label: line('Landing page'), about: line('Tells guests what the site is.') },
  {
    id: 'channel',
    label: line('Home of the player'),
    about: line('Guests start where everybody else does.'),
  },
  { id: 'page', label: line('Custom page'), about: line('One of your own pages.') },
  { id: 'loginPage', label: line('Login page'), about: line('For sites whose music is for members.') },
  {
    id: 'registerPage',
    label: line('Registration page'),
    about: line('The login page while nobody may register.'),
  },
];

/** Where a button of the landing page leads. */
export const actionTypes = [
  { id: 'route', label: line('Page of this site') },
  { id: 'link', label: line('Web address') },
] as const;

/** How the pages for signing in are laid out. */
export const authLayouts = [
  { id: 'split', label: line('Form with a picture beside it') },
  { id: 'centered', label: line('Form alone') },
] as const;

/** Parts of the player's bar that may be left out. */
export const playerParts: readonly { id: Interface['hidden_parts'][number]; label: string }[] = [
  { id: 'shuffle', label: line('Shuffle') },
  { id: 'repeat', label: line('Repeat') },
  { id: 'lyrics', label: line('Lyrics') },
  { id: 'queue', label: line('Queue') },
  { id: 'volume', label: line('Volume') },
  { id: 'full_screen', label: line('Full screen') },
];

/** What is open beside the page on first visits. */
export const playerPanels: readonly { id: Interface['panel']; label: string }[] = [
  { id: 'closed', label: line('Closed') },
  { id: 'now', label: line('Now playing') },
  { id: 'lyrics', label: line('Lyrics') },
  { id: 'queue', label: line('Queue') },
];

/** Heights of rows. */
export const rowDensities: readonly { id: Interface['density']; label: string }[] = [
  { id: 'comfortable', label: line('Comfortable') },
  { id: 'compact', label: line('Compact') },
];

/** Pictures that stand for the site; `dark` says on which themes. */
export const brandPictures: readonly {
  key: Exclude<keyof Branding, 'site_name'>;
  label: string;
  about?: string;
  dark?: boolean;
}[] = [
  {
    key: 'logo_light',
    label: line('Logo in light themes'),
    about: line('Shown instead of the name. PNG or WebP without a background suits best.'),
    dark: false,
  },
  {
    key: 'logo_dark',
    label: line('Logo in dark themes'),
    about: line('Without one the logo of light themes is shown.'),
    dark: true,
  },
  { key: 'logo_light_mobile', label: line('Logo on phones, light themes'), dark: false },
  { key: 'logo_dark_mobile', label: line('Logo on phones, dark themes'), dark: true },
  {
    key: 'favicon',
    label: line('Icon of the site'),
    about: line('Square, 512 pixels or more: for tabs and home screens. Without one it is the initial.'),
  },
  {
    key: 'social_image',
    label: line('Picture of shared links'),
    about: line('1200 × 630 pixels: shown with links to pages that have no picture of their own.'),
  },
];
