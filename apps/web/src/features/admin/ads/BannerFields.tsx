import { adLimits } from '@kantele/api/ad-slots';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../app/i18n.tsx';
import { ImageField } from '../appearance/ImageField.tsx';
import type { AdDraft } from './ad-words.ts';

export interface AdFieldsProps {
  values: AdDraft;
  set: (patch: Partial<AdDraft>) => void;
  /** What the server says of a field. */
  problemOf: (field: string) => string | undefined;
}

/** A picture of this site, where it leads, and words in its place. */
export function BannerFields({ values, set, problemOf }: AdFieldsProps) {
  const t = useT();
  return (
    <>
      <ImageField
        label={t('Picture')}
        description={t('Shown whole, and never larger than it is.')}
        upload="ads/images"
        value={values.image}
        onChange={(image) => set({ image })}
        error={problemOf('image')}
      />
      <TextField
        name="alt"
        label={t('What it shows')}
        description={t('Read to people who do not see it.')}
        maxLength={adLimits.alt}
        isRequired
        value={values.alt}
        onChange={(alt) => set({ alt })}
      />
      <TextField
        name="link"
        label={t('Leads to')}
        optional={t('optional')}
        description={t('Starts with https://, mailto: or /.')}
        maxLength={2_000}
        spellCheck="false"
        value={values.link}
        onChange={(link) => set({ link: link.trim() })}
      />
    </>
  );
}
