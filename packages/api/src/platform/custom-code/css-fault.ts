import { CssSyntaxError, parse } from 'postcss';

export interface CssFault {
  /** From 1. */
  line: number;
  /** It cannot be read, or it loads another style sheet, which pages do not allow. */
  kind: 'syntax' | 'import';
}

/** The first fault of a style sheet; null for none. */
export function cssFault(css: string): CssFault | null {
  try {
    let fault: CssFault | null = null;
    parse(css).walkAtRules(/^import$/i, ({ source }) => {
      fault ??= { line: source?.start?.line ?? 1, kind: 'import' };
    });
    return fault;
  } catch (error) {
    if (error instanceof CssSyntaxError) return { line: error.line ?? 1, kind: 'syntax' };
    throw error;
  }
}
