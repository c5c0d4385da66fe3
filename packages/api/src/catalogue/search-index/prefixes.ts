/** Rows of every beginning of a word in the table of prefixes. */
export const prefixRows = 10;
/** Letters the table of prefixes goes up to. */
export const prefixLetters = 5;
