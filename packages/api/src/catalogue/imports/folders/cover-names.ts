const endings = ['jpg', 'jpeg', 'png', 'webp', 'gif'];
const picture = new RegExp(`^(.+)\\.(${endings.join('|')})$`, 'i');

/** How well a name says that its picture is the front cover; smaller is better. */
const ranks: readonly RegExp[] = [
  /^cover$/i,
  /^folder$/i,
  /^front$/i,
  /^album$/i,
  /^album ?art(?:_\{?[0-9a-f-]+\}?)?_?large$/i,
  /^album ?art$/i,
  /^(?:cover|front|folder)[\s._-]*(?:art|image|front|cover|\d{1,2}|large|hi-?res)?$/i,
  /(?:^|[\s._(-])(?:front|cover)(?:$|[\s._)-])/i,
  /^album ?art/i,
];
/** Pictures of an album that are not its front. */
const otherSide =
  /(?:^|[\s._(-])(?:back|rear|inlay|inside|inner|booklet|disc|disk|cd|label|matrix|tray|obi|spine|small|thumb)(?:\d{0,2}$|[\s._)-])/i;

/** Names of artists' pictures: never the cover of an album. */
const portraits = /^(?:artist|portrait|band|logo)$/i;

/**
 * The front cover among the names of a folder's files: named as one, else the only picture there is. Null when several
 * could be meant.
 */
export function frontOf(names: readonly string[]): string | null {
  const pictures = names.flatMap((name) => {
    const found = picture.exec(name);
    const stem = found?.[1] ?? '';
    return found && !portraits.test(stem) ? [{ name, stem, ending: (found[2] ?? '').toLowerCase() }] : [];
  });
  const ranked = pictures
    .filter(({ stem }) => !otherSide.test(stem))
    .map((entry) => ({ ...entry, rank: ranks.findIndex((pattern) => pattern.test(entry.stem)) }))
    .filter(({ rank }) => rank >= 0)
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        endings.indexOf(a.ending) - endings.indexOf(b.ending) ||
        (a.name < b.name ? -1 : 1),
    );
  if (ranked[0]) return ranked[0].name;
  const [only, ...others] = pictures;
  return only && others.length === 0 ? only.name : null;
}
