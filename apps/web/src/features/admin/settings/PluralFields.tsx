import { Button } from '@kantele/ui/Button';
import { IconButton } from '@kantele/ui/IconButton';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { BoxGroup } from '../parts/BoxGroup.tsx';
import { same } from '../parts/draft.ts';
import type { ControlProps } from './setting.ts';
import * as css from './settings.css.ts';

type Texts = Record<string, string>;

/** Short texts, one a line. */
export function ListField({ name, label, description, value, onChange }: ControlProps) {
  const t = useT();
  const list = Array.isArray(value) ? value.map(String) : [];
  const [text, setText] = useState(list.join('\n'));
  // What comes from elsewhere, e.g. when changes are discarded.
  if (!same(linesOf(text), list)) setText(list.join('\n'));
  return (
    <TextArea
      name={name}
      label={label}
      description={`${description ?? ''} ${t('One per line.')}`.trim()}
      rows={Math.min(8, Math.max(3, list.length + 1))}
      spellCheck="false"
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(linesOf(typed));
      }}
    />
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

interface FieldsProps extends ControlProps {
  fields: readonly string[];
}

/** Things of a few texts each, as many as wanted. */
export function RecordsField({ name, label, description, words, value, onChange, fields }: FieldsProps) {
  const t = useT();
  const records = Array.isArray(value) ? (value as Texts[]) : [];
  const change = (at: number, patch: Texts) =>
    onChange(records.map((record, index) => (index === at ? { ...record, ...patch } : record)));
  return (
    <BoxGroup label={label} description={description}>
      <div className={css.records}>
        {records.map((record, at) => (
          <div key={at} className={css.record}>
            <div className={css.recordFields}>
              {fields.map((field) => (
                <TextField
                  key={field}
                  // The name the server gives to what is wrong with it.
                  name={`${name}.${at}.${field}`}
                  label={words[field] ?? field}
                  autoComplete="off"
                  spellCheck="false"
                  value={record[field] ?? ''}
                  onChange={(text) => change(at, { [field]: text })}
                />
              ))}
            </div>
            <IconButton
              label={t('Remove entry :number', { number: at + 1 })}
              tooltip={t('Remove')}
              onPress={() => onChange(records.filter((_, index) => index !== at))}
            >
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </div>
        ))}
      </div>
      <div>
        <Button
          size="small"
          icon={<Plus size={16} />}
          onPress={() => onChange([...records, Object.fromEntries(fields.map((field) => [field, '']))])}
        >
          {t('Add')}
        </Button>
      </div>
    </BoxGroup>
  );
}

/** A few named texts hardly anybody needs, folded away. */
export function NamedTextsField({ name, label, description, words, value, onChange, fields }: FieldsProps) {
  const t = useT();
  const texts: Texts = typeof value === 'object' && value !== null ? (value as Texts) : {};
  const change = (field: string, text: string) => {
    const { [field]: _, ...rest } = texts;
    onChange(inOrder(fields, text === '' ? rest : { ...rest, [field]: text }));
  };
  return (
    <details className={css.details}>
      <summary className={css.summary}>{label}</summary>
      <div className={css.inside}>
        {description && <p className={css.note}>{description}</p>}
        {fields.map((field) => (
          <TextField
            key={field}
            name={`${name}.${field}`}
            label={words[field] ?? field}
            optional={t('optional')}
            type="url"
            spellCheck="false"
            value={texts[field] ?? ''}
            onChange={(text) => change(field, text)}
          />
        ))}
      </div>
    </details>
  );
}

/** The same texts in one order, so that equal ones look equal. */
function inOrder(fields: readonly string[], texts: Texts): Texts {
  return Object.fromEntries(fields.flatMap((field) => (texts[field] ? [[field, texts[field]]] : [])));
}
