import { expect, it } from 'vitest';
import { withoutSecrets } from './secret-paths.ts';

it('takes the keys out of addresses, however deep they lie', () => {
  const event = {
    request: { url: 'https://site.test/password/reset/abc-DEF?email=a' },
    spans: [{ name: '/verify-email/1/2/xyz"' }, { name: 'GET /secure/exports/t0ken done' }],
    mail: ['/unsubscribe/t0ken', '/workspace/join/s3cret', '/workspace/join/login?a=b'],
    playlists: ['/playlist-invitation/s3cret', 'GET /api/v1/playlist-invitations/s3cret'],
    carried: [
      '/login?redirect=%2Fplaylist-invitation%2Fs3cret&email=a',
      '/login?redirect=%2Fworkspace%2Fjoin%2Fs3cret',
    ],
    count: 2,
    none: null,
  };
  expect(withoutSecrets(event)).toEqual({
    request: { url: 'https://site.test/password/reset/…?email=a' },
    spans: [{ name: '/verify-email/…"' }, { name: 'GET /secure/exports/… done' }],
    mail: ['/unsubscribe/…', '/workspace/join/…', '/workspace/join/login?a=b'],
    playlists: ['/playlist-invitation/…', 'GET /api/v1/playlist-invitations/…'],
    carried: [
      '/login?redirect=%2Fplaylist-invitation%2F…&email=a',
      '/login?redirect=%2Fworkspace%2Fjoin%2F…',
    ],
    count: 2,
    none: null,
  });
});
