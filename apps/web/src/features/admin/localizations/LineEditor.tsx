import type { Localization, LocalizationLine } from '@kantele/api/contract/localizations';
import { line as marked } from '@kantele/api/translate';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { TextArea } from '@kantele/ui/TextArea';
import { Fragment } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { checkLine, formsOf, samplesOf, textOfForms } from './line-check.ts';
import * as css from './localizations.css.ts';
import { shownText } from './use-lines.ts';

/** Names of plural categories. */
const categories: Record<string, string> = {
  zero: marked('None'),
  one: marked('One'),
  two: marked('Two'),
  few: marked('Few'),
  many: marked('Many'),
  other: marked('Others'),
};
const englishForms = ['one', 'other'];

interface LineEditorProps {
  line: LocalizationLine;
  language: Localization;
  /** What was typed and is not saved. */
  draft: string | null | undefined;
  /** What the server says is wrong with it. */
  errors: string[] | undefined;
  onChange: (text: string | null) => void;
}

/** One text in English, and in another language; a field for each form of a plural. */
export function LineEditor({ line, language, draft, errors, onChange }: LineEditorProps) {
  const t = useT();
  const forms = formsOf(shownText(line, draft), line.plural);
  const fault = draft === undefined ? null : checkLine(line.key, forms);
  const error = errors?.join(' ') ?? (fault ? t(fault.text, fault.params) : undefined);
  const place = errors || !fault ? forms.length - 1 : fault.form;
  const category = (name: string) => t(categories[name] ?? name);
  const long = line.key.length > 60;
  const isOwn = (draft === undefined ? line.override : draft) !== null;

  return (
    <li className={css.line}>
      <div className={css.source}>
        {line.plural ? (
          line.key.split('|').map((form, at) => (
            <div key={englishForms[at] ?? at} className={css.form}>
              <span className={css.category}>{category(englishForms[at] ?? '')}</span>
              <Source text={form} />
            </div>
          ))
        ) : (
          <Source text={line.key} />
        )}
        <Foot line={line} isOwn={isOwn} isDirty={draft !== undefined} onChange={onChange} />
      </div>
      <div className={css.fields}>
        {forms.map((form, at) => {
          const name = line.plural?.[at];
          return (
            <TextArea
              key={name ?? 'text'}
              label={name ? formLabel(category(name), samplesOf(language.language, name)) : t('Translation')}
              rows={long ? 3 : 1}
              autoGrow
              maxLength={4_000}
              // The field speaks the language, its label that of the page.
              areaRef={(area) => {
                if (!area) return;
                area.lang = language.language;
                area.dir = language.direction;
              }}
              value={form}
              // Said once: what the server says, under the last of the forms.
              error={at === place ? error : undefined}
              onChange={(text) =>
                onChange(textOfForms(forms.map((one, index) => (index === at ? text : one))))
              }
            />
          );
        })}
      </div>
    </li>
  );
}

interface FootProps {
  line: LocalizationLine;
  /** It says something of this site's own. */
  isOwn: boolean;
  isDirty: boolean;
  onChange: (text: null) => void;
}

/** What is to be said of a line, and the way back. */
function Foot({ line, isOwn, isDirty, onChange }: FootProps) {
  const t = useT();
  return (
    <span className={css.foot}>
      {isDirty && <Badge tone="info">{t('Not saved')}</Badge>}
      {line.missing && !isDirty && <Badge tone="warning">{t('Missing')}</Badge>}
      {line.added && <Badge>{t('Added here')}</Badge>}
      {line.override !== null && !line.added && !isDirty && <Badge>{t('Changed here')}</Badge>}
      {isOwn && line.shipped !== null && (
        <Button size="small" variant="quiet" onPress={() => onChange(null)}>
          {t('Back to the shipped text')}
        </Button>
      )}
      {isOwn && line.added && (
        <Button size="small" variant="quiet" onPress={() => onChange(null)}>
          {t('Remove')}
        </Button>
      )}
    </span>
  );
}

const formLabel = (name: string, samples: string) => (samples ? `${name} (${samples})` : name);

/** An English text, its placeholders set apart. */
function Source({ text }: { text: string }) {
  return (
    <p className={css.english} lang="en" dir="ltr">
      {text.split(/(:[a-z][a-z_]*)/i).map((piece, at) =>
        // The odd pieces are placeholders.
        at % 2 === 1 ? (
          <span key={at} className={css.placeholder} translate="no">
            {piece}
          </span>
        ) : (
          <Fragment key={at}>{piece}</Fragment>
        ),
      )}
    </p>
  );
}
