import { z } from 'zod';
import { id, name } from '../../core/contract.ts';

export const tokenScopes = ['read', 'write'] as const;

/** A personal access token as its owner sees it; the token itself is shown once, when it is made. */
export const accessToken = z.object({
  id,
  name: z.string(),
  /** `read` may not change anything. */
  scope: z.enum(tokenScopes),
  /** The only workspace it is good for. */
  workspace_id: id.nullable(),
  expires_at: z.string().nullable(),
  /** To the minute; null while it was never used. */
  last_used_at: z.string().nullable(),
  created_at: z.string(),
});
export type AccessToken = z.infer<typeof accessToken>;
export const accessTokens = z.object({ tokens: z.array(accessToken) });

export const createAccessToken = z.strictObject({
  tokenName: name(255),
  scope: z.enum(tokenScopes).default('write'),
  /** Binds it to one of your workspaces: it reaches nothing of another, nor what is yours alone. */
  workspace_id: id.nullish(),
  /** A moment to come; null or absent never ends. */
  expires_at: z.iso.datetime({ offset: true }).nullish(),
});
export const createdAccessToken = z.object({ plainTextToken: z.string(), token: accessToken });
