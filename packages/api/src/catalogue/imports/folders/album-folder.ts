/** `CD1`, `Disc 2 - Live`, `disk 3`, `Disque 1`, and bare numbers. */
const disc = /^(?:cd|dis[ck]|disque|dvd|lp|vinyl)[\s._-]*(\d{1,3})(?:$|[\s._\-–:([]+(.*)$)|^(\d{1,2})$/i;

export interface DiscFolder {
  number: number;
  /** What follows the number: `Live` of `Disc 2 - Live`. */
  title: string | null;
}

/** What the name of a folder says when it is that of one disc; null when it is not. */
export function discFolder(name: string): DiscFolder | null {
  const found = disc.exec(name.trim());
  if (!found) return null;
  const title = (found[2] ?? '').replace(/^[\s._\-–:([]+|[\])\s]+$/g, '');
  return { number: Number(found[1] ?? found[3]), title: title === '' ? null : title };
}

/** The folder of a file's album below the library: folders of discs count as the folder they lie in. */
export function albumFolder(path: string): string {
  const parts = path.split('/').slice(0, -1);
  while (parts.length > 1 && discFolder(parts.at(-1) ?? '')) parts.pop();
  const top = parts[0];
  // A disc folder right in the library belongs to no album folder.
  if (parts.length === 1 && top !== undefined && /^(?:cd|dis[ck]|disque)/i.test(top) && discFolder(top))
    return '';
  return parts.join('/');
}

/** The last name of a folder path. */
export function folderName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Folders whose names say nothing about the music in them. */
const generic =
  /^(?:downloads?|music|musik|musique|música|audio|songs?|tracks?|mp3s?|flacs?|new|new folder|unsorted|misc|various|singles?|incoming|inbox|temp|tmp|files|media|unknown(?: (?:artist|album))?|untitled|desktop|my music)$/i;

export function isGenericFolder(name: string): boolean {
  return generic.test(name.trim());
}
