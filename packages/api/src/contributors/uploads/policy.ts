import type { Sentence } from '../../core/errors.ts';
import { limitIn, limits } from '../../core/limits.ts';
import type { Permission } from '../../core/permissions.ts';
import { line } from '../../core/translate.ts';
import { endingOf, fileType } from '../../platform/files/file-types.ts';
import { bytesText } from './bytes-text.ts';

/** What decides about a file; all transports ask this and nothing else. */
export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
  /** What it is: as announced before its bytes are there, else as its content says; null for content nobody knows. */
  mime: string | null;
  /** Endings such content has; null before the content is known. */
  endings: readonly string[] | null;
}

/** Rules of the site; see the settings `uploads.*`. */
export interface FileRules {
  maxBytes: number;
  allowed: readonly string[];
  blocked: readonly string[];
}

const notAllowed: Sentence = { text: line('This file type is not allowed') };
const empty: Sentence = { text: line('This file is empty.') };

/**
 * Why a file is refused; null when it is fine. Used for files that are announced and for files that have come in. Its type
 * comes first: it is known before all else, whatever way a file comes. Content that is empty has none.
 */
export function refusalOf(file: FileFacts, rules: FileRules): Sentence | null {
  const hasType = file.size > 0 || file.endings === null;
  return (hasType ? typeRefusalOf(file, rules) : null) ?? sizeRefusalOf(file, rules);
}

function sizeRefusalOf(file: FileFacts, rules: FileRules): Sentence | null {
  if (file.size === 0) return empty;
  if (file.size <= rules.maxBytes) return null;
  return {
    text: line('`:file` exceeds maximum allowed size of :size'),
    params: { file: file.name, size: bytesText(rules.maxBytes) },
  };
}

function typeRefusalOf(file: FileFacts, rules: FileRules): Sentence | null {
  const ending = endingOf(file.name);
  if (file.endings !== null) {
    if (file.mime === null) return notAllowed;
    if (ending !== '' && !file.endings.includes(ending)) return notAllowed;
  }
  const isOf = (type: string) => matches(type, file.mime, ending);
  if (rules.blocked.some(isOf)) return notAllowed;
  if (rules.allowed.length === 0 || rules.allowed.some(isOf)) return null;
  // Before the content is known, an ending speaks for a file as well as the type its sender gives it.
  const speaks =
    file.endings === null && (isVague(file.mime) || ['audio', 'picture'].includes(fileType(file.name)));
  return speaks ? null : notAllowed;
}

/** A type that says nothing: browsers send it for endings they do not know. */
function isVague(mime: string | null): boolean {
  return mime === null || mime === '' || mime === 'application/octet-stream';
}

/** Whether a type of the settings (`audio/*`, `image/png`, `.flac`, `flac`) names such a file. */
function matches(type: string, mime: string | null, ending: string): boolean {
  if (!type.includes('/')) return type.replace(/^\./, '') === ending;
  if (mime === null) return false;
  return type.endsWith('/*') ? mime.startsWith(type.slice(0, -1)) : type === mime;
}

/** Bytes a user may keep in all; null for as many as there are. */
export function quotaOf(permissions: readonly Permission[]): number | null {
  if (permissions.some(({ name }) => name === 'files.manage')) return null;
  return limitIn(permissions, limits.storage);
}
