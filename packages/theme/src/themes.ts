import type { ThemeValues } from './variables.ts';

/** A theme as it is shipped and stored. */
export interface ThemePreset {
  id: string;
  name: string;
  isDark: boolean;
  values: ThemeValues;
}

const light: ThemeValues = {
  bg: '246 243 236',
  'bg-alt': '237 232 221',
  panel: '255 253 249',
  raised: '255 255 255',
  fg: '23 20 15',
  primary: '43 63 212',
  'primary-light': '221 225 255',
  'primary-dark': '31 47 168',
  'on-primary': '255 255 255',
  danger: '179 38 30',
  'on-danger': '255 255 255',
  positive: '31 107 58',
  warning: '122 75 0',
  info: '11 92 138',
  focus: '43 63 212',
  chip: '237 232 221',
  scrim: '23 20 15',
  'muted-opacity': '.72',
  'faint-opacity': '.64',
  'divider-opacity': '.12',
  'control-border-opacity': '.5',
  'hover-opacity': '.06',
  'selected-opacity': '.12',
  'disabled-opacity': '.42',
  'radius-control': '8px',
  'radius-panel': '12px',
  'radius-art': '4px',
  'font-sans': 'Archivo',
  'font-display': 'Archivo',
};

const dark: ThemeValues = {
  ...light,
  bg: '18 17 14',
  'bg-alt': '11 10 8',
  panel: '28 26 22',
  raised: '38 35 30',
  fg: '244 239 230',
  primary: '75 94 240',
  'primary-light': '174 184 255',
  'primary-dark': '58 75 216',
  danger: '255 138 122',
  'on-danger': '42 7 4',
  positive: '127 212 155',
  warning: '242 192 99',
  info: '132 199 242',
  focus: '174 184 255',
  chip: '38 35 30',
  scrim: '0 0 0',
  'muted-opacity': '.8',
  'faint-opacity': '.68',
  'selected-opacity': '.24',
};

/** The default light theme. */
export const SLEEVE: ThemePreset = { id: 'sleeve', name: 'Sleeve', isDark: false, values: light };

/** The default dark theme. */
export const PRESSING: ThemePreset = { id: 'pressing', name: 'Pressing', isDark: true, values: dark };

const CLARET: ThemePreset = {
  id: 'claret',
  name: 'Claret',
  isDark: false,
  values: {
    ...light,
    bg: '246 240 235',
    'bg-alt': '236 226 218',
    panel: '255 252 249',
    fg: '33 16 19',
    primary: '148 27 58',
    'primary-light': '248 218 222',
    'primary-dark': '110 18 42',
    focus: '148 27 58',
    chip: '236 226 218',
    scrim: '33 16 19',
  },
};

// Square corners belong to this one: shape is part of a theme.
const VERDIGRIS: ThemePreset = {
  id: 'verdigris',
  name: 'Verdigris',
  isDark: false,
  values: {
    ...light,
    bg: '238 242 234',
    'bg-alt': '224 232 223',
    panel: '249 252 247',
    fg: '14 31 27',
    primary: '13 104 90',
    'primary-light': '201 231 221',
    'primary-dark': '9 76 66',
    focus: '13 104 90',
    chip: '224 232 223',
    scrim: '14 31 27',
    'muted-opacity': '.74',
    'faint-opacity': '.66',
    'radius-control': '2px',
    'radius-panel': '3px',
    'radius-art': '0px',
  },
};

const OCHRE: ThemePreset = {
  id: 'ochre',
  name: 'Ochre',
  isDark: true,
  values: {
    ...dark,
    bg: '22 18 11',
    'bg-alt': '14 11 6',
    panel: '32 27 18',
    raised: '43 37 26',
    fg: '246 238 220',
    primary: '217 156 43',
    'primary-light': '240 196 106',
    'primary-dark': '184 127 24',
    'on-primary': '33 22 2',
    focus: '240 196 106',
    chip: '43 37 26',
    'selected-opacity': '.16',
  },
};

const MONO: ThemePreset = {
  id: 'mono',
  name: 'Mono',
  isDark: false,
  values: {
    ...light,
    bg: '250 250 250',
    'bg-alt': '237 237 237',
    panel: '255 255 255',
    fg: '17 17 17',
    primary: '34 34 34',
    'primary-light': '226 226 226',
    'primary-dark': '10 10 10',
    focus: '17 17 17',
    chip: '237 237 237',
    scrim: '17 17 17',
    'radius-control': '6px',
    'radius-panel': '8px',
    'radius-art': '2px',
  },
};

/** Everything that ships, the two defaults first. */
export const PRESETS: readonly ThemePreset[] = [SLEEVE, PRESSING, CLARET, VERDIGRIS, OCHRE, MONO];
