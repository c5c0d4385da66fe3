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

export const backupUsage = [
  'Usage: npm run backup [-- --to <folder>] [--keep <number>] [--json]   back up the site, also while the server runs',
  '       --to <folder>   where backups are; BACKUP_DIR, or backups/ in the data folder, when absent',
  '       --keep <number> afterwards remove all complete backups but the newest, 1 to 1000, and files none of these has',
  '       --json          print what was done as one JSON object',
].join('\n');

/** Backups that can be kept; a backup is made once a day, so more is a slip of the hand. */
const mostKept = 1_000;

/** What the arguments of `npm run backup` ask for; null when they make no sense. */
export function backupCommandOf(
  args: readonly string[],
): { to: string | null; keep: number | null; json: boolean } | null {
  const options = optionsOf(args, { to: 'value', keep: 'value', json: 'flag' });
  if (!options) return null;
  const keep = options.keep === undefined ? null : Number(options.keep);
  if (keep !== null && (!/^[1-9]\d*$/.test(options.keep ?? '') || keep > mostKept)) return null;
  return { to: options.to ?? null, keep, json: options.json !== undefined };
}

export const restoreUsage = [
  'Usage: npm run restore -- --from <folder> [--backup <time>] [--json]   restore into an empty data folder',
  '       --from <folder>   where backups are',
  '       --backup <time>   which one, by its name; the newest when absent',
  '       --json            print what was done as one JSON object',
].join('\n');

/** What the arguments of `npm run restore` ask for; null when they make no sense. */
export function restoreCommandOf(
  args: readonly string[],
): { from: string; backup: string | null; json: boolean } | null {
  const options = optionsOf(args, { from: 'value', backup: 'value', json: 'flag' });
  if (!options?.from) return null;
  return { from: options.from, backup: options.backup ?? null, json: options.json !== undefined };
}

/** Options by name, those with a value followed by it; null for unknown, repeated or incomplete ones. */
function optionsOf<Name extends string>(
  args: readonly string[],
  known: Record<Name, 'value' | 'flag'>,
): Partial<Record<Name, string>> | null {
  const found: Partial<Record<Name, string>> = {};
  for (let at = 0; at < args.length; at += 1) {
    const name = (Object.keys(known) as Name[]).find((one) => args[at] === `--${one}`);
    if (!name || found[name] !== undefined) return null;
    if (known[name] === 'flag') found[name] = '';
    else {
      at += 1;
      const value = args[at];
      if (!value || value.startsWith('--')) return null;
      found[name] = value;
    }
  }
  return found;
}
