/** Names of the colour variables; a value is a triplet such as `43 63 212`. */
export const COLOR_VARIABLES = [
  'bg',
  'bg-alt',
  'panel',
  'raised',
  'fg',
  'primary',
  'primary-light',
  'primary-dark',
  'on-primary',
  'danger',
  'on-danger',
  'positive',
  'warning',
  'info',
  'focus',
  'chip',
  'scrim',
] as const;

/** Names of the number variables: the strength of one ink over whatever lies under it. */
export const NUMBER_VARIABLES = [
  'muted-opacity',
  'faint-opacity',
  'divider-opacity',
  'control-border-opacity',
  'hover-opacity',
  'selected-opacity',
  'disabled-opacity',
] as const;

/** Names of the shape variables, in whole pixels. */
export const RADIUS_VARIABLES = ['radius-control', 'radius-panel', 'radius-art'] as const;

/** Names of the font variables; a value is a name from the list of installed fonts. */
export const FONT_VARIABLES = ['font-sans', 'font-display'] as const;

export const THEME_VARIABLES = [
  ...COLOR_VARIABLES,
  ...NUMBER_VARIABLES,
  ...RADIUS_VARIABLES,
  ...FONT_VARIABLES,
] as const;

export type ColorVariable = (typeof COLOR_VARIABLES)[number];
export type NumberVariable = (typeof NUMBER_VARIABLES)[number];
export type RadiusVariable = (typeof RADIUS_VARIABLES)[number];
export type FontVariable = (typeof FONT_VARIABLES)[number];
export type ThemeVariable = (typeof THEME_VARIABLES)[number];

/** One complete theme: a value for every variable. */
export type ThemeValues = Record<ThemeVariable, string>;

const colors: ReadonlySet<string> = new Set(COLOR_VARIABLES);
const all: ReadonlySet<string> = new Set(THEME_VARIABLES);

export const isColorVariable = (name: string): name is ColorVariable => colors.has(name);
export const isThemeVariable = (name: string): name is ThemeVariable => all.has(name);

/** The public custom property of a variable: colours carry the prefix `--c-`, the others none. */
export const cssVariable = (name: ThemeVariable): `--${string}` =>
  isColorVariable(name) ? `--c-${name}` : `--${name}`;
