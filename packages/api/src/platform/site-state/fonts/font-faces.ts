import { siteAddress } from '../../../core/text/site-address.ts';
import { bundledFonts } from './bundled-fonts.gen.ts';
import type { FontFacts, FontScript } from './font-facts.ts';

type Measures = Pick<FontFacts, 'weights' | 'widths' | 'ascent' | 'descent' | 'lineGap' | 'width'>;

/** A font that comes with the product. */
export interface BundledFont extends Measures {
  /** What themes call it. */
  id: string;
  kind: 'sans' | 'serif';
  scripts: FontScript[];
  /** One a subset of letters; none for the font that is part of the client build. */
  files: { subset: string; hash: string; file: string; range: string }[];
}

/** A font that was uploaded. */
export interface OwnFont {
  hash: string;
  facts: FontFacts;
}

/** The name themes have for an uploaded font. */
export const ownFontId = (hash: string): string => `own-${hash}`;

/** The hash of an uploaded font by its name in themes; null for another name. */
export const ownFontHash = (id: string): string | null => /^own-([0-9a-f]{32})$/.exec(id)?.[1] ?? null;

/** Store key of an uploaded font. */
export const fontKey = (hash: string): string => `fonts/${hash.slice(0, 2)}/${hash}.woff2`;

export const fontUrl = (hash: string): string => siteAddress(`/fonts/${hash}.woff2`);

export const bundledFont = (id: string): BundledFont | undefined =>
  bundledFonts.find((font) => font.id === id);

/** Average widths, as `FontFacts.width`, of fonts that every system has, or one with the same measures. */
const local = {
  sans: {
    width: 0.4563,
    src: 'local("Arial"),local("Helvetica"),local("Liberation Sans"),local("ArialMT")',
  },
  serif: {
    width: 0.4172,
    src: 'local("Times New Roman"),local("Times"),local("Liberation Serif"),local("TimesNewRomanPSMT")',
  },
} as const;

/** Letters that the stand-in is for; other scripts have fonts of their own on every system. */
const standInRange = 'U+0000-052F,U+1E00-22FF';

/** Style rules of an uploaded font and of its stand-in. */
export function ownFaces({ hash, facts }: OwnFont): string {
  const id = ownFontId(hash);
  return face(id, facts, hash, null, facts.italic) + standIn(id, facts, 'sans');
}

/** Style rules of a font of the product; none for that of the client build, whose rules every page has. */
export function bundledFaces({ id, kind, files, ...measures }: BundledFont): string {
  if (files.length === 0) return '';
  const rules = files.map(({ hash, range }) => face(`${id} Variable`, measures, hash, range, false));
  return rules.join('') + standIn(id, measures, kind);
}

function face(
  family: string,
  measures: Measures,
  hash: string,
  range: string | null,
  italic: boolean,
): string {
  const { weights, widths } = measures;
  return rule([
    `font-family:"${family}"`,
    `src:url(${fontUrl(hash)}) format("woff2")`,
    `font-weight:${span(weights, '')}`,
    ...(widths[0] === 100 && widths[1] === 100 ? [] : [`font-stretch:${span(widths, '%')}`]),
    `font-style:${italic ? 'italic' : 'normal'}`,
    'font-display:swap',
    ...overrides(measures, 1),
    ...(range === null ? [] : [`unicode-range:${range}`]),
  ]);
}

/** A local font made as wide and as high: lines keep their places when the file has come. */
function standIn(id: string, measures: Measures, kind: BundledFont['kind']): string {
  const adjust = measures.width === null ? 1 : measures.width / local[kind].width;
  return rule([
    `font-family:"${id} Fallback"`,
    `src:${local[kind].src}`,
    `size-adjust:${percent(adjust)}`,
    ...overrides(measures, adjust),
    `unicode-range:${standInRange}`,
  ]);
}

/** Said for the font itself, too: systems differ in which of its measures they use. */
const overrides = ({ ascent, descent, lineGap }: Measures, adjust: number) => [
  `ascent-override:${percent(ascent / adjust)}`,
  `descent-override:${percent(descent / adjust)}`,
  `line-gap-override:${percent(lineGap / adjust)}`,
];

const rule = (lines: readonly string[]) => `@font-face{${lines.join(';')}}`;
const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;
const span = ([low, high]: readonly [number, number], unit: string) =>
  low === high ? `${low}${unit}` : `${low}${unit} ${high}${unit}`;
