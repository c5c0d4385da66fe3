import { describe, expect, it } from 'vitest';
import { headHtml, pageHead } from './head.ts';

const page = {
  title: 'Northern Rooms',
  path: '/album/1/northern-rooms',
  siteName: 'Kantele',
  baseUrl: 'https://music.test',
};

describe('the head of a page', () => {
  it('names page and site, and the site alone at home', () => {
    expect(pageHead(page).meta[0]).toEqual({ title: 'Northern Rooms · Kantele' });
    expect(pageHead({ ...page, title: 'Kantele' }).meta[0]).toEqual({ title: 'Kantele' });
  });

  it('has whole addresses', () => {
    const { links, meta } = pageHead({ ...page, image: '/images/x/1200.webp' });
    expect(links).toEqual([{ rel: 'canonical', href: 'https://music.test/album/1/northern-rooms' }]);
    expect(meta).toContainEqual({ property: 'og:image', content: 'https://music.test/images/x/1200.webp' });
  });

  it('tells other sites where to ask for a frame, of what they can show', () => {
    const { links } = pageHead({ ...page, hasEmbed: true });
    expect(links[1]).toEqual({
      rel: 'alternate',
      type: 'application/json+oembed',
      title: 'Northern Rooms',
      href: 'https://music.test/oembed?format=json&url=https%3A%2F%2Fmusic.test%2Falbum%2F1%2Fnorthern-rooms',
    });
  });

  it('lets no name break out of it', () => {
    const html = headHtml({
      title: '</title><script>alert(1)</script>',
      meta: [{ name: 'description', content: '"><img onerror=x>' }],
      links: [],
      data: [{ name: '</script><!--' }],
    });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('</script><!--');
    expect(html).toContain('\\u003c/script>');
  });
});
