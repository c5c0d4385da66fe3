import { describe, expect, it } from 'vitest';
import { cssFault } from './css-fault.ts';
import { prepareCode } from './prepare-code.ts';

const inert = (html: string) => prepareCode({ css: '', html, scripts: false });
const live = (html: string) => prepareCode({ css: '', html, scripts: true });

describe('HTML of the site', () => {
  it('keeps what shows something, with classes and styles', () => {
    const html = '<div class="banner" style="color:red"><a href="/albums">New</a></div>';
    expect(inert(html).html).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<form action="https://evil.example"><button>x</button></form>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><script>alert(1)</script></mtext></math>',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<div id="root">x</div><p name="state">x</p>',
  ])('loses what runs, leads away or shadows the application: %s', (html) => {
    const safe = inert(html).html;
    expect(safe).not.toMatch(/script|onerror|iframe|base |meta|form|svg|math|template| id=| name=|evil/i);
    expect(live(html).html).not.toMatch(/onerror|iframe|base |meta|form|svg|math|template| id=| name=|evil/i);
  });

  it('of too many levels is none', () => {
    expect(inert(`${'<div>'.repeat(50_000)}x`).html).toBe('');
    expect(inert(`${'<div>'.repeat(90)}x`).html).toContain('x');
  });

  it('names its scripts where they may run', () => {
    const html = '<script>one()</script><script src="https://stats.example/s.js?v=1" async></script>';
    const prepared = live(html);
    expect(prepared.html).toBe(
      '<script>one()</script><script src="https://stats.example/s.js?v=1" async></script>',
    );
    expect(prepared.inlineScripts).toEqual(['one()']);
    expect(prepared.scriptUrls).toEqual(['https://stats.example/s.js']);
  });

  it.each([
    'http://stats.example/s.js',
    "https://stats.example/s.js; script-src 'unsafe-inline'",
    'data:text/javascript,x',
  ])('opens the policy for no other address: %s', (src) => {
    expect(live(`<script src="${src}"></script>`).scriptUrls).toEqual([]);
  });
});

describe('a style sheet', () => {
  it.each([
    ['.a { color: red }\n.b {\n', { line: 2, kind: 'syntax' }],
    ['.a { content: "x }', { line: 1, kind: 'syntax' }],
    ['.a{}\n@import url("https://evil.example/x.css");', { line: 2, kind: 'import' }],
    ['@IMPORT "x.css";', { line: 1, kind: 'import' }],
    ['@media (width > 40rem) { .a { color: rgb(1 2 3 / 40%) } }', null],
    ['', null],
  ])('%j', (css, fault) => {
    expect(cssFault(css)).toEqual(fault);
  });
});
