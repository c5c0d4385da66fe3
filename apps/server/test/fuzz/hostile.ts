import fc from 'fast-check';

/** Texts that mean something to a database, a shell, a browser, a template, a path or a parser. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\r\nset-cookie: a=b',
  "' or 1=1 --",
  "'; drop table users; --",
  '1); select pg_sleep(5); --',
  '"',
  '\\',
  '%',
  '_',
  '%%%%%%%%%%',
  '{"$gt":""}',
  '$where',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '/etc/passwd\u0000.png',
  'file:///etc/passwd',
  'http://127.0.0.1:5432/',
  'http://[::1]/',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '\u0024{7*7}',
  '{{7*7}}',
  '<%= 7*7 %>',
  '$(sleep 5)',
  '`sleep 5`',
  '; sleep 5',
  '| cat /etc/passwd',
  '-y',
  '--help',
  '(a+)+$',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e309',
  '9223372036854775808',
  '0x10',
  '１２',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\u202e\u2066',
  '\u2028\u2029',
  '\u200b\u200d',
  'e\u0301'.repeat(100),
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'ß'.repeat(300),
  'İıſK',
  '\u202etxt.exe',
  'ﷺ'.repeat(50),
  'x'.repeat(255),
  'x'.repeat(256),
  'x'.repeat(5_000),
  ',,,',
  'a,b,__proto__',
  '2026-02-30',
  '0000-00-00',
  '275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  ':name',
  '|',
  'a|b|c|d|e|f|g',
];

export const hostileText: fc.Arbitrary<string> = fc.constantFrom(...hostileTexts);

/** Values that are no text, and that a parser may stumble over. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.constantFrom<unknown>(
    ...[
      null,
      true,
      0,
      -0,
      -1,
      0.1,
      1e21,
      2 ** 53,
      -(2 ** 63),
      [],
      {},
      [[]],
      [null],
      { length: 1e9 },
      { toString: 1 },
    ],
  ),
);

/** The value with all of its texts replaced, and sometimes another of its leaves. */
export function withHostileTexts(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'string') return hostileText;
  if (Array.isArray(value)) return fc.tuple(...value.map((item) => withHostileTexts(item)));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => [key, withHostileTexts(item)]);
    return fc.record(Object.fromEntries(entries));
  }
  return fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, hostileValue);
}
