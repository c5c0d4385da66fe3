import type { Theme } from '../site-state/contract.ts';

/** Colours of a mail, as `#rrggbb`: many mail programs know nothing else. */
export interface MailColors {
  page: string;
  panel: string;
  text: string;
  muted: string;
  divider: string;
  button: string;
  onButton: string;
}

type Rgb = readonly [number, number, number];

const fallback = {
  bg: [246, 243, 236],
  panel: [255, 253, 249],
  fg: [23, 20, 15],
  primary: [43, 63, 212],
  'on-primary': [255, 255, 255],
} as const satisfies Record<string, Rgb>;

/** Colours of the site's light default theme; mixed ones are made solid. */
export function mailColors(themes: readonly Theme[]): MailColors {
  const theme = themes.find(({ default_light }) => default_light) ?? themes.find(({ is_dark }) => !is_dark);
  const of = (name: keyof typeof fallback) => triplet(theme?.colors[name]) ?? fallback[name];
  const [panel, fg] = [of('panel'), of('fg')];
  return {
    page: hex(of('bg')),
    panel: hex(panel),
    text: hex(fg),
    muted: hex(mix(fg, panel, 0.72)),
    divider: hex(mix(fg, panel, 0.12)),
    button: hex(of('primary')),
    onButton: hex(of('on-primary')),
  };
}

function triplet(value: string | undefined): Rgb | null {
  const match = /^(\d{1,3}) (\d{1,3}) (\d{1,3})$/.exec(value ?? '');
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

function mix(ink: Rgb, ground: Rgb, strength: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(ink[index] * strength + ground[index] * (1 - strength));
  return [channel(0), channel(1), channel(2)];
}

function hex(color: Rgb): string {
  return `#${color.map((value) => Math.min(255, value).toString(16).padStart(2, '0')).join('')}`;
}
