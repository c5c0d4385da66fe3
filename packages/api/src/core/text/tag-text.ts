/** Longest name kept (titles, people, labels), UTF-16 units; longest long text (lyrics, comment). */
export const nameLength = 255;
export const longTextLength = 20_000;
/** Most values kept of a list (artists, genres, credits). */
export const listLength = 50;

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/** Marks that change the direction of surrounding text, and byte order marks: they disguise names. */
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * A value as one line of plain text: NFC, no control characters, single spaces, at most `limit` long. Markup
 * stays as it is, being text. Empty when the value is no string or number.
 */
export function cleanName(value: unknown, limit: number = nameLength): string {
  return cut(clean(value, limit).replace(/\s+/g, ' ').trim(), limit);
}

/** A value as text of several lines (`\n`), otherwise as `cleanName`. */
export function cleanText(value: unknown, limit: number = longTextLength): string {
  const text = clean(value, limit)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
  return cut(text.trim(), limit);
}

/** Whether cleaning with this limit cuts something off. */
export const isCut = (value: unknown, limit: number): boolean =>
  typeof value === 'string' && value.length > limit;

function clean(value: unknown, limit: number): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  // Four times the limit is enough to survive removals, and keeps a text of millions from being worked on.
  return repair(value.slice(0, 4 * limit))
    .replace(controls, '')
    .replace(invisible, '')
    .replace(loneSurrogate, '\ufffd')
    .normalize('NFC');
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * UTF-8 that was read as Latin-1 (WAV information lists, old ID3) has only such characters, and decodes
 * cleanly.
 */
function repair(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of Latin-1 is meant
  if (!/[\u00c2-\u00f4][\u0080-\u00bf]/.test(text) || /[^\u0000-\u00ff]/.test(text)) return text;
  try {
    return utf8.decode(Uint8Array.from(text, (unit) => unit.charCodeAt(0)));
  } catch {
    return text;
  }
}

/** Cuts without splitting a surrogate pair. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return text.slice(0, end).trimEnd();
}

/** Clean names without empty ones and without repetitions (case counts for nothing), at most `listLength`. */
export function cleanNames(values: readonly unknown[]): string[] {
  const seen = new Map<string, string>();
  for (const value of values) {
    if (seen.size === listLength) break;
    const name = cleanName(value);
    const key = name.toLowerCase();
    if (name !== '' && !seen.has(key)) seen.set(key, name);
  }
  return [...seen.values()];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL separates values in ID3v2.4
const separators = /\u0000|\s*;\s*|\s+\/\s+/;

/** Several values in one field: separated by NUL, by a semicolon, or by a slash between spaces. */
export function splitList(values: readonly unknown[]): string[] {
  return values.flatMap((value) =>
    typeof value === 'string' ? value.slice(0, longTextLength).split(separators) : [],
  );
}
