/** Pixels of a rem: 16, or what people have chosen in their browser. */
export const remPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
