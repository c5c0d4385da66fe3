import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors.ts';
import { safeHtml } from './safe-html.ts';

const site = 'https://kantele.example';
const safe = (html: string) => safeHtml(html, site);

/** What is hostile, and what is left of it. */
const corpus: [string, string, string][] = [
  ['a script', '<script>alert(1)</script>', ''],
  ['a script in parts', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt>alert(1)ipt>'],
  ['a handler', '<p onclick="alert(1)" onpointerrawupdate=alert(1)>x</p>', '<p>x</p>'],
  ['a handler of a picture', '<img src=x onerror=alert(1)>', '<img src="/x">'],
  ['a javascript: link', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['a disguised one', '<a href=" &#1;java\tscript&colon;alert(1)">x</a>', '<a>x</a>'],
  ['a data: link', '<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
  ['a link to a fragment', '<a href="#root">x</a>', '<a>x</a>'],
  ['a base', '<base href="https://evil.example/"><p>x</p>', '<p>x</p>'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">x', 'x'],
  ['a style sheet', '<link rel="stylesheet" href="https://evil.example/a.css">x', 'x'],
  ['a style', '<style>@import "https://evil.example";</style><p style="position:fixed">x</p>', '<p>x</p>'],
  ['a form', '<form action="https://evil.example" id=app><input name=password>x</form>', 'x'],
  ['a button', '<button formaction="javascript:alert(1)" name=submit>x</button>', 'x'],
  ['a frame', '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>">y</iframe>x', 'x'],
  ['an object', '<object data="https://evil.example"><embed src="//evil.example">y</object>x', 'x'],
  ['svg', '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">y</a></svg>x', 'x'],
  [
    'a mutation through svg',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<p></p><img src="/1">">',
  ],
  [
    'a mutation through math',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '',
  ],
  [
    'a mutation through noscript',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '',
  ],
  ['xmp', '<xmp><script>alert(1)</script></xmp><p>x</p>', '<p>x</p>'],
  ['noembed', '<noembed><img src=x onerror=alert(1)></noembed>x', 'x'],
  ['plaintext', '<p>x</p><plaintext><script>alert(1)</script>', '<p>x</p>'],
  ['a template', '<template><script>alert(1)</script></template>x', 'x'],
  ['a shadow root', '<div><template shadowrootmode=open><script>alert(1)</script></template>x</div>', 'x'],
  ['a comment', '<!--><img src=x onerror=alert(1)>--><p>x</p>', '<img src="/x">--><p>x</p>'],
  ['CDATA', '<![CDATA[<script>alert(1)</script>]]>x', 'alert(1)]]>x'],
  [
    'ids and names',
    '<p id=root><a name=location>x</a><img name=cookie src="/a.png"></p>',
    '<p><a>x</a><img src="/a.png"></p>',
  ],
  ['the data of the page', '<p id="state" class="dark" data-head slot=x is=x>y</p>', '<p>y</p>'],
  ['a picture from elsewhere', '<img src="https://evil.example/a.png" alt="a">', '<img alt="a">'],
  [
    'one without a scheme',
    '<img src="//evil.example/a.png"><img src="/\\evil.example"><img src="/&#9;/evil.example">',
    '<img><img><img>',
  ],
  ['many sources', '<img srcset="https://evil.example 2x" src="/a.png" ping=x>', '<img src="/a.png">'],
  ['a ping', '<a href="/x" ping="https://evil.example" target=_blank>x</a>', '<a href="/x">x</a>'],
  ['half an element', '<a href="/x" title="<script>alert(1)</script>', ''],
  ['a NUL', '<p>a\u0000b</p><scr\u0000ipt>alert(1)</scr\u0000ipt>', '<p>ab</p>alert(1)'],
];

describe('the HTML of a page', () => {
  it.each(corpus)('is safe after %s', (_name, hostile, left) => {
    expect(safe(hostile)).toBe(left);
  });

  it('keeps all that the editor makes, as it is', () => {
    const body = [
      '<h2>About</h2><h3>More</h3><p><strong>Bold</strong> <em>italic</em> <u>line</u> <s>gone</s> <code>code</code><br>new</p>',
      '<ul><li><p>one</p></li></ul><ol start="3"><li><p>three</p></li></ol><blockquote><p>said</p></blockquote>',
      '<pre><code>a &lt; b &amp;&amp; c</code></pre><hr><img src="/images/a/640.webp" alt="A &#34;cover&#34;" title="t">',
      '<p><a href="/album/1/x?tab=a#b">here</a> <a href="https://example.com/">there</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+49123">call</a></p>',
    ].join('');
    const once = safe(body);
    expect(once.replaceAll('&quot;', '&#34;')).toBe(body);
    expect(safe(once)).toBe(once);
  });

  it('names things of this site by their path', () => {
    expect(safe(`<a href="${site}/contact">x</a><img src="${site}/a.png">`)).toBe(
      '<a href="/contact">x</a><img src="/a.png">',
    );
    expect(safe('<a href="https://kantele.example@evil.example/">x</a>')).toBe(
      '<a href="https://kantele.example@evil.example/">x</a>',
    );
  });

  it('has a hundred levels at most', () => {
    const nested = (levels: number) => `${'<blockquote>'.repeat(levels)}x${'</blockquote>'.repeat(levels)}`;
    expect(safe(nested(98))).toBe(nested(98));
    for (const html of [nested(101), '<b>'.repeat(40_000)])
      expect(() => safe(html)).toThrow(
        expect.objectContaining({ fields: { body: [{ text: 'The text has too many levels.' }] } }),
      );
  });

  it.each([
    ['is nested without an end', '<b>'.repeat(40_000)],
    ['is nested in lists', '<ul><li>'.repeat(200)],
    ['opens tables in tables', '<table><tr><td>'.repeat(13_000)],
    ['grows when it is written out', '<a href="/x"><p>'.repeat(12_000)],
    ['grows by its signs', '<p>&'.repeat(40_000)],
  ])('is refused when it %s', (_name, html) => {
    try {
      expect(Buffer.byteLength(safe(html))).toBeLessThan(200_001);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      expect(error.fields).toHaveProperty('body');
    }
  });
});
