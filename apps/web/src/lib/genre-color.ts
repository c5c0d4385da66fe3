import { tileColor } from '@kantele/ui/tile-color';

/** The colours of a genre: always the same, whatever stands around it; genres made one after another differ. */
export const genreColor = tileColor;
