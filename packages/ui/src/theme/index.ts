export { accentTextVariable, checkTheme, measureTheme, type PairResult } from './check.ts';
export { composite, contrast, luminance, parseTriplet, type Rgb, toHex } from './color.ts';
export { cssThemeValue, type ThemeCssOptions, themeCss, themeDeclarations } from './css.ts';
export { FONTS } from './fonts.ts';
export { isValidThemeValue, parseOpacity } from './grammar.ts';
export { fromAccent, nearestPassing } from './mend.ts';
export { PRESETS, PRESSING, SLEEVE, type ThemePreset } from './themes.ts';
export { toTriplet } from './to-triplet.ts';
export * from './variables.ts';
