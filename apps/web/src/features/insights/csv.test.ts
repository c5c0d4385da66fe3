import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('quotes what needs it, and lets no name be a formula', () => {
  expect(
    csvOf(
      ['Title', 'Plays'],
      [
        ['Low Tide, "live"', 3],
        ['=HYPERLINK("https://evil.example")', -1],
        ['+1', 0],
        ['Ääni', 12],
      ],
    ),
  ).toBe(
    '\uFEFFTitle,Plays\r\n"Low Tide, ""live""",3\r\n"\'=HYPERLINK(""https://evil.example"")",-1\r\n\'+1,0\r\nÄäni,12\r\n',
  );
});
