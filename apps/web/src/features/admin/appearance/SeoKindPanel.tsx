import type { PublicSettings } from '@kantele/api/contract/settings';
import { type SeoKind, seoPages } from '@kantele/api/seo-pages';
import { Button } from '@kantele/ui/Button';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { siteName, useBoot } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { publicUrl } from '../../../app/site-head.ts';
import { SearchSnippet } from '../parts/SearchSnippet.tsx';
import * as css from './editor.css.ts';
import { ImageField } from './ImageField.tsx';
import { useLookSetting, useLookState } from './look-context.ts';
import { PanelHead } from './PanelHead.tsx';

type Seo = PublicSettings['seo'];
const untouched = { title: '', description: '', image: null };

/** Title, description and picture of one kind of pages; empty ones follow the product's words. */
export function SeoKindPanel({ kind }: { kind: SeoKind }) {
  const t = useT();
  const { data: boot } = useBoot();
  const { problems } = useLookState();
  const page = seoPages[kind];
  const [seo, setSeo] = useLookSetting<Seo>('seo', t(page.label));
  const own = seo.templates[kind] ?? untouched;
  const set = (change: Partial<typeof own>, control: string) => {
    const next = { ...own, ...change };
    const { [kind]: _, ...others } = seo.templates;
    const empty = !next.title && !next.description && !next.image;
    setSeo({ ...seo, templates: empty ? others : { ...others, [kind]: next } }, `seo ${kind} ${control}`);
  };
  const placeholders = [...page.placeholders, 'site'].map((name) => `:${name}`);
  const title = page.title === ':site' ? ':site' : `${t(page.title)} · :site`;
  const problemOf = (field: string) => problems[`settings.seo.templates.${kind}.${field}`]?.[0];
  return (
    <>
      <PanelHead
        title={t(page.label)}
        above={{ label: t('Search engines'), path: '/admin/appearance/seo' }}
      />
      <div className={css.scroll}>
        <div className={css.stack}>
          <SearchSnippet
            address={publicUrl(boot, '/')}
            title={(own.title || title).replaceAll(':site', siteName(boot))}
            description={(own.description || t(page.description)).replaceAll(':site', siteName(boot))}
          />
          <TextField
            label={t('Title')}
            placeholder={title}
            description={t('Filled in: :names', { names: placeholders.join(' ') })}
            value={own.title}
            onChange={(next) => set({ title: next }, 'title')}
            error={problemOf('title')}
            maxLength={200}
          />
          <TextArea
            label={t('Description')}
            placeholder={t(page.description)}
            value={own.description}
            onChange={(next) => set({ description: next }, 'description')}
            error={problemOf('description')}
            maxLength={500}
            rows={3}
            autoGrow
          />
          <ImageField
            label={t('Picture of shared links')}
            description={t('For pages that have none of their own.')}
            value={own.image}
            onChange={(image) => set({ image }, 'image')}
            error={problemOf('image')}
          />
          {seo.templates[kind] && (
            <Button variant="outline" onPress={() => set(untouched, 'reset')}>
              {t('Reset')}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
