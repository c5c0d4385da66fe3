export { accentTextVariable, checkTheme, measureTheme, type PairResult } from './check.ts';
export { composite, contrast, luminance, type Rgb } from './contrast.ts';
export { cssThemeValue, type ThemeCssOptions, themeCss, themeDeclarations } from './css.ts';
export { FONTS } from './fonts.ts';
export { isValidThemeValue, parseOpacity, parseTriplet, toHex, toTriplet } from './grammar.ts';
export { PRESETS, PRESSING, SLEEVE, type ThemePreset } from './themes.ts';
export * from './variables.ts';
