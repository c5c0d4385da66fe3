import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Bytes of the nonce and of the tag of AES-256-GCM. */
const nonceSize = 12;
const tagSize = 16;

function keyOf(secret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'kantele sealed settings v1', 32));
}

/** Encrypts a text for one name: moved to another, it cannot be opened. */
export function seal(secret: Buffer, name: string, text: string): string {
  const nonce = randomBytes(nonceSize);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce, { authTagLength: tagSize });
  cipher.setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** The text of a seal; null when it was made with another key, for another name, or is damaged. */
export function unseal(secret: Buffer, name: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceSize + tagSize) return null;
  const nonce = bytes.subarray(0, nonceSize);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce, { authTagLength: tagSize });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(bytes.subarray(nonceSize, nonceSize + tagSize));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceSize + tagSize)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}
