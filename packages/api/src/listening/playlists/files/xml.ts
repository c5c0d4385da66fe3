/** What stands in an XML document, in its order. Names are without prefix; attributes are not read. */
export type XmlPart =
  | { type: 'open'; name: string }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string };

/** A document that is refused: damaged, or with declarations that are not read. */
export class XmlError extends Error {}

/** Elements within each other at most; files of playlists have eight. */
const depthMax = 32;

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads XML from its beginning to its end without making a tree. Nothing is ever fetched, and no entity is declared: the
 * five names of XML and numbers of characters are all that is known.
 * @param doctype the one document type that may be named; null when none may
 * @throws XmlError
 */
export function* xmlParts(text: string, doctype: RegExp | null): Generator<XmlPart, void> {
  const open: string[] = [];
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<', at);
    const end = start < 0 ? text.length : start;
    if (end > at) {
      const words = text.slice(at, end);
      if (open.length > 0) yield { type: 'text', text: unescaped(words) };
      else if (words.trim()) throw new XmlError('Text outside of the root element.');
    }
    if (start < 0) break;
    if (text.startsWith('<!--', start)) at = after(text, '-->', start + 4);
    else if (text.startsWith('<?', start)) at = after(text, '?>', start + 2);
    else if (text.startsWith('<![CDATA[', start)) {
      at = after(text, ']]>', start + 9);
      if (open.length > 0) yield { type: 'text', text: text.slice(start + 9, at - 3) };
    } else if (text.startsWith('<!', start)) {
      at = after(text, '>', start);
      const declaration = text.slice(start, at);
      if (!doctype?.test(declaration) || declaration.includes('[') || open.length > 0)
        throw new XmlError('A declaration that is not read.');
    } else {
      at = tagEnd(text, start);
      yield* tag(text.slice(start + 1, at - 1), open);
    }
  }
  if (open.length > 0) throw new XmlError('An element has no end.');
}

function* tag(inside: string, open: string[]): Generator<XmlPart, void> {
  const [, slash = '', full = ''] = /^(\/?)([\p{L}_][\p{L}\p{N}_:.-]{0,99})(?=[\s/]|$)/u.exec(inside) ?? [];
  if (!full) throw new XmlError('An element has no name.');
  const name = full.slice(full.indexOf(':') + 1);
  if (slash) {
    if (open.pop() !== name) throw new XmlError('An element ends that did not begin.');
    yield { type: 'close', name };
    return;
  }
  if (open.length >= depthMax) throw new XmlError('Elements are too deep within each other.');
  yield { type: 'open', name };
  if (inside.endsWith('/')) yield { type: 'close', name };
  else open.push(name);
}

/** Behind the `>` of a tag; one within quotes belongs to an attribute. */
function tagEnd(text: string, start: number): number {
  let quote = 0;
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quote) {
      if (code === quote) quote = 0;
    } else if (code === 0x22 || code === 0x27) quote = code;
    else if (code === 0x3e) return at + 1;
    else if (code === 0x3c) break;
  }
  throw new XmlError('A tag has no end.');
}

function after(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from);
  if (found < 0) throw new XmlError('A part has no end.');
  return found + end.length;
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));|&/gi, (_, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
    const sign = code === null ? named[name] : code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
    if (sign === undefined) throw new XmlError('An entity is not known.');
    return sign;
  });
}
