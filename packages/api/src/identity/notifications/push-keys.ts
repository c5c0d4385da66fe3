import { createECDH, hkdfSync } from 'node:crypto';

/** Number of points of P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

export interface PushKeys {
  /** An uncompressed point, base64url. */
  publicKey: string;
  privateKey: string;
}

/**
 * The pair of keys by which push services know this site (VAPID, RFC 8292). It is made of the secret of the site, which
 * is made on the first start: so all instances have the same, and there is nothing else to keep or lose.
 */
export function pushKeys(secret: Buffer): PushKeys {
  // 16 bytes more than the number needs, so that the remainder favours none (FIPS 186-5, A.2.1).
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'kantele web push', 48));
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url', 'uncompressed'),
    privateKey: privateKey.toString('base64url'),
  };
}
