import { expect, it } from 'vitest';
import { addressFor, changesToSave, fieldsOf } from './page-draft.ts';

const page = {
  id: 1,
  title: 'About us',
  slug: 'about-us',
  type: 'default' as const,
  visibility: 'draft' as 'draft' | 'public',
  audience: 'everybody' as const,
  author: null,
  body: '',
  seo: { title: '', description: '', image: null },
  role_ids: [],
  rev: 1,
  created_at: '',
  updated_at: '',
};
const titled = (title: string) => ({ ...fieldsOf(page), title });

it('the address of a draft follows its title, unless it was chosen by hand', () => {
  expect(addressFor(page, titled('About us'))).toEqual({ follows: true, proposed: null });
  expect(addressFor(page, { ...titled('About us'), slug: 'who' })).toEqual({
    follows: false,
    proposed: null,
  });
  expect(addressFor(page, { ...titled('Über uns'), slug: 'who' }).proposed).toBe('uber-uns');
});

it('that of a public page is only proposed', () => {
  const shown = { ...page, visibility: 'public' as const };
  expect(addressFor(shown, titled('About us'))).toEqual({ follows: false, proposed: null });
  expect(addressFor(shown, titled('Über uns'))).toEqual({ follows: false, proposed: 'uber-uns' });
  expect(addressFor(shown, titled('☃')).proposed).toBeNull();
});

it('what search engines show is saved as a whole, and only when it was changed', () => {
  const values = { ...fieldsOf(page), seo_title: 'Us', seo_image: ' ' };
  expect(changesToSave({ title: 'x' }, values)).toEqual({ title: 'x' });
  expect(changesToSave({ seo_title: 'Us' }, values)).toEqual({
    seo: { title: 'Us', description: '', image: null },
  });
});
