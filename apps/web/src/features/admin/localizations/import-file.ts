/** The lines of a file: what an export holds, or a plain list of texts by English ones; null for anything else. */
export function linesOfFile(text: string): Record<string, unknown> | null {
  const parsed = parse(text);
  if (!isRecord(parsed)) return null;
  return isRecord(parsed.lines) ? parsed.lines : parsed;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
