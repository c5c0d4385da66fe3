import type { Case } from './attack-cases.ts';

const away = [
  '//e.test',
  '/\\e.test',
  '\\\\e',
  'https:e.test',
  '/%09/e.test',
  '/%5ce.test',
  'javascript:alert(1)',
  'https://site@e.test',
  '/..//e.test',
  '%2f%2fe.test',
  `/${'a'.repeat(8_000)}`,
];

/** Addresses that lead elsewhere, wherever the server itself sends somebody on. */
export const redirectCases: Record<string, Case> = Object.fromEntries(
  away.flatMap((target): [string, Case][] => {
    const name = target.slice(0, 24);
    const value = encodeURIComponent(target);
    return [
      [
        `R1 sign-in page, ${name}`,
        { actor: 'guest', path: `/login?redirect=${value}`, status: [200, 302, 307] },
      ],
      [
        `R1 sign-in page of somebody signed in, ${name}`,
        {
          actor: 'user',
          path: `/login?redirect=${value}`,
          status: [200, 302, 303, 307, 308],
        },
      ],
      [`R1 documentation, ${name}`, { actor: 'guest', path: `/api-docs?redirect=${value}`, status: 302 }],
      [
        `R4 sign-in elsewhere, ${name}`,
        {
          actor: 'user',
          path: `/secure/auth/social/google/login?next=${value}`,
          status: 200,
          has: /"next":"\/"/,
          lacks: /e\.test|javascript:/,
        },
      ],
    ];
  }),
);
