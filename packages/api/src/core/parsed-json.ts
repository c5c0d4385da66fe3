/** JSON from an untrusted source, as UTF-8; null when it cannot be parsed. */
export function parsedJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
}
