import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits, which a link holds; kept as a hash. */
export const newSecret = () => randomBytes(16).toString('base64url');

export const hashInvite = (secret: string) => createHash('sha256').update(`invite\n${secret}`).digest('hex');
