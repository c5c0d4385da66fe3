import type { LookFontStored } from '@kantele/api/contract/appearance';
import { isOwnFont, OWN_FONTS_AT_MOST } from '@kantele/theme';
import { Button } from '@kantele/ui/Button';
import { majorRule } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { ProgressLine } from '@kantele/ui/ProgressLine';
import { TextField } from '@kantele/ui/TextField';
import { useId, useState } from 'react';
import { useBoot } from '../../../../app/boot.tsx';
import { useShowFailure } from '../../../../app/failure.ts';
import { useT } from '../../../../app/i18n.tsx';
import { notify } from '../../../../app/notify.ts';
import { trpc } from '../../../../app/trpc.ts';
import { uploadFile } from '../../../../lib/upload-file.ts';
import * as css from '../editor.css.ts';
import { useLookState, useLookTools } from '../look-context.ts';
import { withNewFont, withoutFont, withRenamed } from './font-changes.ts';
import { fontWords } from './font-words.ts';
import * as own from './fonts-panel.css.ts';
import { type FontChoice, ownFonts } from './use-fonts.ts';

/** Fonts that were uploaded: their names, what they cover, and how another comes. */
export function OwnFonts({ fonts }: { fonts: readonly FontChoice[] }) {
  const t = useT();
  const heading = useId();
  const { store } = useLookTools();
  const { look, problems } = useLookState();
  const { language } = useBoot().data.i18n;
  const { progress, send } = useUpload();
  const shown = fonts.filter(({ id }) => isOwnFont(id));
  return (
    <section className={cx(majorRule, css.group)} aria-labelledby={heading}>
      <h2 id={heading} className={css.groupTitle}>
        {t('Own fonts')}
      </h2>
      <p className={own.hint}>
        {t(
          'WOFF2 of at most 2 MB; a font of 300 kB or less comes quickly. Its licence has to allow websites.',
        )}
      </p>
      {shown.length > 0 && (
        <ul className={own.fonts} aria-labelledby={heading}>
          {shown.map((font, at) => (
            <li key={font.id} className={own.font}>
              <span className={own.face} style={{ fontFamily: font.family }} dir="auto">
                {t('The quick brown fox jumps over the lazy dog. 0123456789')}
              </span>
              <TextField
                label={t('Name of the font')}
                value={font.name}
                onChange={(name) =>
                  store.change(`fonts name ${font.id}`, t('Name of the font'), (made) =>
                    withRenamed(made, font.id, name),
                  )
                }
                error={problems[`settings.fonts.${at}.name`]?.[0]}
                maxLength={60}
              />
              <div className={own.foot}>
                <span className={own.facts}>{fontWords(t, language, font)}</span>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('Remove :name', { name: font.name })}
                  onPress={() =>
                    store.change('fonts remove', t('Remove :name', { name: font.name }), (made) =>
                      withoutFont(made, font.id),
                    )
                  }
                >
                  {t('Remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {progress === null ? (
        <div>
          <FileTrigger
            size="small"
            accept={['.woff2', 'font/woff2']}
            isDisabled={ownFonts(look).length >= OWN_FONTS_AT_MOST}
            onFiles={([file]) => file && void send(file)}
          >
            {t('Upload a font')}
          </FileTrigger>
        </div>
      ) : (
        <ProgressLine label={t('Uploading the font')} value={progress} />
      )}
    </section>
  );
}

/** Sends a font, and adds it to those of the site. */
function useUpload() {
  const t = useT();
  const { store } = useLookTools();
  const showFailure = useShowFailure();
  const utils = trpc.useUtils();
  const [progress, setProgress] = useState<number | null>(null);
  const send = async (file: File) => {
    setProgress(0);
    try {
      const { font } = await uploadFile<LookFontStored>('appearance/fonts', file, setProgress);
      utils.appearance.fonts.setData(undefined, (known) => ({
        fonts: [...(known?.fonts.filter(({ id }) => id !== font.id) ?? []), font],
      }));
      const name = font.family || t('Font');
      if (ownFonts(store.state().look).some(({ id }) => id === font.id)) {
        void notify(t('This font is there already.'));
      } else store.change('fonts add', t('Add :name', { name }), (made) => withNewFont(made, font.id, name));
    } catch (failure) {
      showFailure(failure);
    }
    setProgress(null);
  };
  return { progress, send };
}
