import { Callout } from '@kantele/ui/Callout';
import { Skeleton } from '@kantele/ui/Skeleton';
import { Switch } from '@kantele/ui/Switch';
import { lazyPart } from '../../../app/code.ts';
import { useT } from '../../../app/i18n.tsx';
import * as css from './ads.css.ts';
import type { AdFieldsProps } from './BannerFields.tsx';

const CodeField = lazyPart(() => import('../appearance/CodeField.tsx'));

/** HTML of an ad network, and whether it waits for consent. */
export function CodeFields({ values, set, problemOf }: AdFieldsProps) {
  const t = useT();
  const problem = problemOf('html');
  return (
    <>
      <Callout>
        {t(
          'It runs in a frame of its own, apart from this site: it sees neither pages nor cookies of your visitors here. Networks that ask for more do not work in it.',
        )}
      </Callout>
      <div>
        <p className={css.label}>{t('HTML code')}</p>
        <CodeField
          meanwhile={<Skeleton height={240} />}
          label={t('HTML code')}
          language="html"
          value={values.html}
          onChange={(html) => set({ html })}
        />
      </div>
      {problem && (
        <Callout tone="danger" role="alert">
          {problem}
        </Callout>
      )}
      <Switch
        name="needs_consent"
        layout="row"
        isSelected={values.needs_consent}
        onChange={(needs_consent) => set({ needs_consent })}
        description={t('Until then its place stays empty. Most networks set cookies of their own.')}
      >
        {t('Wait for the consent of the cookie notice')}
      </Switch>
    </>
  );
}
