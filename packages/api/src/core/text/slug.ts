/** Letters that Unicode does not decompose into a base letter and a mark. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ς: 'σ',
};

/** Greek and Cyrillic by sound, after ISO 843 and BGN/PCGN in their simplest forms. */
const alphabets: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
  ў: 'u',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  ђ: 'dj',
  џ: 'dz',
};

const onlyAscii = /^[\0-\x7f]*$/;

/** Lower case, accents removed, special letters spelled out; other scripts stay as they are. */
export function foldLetters(value: string): string {
  if (onlyAscii.test(value)) return value.toLowerCase();
  const plain = value
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return plain.replace(/[ßæœøđðþłıħŋς]/gu, (letter) => letters[letter] ?? letter).normalize('NFC');
}

/**
 * The readable end of a page address: lower-cased, transliterated, words separated by `-`, at most 80 characters.
 * Scripts without a transliteration here (Han, Arabic, Devanagari …) are kept, which addresses allow.
 */
export function slugify(name: string): string {
  const folded = foldLetters(name);
  const plain = onlyAscii.test(folded)
    ? folded
    : [...folded].map((letter) => alphabets[letter] ?? letter).join('');
  const slug = plain
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  return [...slug].slice(0, 80).join('').replace(/-+$/u, '') || '-';
}

/** Letters of a key: what an index of Postgres takes whatever the letters are. */
const keyLength = 255;

/** What two spellings of one name share: the key of sorting and matching. Never empty for a visible name. */
export function nameKey(name: string): string {
  const folded = foldLetters(name)
    .replace(/['’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const key =
    folded ||
    name
      .replace(/\p{Cc}/gu, '')
      .trim()
      .toLowerCase();
  return key.length <= keyLength ? key : [...key].slice(0, keyLength).join('').trimEnd();
}
