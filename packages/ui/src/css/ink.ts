/** A colour of the theme. Not a string on purpose: `color: vars.color.fg` must not compile, since a bare triplet is no colour. */
export interface ColorToken {
  readonly triplet: string;
}

/**
 * The only way to use a theme colour: `ink(vars.color.fg, vars.opacity.muted)`. One change of the variable moves
 * every strength of it.
 */
export const ink = (token: ColorToken, alpha?: number | string): string =>
  alpha === undefined ? `rgb(${token.triplet})` : `rgb(${token.triplet} / ${alpha})`;
