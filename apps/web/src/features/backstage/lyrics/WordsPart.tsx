import { ComboBox } from '@kantele/ui/ComboBox';
import { TextArea } from '@kantele/ui/TextArea';
import { useMemo } from 'react';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { languageChoices } from '../../../lib/language-list.ts';
import type { Draft } from '../../admin/parts/draft.ts';
import * as css from './lyrics-editor.css.ts';
import { type LyricsDraft, textOfDraft, withText } from './sync-draft.ts';

/** The words as one text, and the language they are in. */
export function WordsPart({ draft: { values, set } }: { draft: Draft<LyricsDraft> }) {
  const t = useT();
  const page = useLanguage();
  const { language, lines } = values;
  const choices = useMemo(
    () => languageChoices(page).map(({ code, name }) => ({ id: code, label: name })),
    [page],
  );
  const isListed = language === null || choices.some(({ id }) => id === language);
  return (
    <div className={css.words}>
      <TextArea
        name="text"
        label={t('Words')}
        description={t('One line of the song a line; an empty line between verses.')}
        rows={16}
        maxLength={20_000}
        count={(length) => t(':count of :most', { count: length, most: 20_000 })}
        value={textOfDraft(lines)}
        onChange={(text) => set({ lines: withText(lines, text) })}
      />
      <ComboBox
        name="language"
        label={t('Language of the words')}
        optional={t('optional')}
        options={isListed ? choices : [{ id: language, label: language }, ...choices]}
        value={language}
        onChange={(code) => set({ language: code })}
        emptyText={t('There are no items matching your query')}
        loadingText={t('Loading...')}
      />
    </div>
  );
}
