import { line } from '@kantele/api/translate';

interface Credit {
  role: string;
  name: string;
  detail: string | null;
}

export interface CreditLine {
  /** English, or the instrument as the credits name it. */
  label: string;
  names: string[];
}

/** What people did, in the order of liner notes. Artists of the sleeve are named in its head already. */
export const creditWords: Record<string, string> = {
  composer: line('Written by'),
  lyricist: line('Words by'),
  producer: line('Produced by'),
  performer: line('Performed by'),
  engineer: line('Engineered by'),
  mixer: line('Mixed by'),
  remixer: line('Remixed by'),
};
const order = Object.keys(creditWords);

/** Credits as lines of liner notes: people grouped by what they did, performers by instrument. */
export function creditLines(credits: readonly Credit[]): CreditLine[] {
  const known = credits.filter(({ role }) => role in creditWords);
  known.sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
  const lines = new Map<string, string[]>();
  for (const credit of known) {
    const label = labelOf(credit);
    const names = lines.get(label) ?? [];
    if (!names.includes(credit.name)) names.push(credit.name);
    lines.set(label, names);
  }
  return [...lines].map(([label, names]) => ({ label, names }));
}

function labelOf({ role, detail }: Credit): string {
  const fallback = creditWords[role] ?? role;
  if (!detail) return fallback;
  const words = detail.charAt(0).toUpperCase() + detail.slice(1);
  if (role === 'performer') return words;
  // "Mastering" of an engineer reads as "Mastered by".
  if (role === 'engineer' && /^master/i.test(detail)) return line('Mastered by');
  return fallback;
}
