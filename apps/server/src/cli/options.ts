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

export const filesUsage = [
  'Usage: npm run files -- --verify   compare the file store with the database; exit code 1 when something is missing',
  '       npm run files -- --sweep    remove stored files that nothing uses and that are older than a day',
].join('\n');

/** What the arguments of `npm run files` ask for; null when they make no sense. */
export function filesCommandOf(args: readonly string[]): 'verify' | 'sweep' | null {
  if (args.length !== 1) return null;
  if (args[0] === '--verify') return 'verify';
  return args[0] === '--sweep' ? 'sweep' : null;
}
