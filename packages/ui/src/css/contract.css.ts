import { createGlobalThemeContract } from '@vanilla-extract/css';
import type { ColorToken } from './ink.ts';

// Fixed public names: the server prints them, the editor moves them, custom CSS may read them.
const token = (triplet: string): ColorToken => ({ triplet });

const names = createGlobalThemeContract({
  bg: 'c-bg',
  bgAlt: 'c-bg-alt',
  panel: 'c-panel',
  raised: 'c-raised',
  fg: 'c-fg',
  primary: 'c-primary',
  primaryLight: 'c-primary-light',
  primaryDark: 'c-primary-dark',
  onPrimary: 'c-on-primary',
  accentText: 'c-accent-text',
  danger: 'c-danger',
  onDanger: 'c-on-danger',
  positive: 'c-positive',
  warning: 'c-warning',
  info: 'c-info',
  focus: 'c-focus',
  chip: 'c-chip',
  scrim: 'c-scrim',
});

/** Every themable value, to be used in style sheets. Colours go through `ink`. */
export const vars = {
  color: {
    bg: token(names.bg),
    bgAlt: token(names.bgAlt),
    panel: token(names.panel),
    raised: token(names.raised),
    fg: token(names.fg),
    primary: token(names.primary),
    primaryLight: token(names.primaryLight),
    primaryDark: token(names.primaryDark),
    onPrimary: token(names.onPrimary),
    /** Text and fine lines in the accent: the dark shade in light themes, the light one in dark themes. */
    accentText: token(names.accentText),
    danger: token(names.danger),
    onDanger: token(names.onDanger),
    positive: token(names.positive),
    warning: token(names.warning),
    info: token(names.info),
    focus: token(names.focus),
    chip: token(names.chip),
    scrim: token(names.scrim),
  },
  opacity: createGlobalThemeContract({
    muted: 'muted-opacity',
    faint: 'faint-opacity',
    divider: 'divider-opacity',
    controlBorder: 'control-border-opacity',
    hover: 'hover-opacity',
    selected: 'selected-opacity',
    disabled: 'disabled-opacity',
  }),
  radius: createGlobalThemeContract({
    control: 'radius-control',
    panel: 'radius-panel',
    art: 'radius-art',
  }),
  font: createGlobalThemeContract({ sans: 'font-sans', display: 'font-display' }),
};
