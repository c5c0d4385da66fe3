import { IconButton } from '@kantele/ui/IconButton';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { X } from 'lucide-react';
import { useT } from '../../../../app/i18n.tsx';
import * as css from '../editor.css.ts';
import { ImageField } from '../ImageField.tsx';
import * as own from './landing-panel.css.ts';

export interface Feature {
  image: string | null;
  title: string;
  subtitle: string;
  description?: string;
}

/** A text of a feature, and how it is asked for. */
export interface FeatureText {
  key: 'title' | 'subtitle' | 'description';
  label: string;
  long?: boolean;
}

interface FeatureFieldsProps {
  name: string;
  feature: Feature;
  fields: readonly FeatureText[];
  onChange: (part: Partial<Feature>, control: string) => void;
  onClose: () => void;
  problemOf: (field: string) => string | undefined;
}

/** Picture and texts of one feature. */
export function FeatureFields({ name, feature, fields, onChange, onClose, problemOf }: FeatureFieldsProps) {
  const t = useT();
  return (
    <fieldset className={own.fields}>
      <legend className={own.legend}>
        <span className={own.name} dir="auto">
          {name}
        </span>
        <IconButton label={t('Close')} onPress={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </legend>
      <div className={css.stack}>
        <ImageField
          label={t('Picture')}
          value={feature.image}
          onChange={(image) => onChange({ image }, 'image')}
          error={problemOf('image')}
        />
        {fields.map(({ key, label, long }) => {
          const shared = {
            label,
            value: feature[key] ?? '',
            onChange: (value: string) => onChange({ [key]: value }, key),
            error: problemOf(key),
          };
          return long ? (
            <TextArea key={key} {...shared} maxLength={2_000} rows={2} autoGrow />
          ) : (
            <TextField key={key} {...shared} maxLength={200} />
          );
        })}
      </div>
    </fieldset>
  );
}
