/** ThumbHash pictures as data URLs. The decoder arrives when the page is at rest; until then there is none. */
let decoder: ((hash: Uint8Array) => string) | null = null;
const made = new Map<string, string>();
const most = 500;

/** Fetches the decoder once the browser has nothing better to do. */
export function loadThumbDecoder(): void {
  if (decoder) return;
  const load = () =>
    void import('thumbhash').then(({ thumbHashToDataURL }) => {
      decoder = thumbHashToDataURL;
    });
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 4000 });
  else setTimeout(load, 2000);
}

/** The blurred picture of a hash, or null while it cannot be made. */
export function thumbOf(base64: string): string | null {
  if (!decoder || !base64) return null;
  const known = made.get(base64);
  if (known) return known;
  try {
    const url = decoder(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
    if (made.size >= most) made.clear();
    made.set(base64, url);
    return url;
  } catch {
    return null;
  }
}
