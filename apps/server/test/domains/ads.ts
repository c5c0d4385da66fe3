import sharp from 'sharp';
import type { DomainTests } from '../domain-tests.ts';

/** Rows of settings, languages, imports and the state of the audio. */
const banner = {
  ...{ kind: 'banner', height: 90, image: `/images/${'0'.repeat(32)}/1200.webp` },
  ...{ link: 'https://shop.example/vinyl', alt: 'New vinyl', html: '', needs_consent: true },
};

export default {
  access: {
    adminsChange: {
      procedures: 'ads.storeImage ads.update',
      rows: `
      POST ads/images
      PUT ads/{slot}`,
    },
    admins: { procedures: 'ads.list', rows: 'GET ads' },
  },
  probes: {
    'ads.list': 'works',
    'ads.storeImage': 'input',
    'ads.update': 'input',
  },
  examples: {
    'GET ads': { path: () => 'ads', answer: { ads: [{ slot: 'top', kind: 'off' }] } },
    'PUT ads/{slot}': {
      path: () => 'ads/top',
      body: banner,
      invalid: { body: { ...banner, link: 'javascript:alert(1)' }, field: 'link' },
      answer: { ad: { slot: 'top', kind: 'banner' } },
    },
    'POST ads/images': {
      path: () => 'ads/images',
      file: {
        field: 'file',
        make: () =>
          sharp({ create: { width: 64, height: 16, channels: 4, background: '#a338' } })
            .png()
            .toBuffer(),
      },
      invalid: { body: {}, field: 'file' },
      answer: { image: '' },
    },
  },
} satisfies DomainTests;
