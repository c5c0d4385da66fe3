import { expect, it } from 'vitest';
import { withOwnHeaders } from './own-headers.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const head = (vendor: string) =>
  bytes(`codec private \u0003vorbis${String.fromCharCode(vendor.length)}\0\0\0${vendor}\0\0\0\0 setup`);

it('gives a Vorbis sound another vendor for each place, and changes nothing else', () => {
  const one = withOwnHeaders(head('0123456789abcdef'), 1.5);
  const two = withOwnHeaders(head('0123456789abcdef'), 71.5);
  expect(one).not.toEqual(two);
  expect(new TextDecoder().decode(one)).toContain('000005dc89abcdef');
  expect(one).toHaveLength(head('0123456789abcdef').length);
});

it('leaves all others alone', () => {
  const opus = bytes('OpusHead and so on');
  expect(withOwnHeaders(opus, 2)).toBe(opus);
  const short = head('ab');
  expect(withOwnHeaders(short, 2)).toBe(short);
});
