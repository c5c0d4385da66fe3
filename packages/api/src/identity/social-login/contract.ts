import { z } from 'zod';
import { socialServices } from '../../platform/site-state/contract.ts';
import { bootstrapData } from '../bootstrap/contract.ts';

/** How a sign-in in the popup ended. */
export const socialStatuses = ['SUCCESS', 'REQUEST_PASSWORD', 'ERROR', 'ALREADY_LOGGED_IN'] as const;
export type SocialStatus = (typeof socialStatuses)[number];

/** What the popup posts to the page that opened it, and to no other origin. */
export const socialMessage = z.object({
  type: z.literal('social-auth'),
  status: z.enum(socialStatuses),
  callbackData: z
    .object({ bootstrapData: bootstrapData.optional(), errorMessage: z.string().optional() })
    .optional(),
});
export type SocialMessage = z.infer<typeof socialMessage>;

export const listServices = z.strictObject({});
export const servicesResponse = z.object({
  services: z.array(
    z.object({
      /** `GET secure/auth/social/{service_name}/login` opens its sign-in. */
      service_name: z.enum(socialServices),
      /** Name for people, e.g. on its button. */
      label: z.string(),
    }),
  ),
});

/**
 * The password of the account that has the email address of the provider's profile. What the popup posted may be sent
 * along as it came; the profile itself waits on the server.
 */
export const connectInput = z.strictObject({
  password: z.string().min(1).max(1_000),
  type: z.literal('social-auth').optional(),
  status: z.literal('REQUEST_PASSWORD').optional(),
  callbackData: z.strictObject({}).nullish(),
});
export const connectResponse = z.object({ status: z.literal('SUCCESS'), bootstrapData });

export const disconnectInput = z.strictObject({ service: z.enum(socialServices) });

/** A connected account of a user. */
export const socialProfile = z.object({ service_name: z.string(), username: z.string() });
export type SocialProfile = z.infer<typeof socialProfile>;
