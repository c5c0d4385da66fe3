import { SettingsCard } from '@kantele/ui/Section';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { siteName, useBoot } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { publicUrl } from '../../../app/site-head.ts';
import type { Draft } from '../parts/draft.ts';
import { SearchSnippet } from '../parts/SearchSnippet.tsx';
import type { PageFields } from './page-draft.ts';

/** What search engines and shared links show, and how that looks. */
export function SeoCard({ values, set }: Pick<Draft<PageFields>, 'values' | 'set'>) {
  const t = useT();
  const { data: boot } = useBoot();
  const title = values.seo_title || values.title;
  return (
    <SettingsCard title={t('Search engines')}>
      <SearchSnippet
        address={publicUrl(boot, `/pages/${values.slug}`)}
        title={`${title} · ${siteName(boot)}`}
        description={values.seo_description}
      />
      <TextField
        name="seo.title"
        label={t('Title for search engines')}
        optional={t('optional')}
        placeholder={values.title}
        maxLength={255}
        value={values.seo_title}
        onChange={(seo_title) => set({ seo_title })}
      />
      <TextArea
        name="seo.description"
        label={t('Description')}
        optional={t('optional')}
        rows={3}
        maxLength={500}
        count={(count) => t(':count of 160', { count })}
        value={values.seo_description}
        onChange={(seo_description) => set({ seo_description })}
      />
      <TextField
        name="seo.image"
        label={t('Picture of shared links')}
        optional={t('optional')}
        description={t('The address of a picture of this site.')}
        maxLength={2_000}
        spellCheck="false"
        value={values.seo_image}
        onChange={(seo_image) => set({ seo_image })}
      />
    </SettingsCard>
  );
}
