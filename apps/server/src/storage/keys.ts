/** Keys are made by the server: segments of letters, digits, dots, dashes; none of them `..`. */
const keyPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\/?$/;

export const isKey = (text: string): boolean => keyPattern.test(text) && text.length <= 500;

/** @throws Error for what is no key */
export function assertKey(text: string): void {
  if (!isKey(text)) throw new Error('This is not a storage key.');
}
