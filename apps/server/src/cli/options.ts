export const usage = [
  'Usage: npm run import -- <folder>            import a folder',
  '       npm run import -- --all               import all libraries',
  '       npm run import -- --retry [library]   read failed files again',
  '       npm run import -- --report [library]  what came in, what did not, and why',
  'A library is named by its folder, its name or its number.',
].join('\n');

export type Command =
  | { kind: 'import'; folder: string }
  | { kind: 'all' }
  | { kind: 'retry' | 'report'; library: string | null };

/** What the arguments ask for; null when they make no sense. */
export function commandOf(args: readonly string[]): Command | null {
  const [first, second, ...more] = args;
  if (first === undefined || more.length > 0) return null;
  if (first === '--all') return second === undefined ? { kind: 'all' } : null;
  if (first === '--retry' || first === '--report') {
    return { kind: first === '--retry' ? 'retry' : 'report', library: second ?? null };
  }
  // Folders may begin with a dash, after `--`-less options that is written `./-folder`.
  if (first.startsWith('--') || second !== undefined) return null;
  return { kind: 'import', folder: first };
}
