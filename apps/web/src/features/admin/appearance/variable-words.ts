import { line } from '@kantele/api/translate';
import type { ThemeVariable } from '@kantele/theme';

/** What variables of a theme are called. */
export const variableWords: Record<ThemeVariable, string> = {
  bg: line('Page'),
  'bg-alt': line('Sunken page'),
  panel: line('Panel'),
  raised: line('Raised'),
  fg: line('Text'),
  primary: line('Accent'),
  'primary-light': line('Light accent'),
  'primary-dark': line('Dark accent'),
  'on-primary': line('Text on accent'),
  danger: line('Danger'),
  'on-danger': line('Text on danger'),
  positive: line('Positive'),
  warning: line('Warning'),
  info: line('Info'),
  focus: line('Focus'),
  chip: line('Chip'),
  scrim: line('Shade'),
  'muted-opacity': line('Muted text'),
  'faint-opacity': line('Faint text'),
  'divider-opacity': line('Lines'),
  'control-border-opacity': line('Borders of controls'),
  'hover-opacity': line('Under the pointer'),
  'selected-opacity': line('Selected rows'),
  'disabled-opacity': line('Switched off'),
  'radius-control': line('Corners of controls'),
  'radius-panel': line('Corners of panels'),
  'radius-art': line('Corners of artwork'),
  'font-sans': line('Font of text'),
  'font-display': line('Font of headings'),
};

/** What inks and surfaces of the contrast check are called, besides variables. */
export const partWords: Record<string, string> = {
  muted: line('Muted text'),
  faint: line('Faint text'),
  'accent-text': line('Accent text'),
  'selected on bg': line('Selected row on page'),
  'selected on panel': line('Selected row on panel'),
  'control border': line('Border of a control'),
  'slider fill': line('Slider'),
  track: line('Track of a slider'),
  'buffered track': line('Buffered part of a slider'),
};
