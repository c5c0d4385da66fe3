/** Bytes of a name: most systems take 255, with an ending and a number. */
const bytesAtMost = 200;

/** A name every system takes: without separators, signs Windows refuses, and a dot or a space at its end. */
export function fileName(text: string): string {
  const plain = text.replace(/[\p{Cc}<>:"/\\|?*]/gu, '_').trim();
  let bytes = 0;
  const fits = (letter: string) => {
    bytes += Buffer.byteLength(letter);
    return bytes <= bytesAtMost;
  };
  const letters = [...plain];
  const end = letters.findIndex((letter) => !fits(letter));
  const short = letters
    .slice(0, end === -1 ? letters.length : end)
    .join('')
    .replace(/[. ]+$/u, '');
  if (short === '') return '_';
  return /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i.test(short) ? `_${short}` : short;
}

/** Gives each name once, whatever its case: a second one gets a number before its ending. */
export function distinctNames(): (stem: string, ending: string) => string {
  const taken = new Set<string>();
  return (stem, ending) => {
    for (let n = 1; ; n += 1) {
      const name = `${stem}${n === 1 ? '' : ` (${n})`}${ending}`;
      const key = name.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return name;
    }
  };
}

const endings: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/x-wav': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/x-flac': 'flac',
  'audio/webm': 'webm',
};

/** The usual ending of a type of sound, with its dot. */
export function endingOf(mime: string): string {
  const [type = ''] = mime.split(';');
  return `.${endings[type.trim()] ?? type.split('/')[1]?.replace(/^x-|[^a-z0-9]/g, '') ?? 'audio'}`;
}
