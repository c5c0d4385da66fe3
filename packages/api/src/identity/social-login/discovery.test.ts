import { describe, expect, it } from 'vitest';
import { discoveryOf } from './discovery.ts';

const issuer = 'https://id.example.com';
const answer = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/me`,
  jwks_uri: `${issuer}/keys`,
};

describe('what a provider says of itself', () => {
  it('is taken as it stands', () => {
    expect(discoveryOf(issuer, answer)).toEqual(answer);
  });

  it('is refused when it calls itself something else', () => {
    expect(() => discoveryOf('https://other.example.com', answer)).toThrow('calls itself');
  });

  it.each(['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri'])(
    'is refused when it leads from https to http: %s',
    (name) => {
      const insecure = { ...answer, [name]: 'http://id.example.com/x' };
      expect(() => discoveryOf(issuer, insecure)).toThrow('on https');
    },
  );
});
