declare module 'thumbhash' {
  export function thumbHashToDataURL(hash: Uint8Array): string;
}
