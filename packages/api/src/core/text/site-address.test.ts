import { afterEach, describe, expect, it } from 'vitest';
import { safeRedirectPath } from '../../platform/site-state/safe-redirect-path.ts';
import { seoColumns } from '../../site/pages/page-values.ts';
import { safeHtml, shownHtml } from '../../site/pages/safe-html.ts';
import { cookiePath, serveBelow, siteAddress, sitePathOf } from './site-address.ts';

afterEach(() => serveBelow('http://localhost:3000'));

describe('addresses of a site at the root of its host', () => {
  it('are its paths', () => {
    for (const baseUrl of ['https://music.example', 'https://music.example/']) {
      serveBelow(baseUrl);
      for (const path of ['/', '/albums?q=a#b', '//evil.example', 'https://evil.example/', '', '#a']) {
        expect(siteAddress(path)).toBe(path);
        expect(sitePathOf(path)).toBe(path);
      }
      expect(cookiePath()).toBe('/');
    }
  });
});

describe('addresses of a site below a path', () => {
  const below = () => serveBelow('https://example.com/apps/music/');

  it('begin with the path, once', () => {
    below();
    for (const [path, address] of [
      ['/', '/apps/music/'],
      ['/albums?q=a#b', '/apps/music/albums?q=a#b'],
      ['/apps/musical', '/apps/music/apps/musical'],
      ['//evil.example', '/apps/music//evil.example'],
    ] as const) {
      expect(siteAddress(path)).toBe(address);
      expect(siteAddress(address)).toBe(address);
      expect(sitePathOf(address)).toBe(path);
    }
    for (const [address, path] of [
      ['/apps/music', '/'],
      ['/apps/music?q=a', '/?q=a'],
      ['/apps/music#b', '/#b'],
      ['/albums', '/albums'],
    ] as const)
      expect(sitePathOf(address)).toBe(path);
    for (const other of ['https://evil.example/apps/music', 'mailto:a@b.example', '#a', ''])
      expect(siteAddress(other)).toBe(other);
    expect(cookiePath()).toBe('/apps/music');
  });

  it('lead back into the site and nowhere else', () => {
    below();
    expect(safeRedirectPath('/albums')).toBe('/albums');
    expect(safeRedirectPath('/apps/music/albums?q=a')).toBe('/albums?q=a');
    for (const away of ['//evil.example', '/\\evil.example', '/%2fevil.example', '/..//evil.example']) {
      expect(safeRedirectPath(away)).toBeNull();
      expect(safeRedirectPath(`/apps/music${away}`)).toBeNull();
    }
    expect(safeRedirectPath('https://example.com/apps/music/albums')).toBeNull();
  });

  it('are kept in texts without the path, and shown with it', () => {
    below();
    const base = 'https://example.com/apps/music';
    const written =
      '<p><a href="https://example.com/apps/music/album/1">a</a><a href="/album/2">b</a>' +
      '<a href="https://example.com/shop">c</a><a href="https://other.example/x">d</a>' +
      '<img src="/apps/music/images/a.webp"><img src="https://example.com/shop/b.webp"></p>';
    const stored = safeHtml(written, base);
    expect(stored).toBe(
      '<p><a href="/album/1">a</a><a href="/album/2">b</a><a href="https://example.com/shop">c</a>' +
        '<a href="https://other.example/x">d</a><img src="/images/a.webp"><img></p>',
    );
    const shown = shownHtml(stored, base);
    expect(shown).toContain('<a href="/apps/music/album/1">a</a><a href="/apps/music/album/2">b</a>');
    expect(shown).toContain('<img src="/apps/music/images/a.webp">');
    expect(safeHtml(shown, base)).toBe(stored);
  });

  it('of pictures beside the site are not taken for its own', () => {
    below();
    const image = (address: string) =>
      seoColumns({ title: '', description: '', image: address }, 'https://example.com/apps/music').seo_image;
    expect(image('https://example.com/apps/music/images/a.webp')).toBe('/images/a.webp');
    expect(image('/images/a.webp')).toBe('/images/a.webp');
    expect(() => image('https://example.com/shop/a.webp')).toThrow();
  });
});
