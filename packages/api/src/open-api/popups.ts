import type { NamedSchemas } from '../core/named-schemas.ts';
import { toJsonSchema } from '../core/row-schema.ts';
import { socialMessage } from '../identity/social-login/contract.ts';
import { socialServices } from '../platform/site-state/contract.ts';
import { refusals } from './refusals.ts';

/** The pages of a popup, which are served without the prefix of the others. */
export function popupOperations(baseUrl: string, named: NamedSchemas) {
  const schema = toJsonSchema(socialMessage, 'output');
  const kept = named.keep('SocialMessage', schema, 'socialLogin.popup');
  const operation = (step: 'login' | 'connect', summary: string, who: string) => ({
    get: {
      servers: [{ url: baseUrl, description: 'Without the prefix' }],
      operationId: `socialLogin.popup:${step}`,
      tags: ['socialLogin'],
      summary,
      description: `${who} Open it in a popup of 650 by 550 pixels. It leads to the service and back, then posts a \`SocialMessage\` to the page that opened it, if that is a page of this site, and closes.`,
      parameters: [
        {
          name: 'service',
          in: 'path',
          required: true,
          schema: { type: 'string', enum: [...socialServices] },
          example: 'google',
        },
        {
          name: 'next',
          in: 'query',
          required: false,
          description: 'Where a popup without an opener goes: a path of this site.',
          schema: { type: 'string' },
          example: '/albums',
        },
      ],
      responses: {
        200: {
          description: 'A page that posts this message to its opener',
          content: {
            'text/html': {
              schema: { $ref: `#/components/schemas/${kept}` },
              examples: {
                password: {
                  summary: 'An account has this address: ask for its password',
                  value: { type: 'social-auth', status: 'REQUEST_PASSWORD' },
                },
                failed: {
                  summary: 'Cancelled or failed',
                  value: {
                    type: 'social-auth',
                    status: 'ERROR',
                    callbackData: { errorMessage: 'Sign-in was cancelled.' },
                  },
                },
              },
            },
          },
        },
        302: { description: 'To the service' },
        404: { $ref: '#/components/responses/NotFound', description: refusals.NotFound.description },
      },
      security: step === 'login' ? [{}] : [{ session: [] }],
    },
  });
  return {
    '/secure/auth/social/{service}/login': operation(
      'login',
      'Sign in at a service, in a popup',
      'For guests; others are told `ALREADY_LOGGED_IN`.',
    ),
    '/secure/auth/social/{service}/connect': operation(
      'connect',
      'Connect a service to one’s account, in a popup',
      'For signed-in users, from a page of this site.',
    ),
  };
}
