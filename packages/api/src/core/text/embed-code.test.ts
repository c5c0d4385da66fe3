import { describe, expect, it } from 'vitest';
import { embedCode, embedSizes, isEmbedSize } from './embed-code.ts';

describe('the element for a page of another site', () => {
  const music = { baseUrl: 'https://example.com/music', id: 7 } as const;

  it('is as high as its size, and as wide as the page lets it be', () => {
    expect(embedCode({ ...music, type: 'album', title: 'Frost', size: 'large' })).toBe(
      '<iframe src="https://example.com/music/embed/album/7" title="Frost" width="100%" height="420" style="border:0" loading="lazy" allow="autoplay; encrypted-media"></iframe>',
    );
    const small = embedCode({
      ...music,
      type: 'track',
      title: 'Snow',
      size: 'small',
      width: 300,
      height: 60,
    });
    expect(small).toContain('src="https://example.com/music/embed/track/7?size=small"');
    expect(small).toContain('width="300" height="60"');
  });

  it('lets no name break out of it', () => {
    const code = embedCode({ ...music, type: 'album', title: '"><script>&', size: 'large' });
    expect(code).toContain('title="&quot;&gt;&lt;script&gt;&amp;"');
  });

  it('has a list where there is one', () => {
    expect(embedSizes('track')).toEqual(['small', 'medium']);
    expect(embedSizes('playlist')).toEqual(['small', 'medium', 'large']);
    expect(isEmbedSize('toString')).toBe(false);
  });
});
