import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { DomainTests } from '../domain-tests.ts';

const vazirmatn = createRequire(import.meta.url).resolve(
  '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
);

export default {
  access: {
    everybody: { procedures: 'appearance.customCode' },
    adminsInPerson: {
      procedures: `
      appearance.discardDraft appearance.editor appearance.fonts appearance.menuChoices
      appearance.previewAs appearance.publish appearance.restore appearance.revision
      appearance.saveDraft appearance.storeFont appearance.storeImage`,
      rows: `
      POST appearance/fonts
      POST appearance/images`,
    },
  },
  probes: {
    'appearance.customCode': 'works',
    'appearance.discardDraft': 'input',
    'appearance.editor': 'works',
    'appearance.fonts': 'works',
    'appearance.menuChoices': 'works',
    'appearance.previewAs': 'input',
    'appearance.publish': 'input',
    'appearance.restore': 'input',
    'appearance.revision': 'input',
    'appearance.saveDraft': 'input',
    'appearance.storeFont': 'input',
    'appearance.storeImage': 'input',
  },
  examples: {
    'POST appearance/images': {
      path: () => 'appearance/images',
      file: {
        field: 'file',
        make: () =>
          sharp({ create: { width: 64, height: 64, channels: 4, background: '#33a8' } })
            .png()
            .toBuffer(),
      },
      invalid: { body: {}, field: 'file' },
      answer: { image: '' },
    },
    'POST appearance/fonts': {
      path: () => 'appearance/fonts',
      file: { field: 'file', make: () => readFile(vazirmatn) },
      invalid: { body: {}, field: 'file' },
      answer: { font: { family: 'Vazirmatn', scripts: ['Arabic'], weights: [100, 900] } },
    },
  },
} satisfies DomainTests;
