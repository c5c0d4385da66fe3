import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { PasswordField } from '@kantele/ui/TextField';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import type { ControlProps } from './setting.ts';
import * as css from './settings.css.ts';

/** A secret, which is never read back: set or not set, replaced or removed. */
export function SecretField({
  name,
  label,
  description,
  value,
  onChange,
  isSet,
}: ControlProps & { isSet: boolean }) {
  const t = useT();
  const [replacing, setReplacing] = useState(false);
  const typing = !isSet || (replacing && value !== null) || typeof value === 'string';
  const keep = () => {
    setReplacing(false);
    onChange(undefined);
  };
  if (typing) {
    return (
      <>
        <PasswordField
          name={name}
          label={label}
          description={description}
          autoComplete="off"
          maxLength={4_000}
          autoFocus={replacing}
          value={typeof value === 'string' ? value : ''}
          onChange={(typed) => onChange(typed === '' ? undefined : typed)}
          showLabel={t('Show')}
          hideLabel={t('Hide')}
        />
        <div className={css.line}>
          <Badge>{isSet ? t('Set') : t('Not set')}</Badge>
          {isSet && (
            <Button size="small" variant="quiet" onPress={keep}>
              {t('Keep the old one')}
            </Button>
          )}
        </div>
      </>
    );
  }
  const removed = value === null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid everywhere
    <div role="group" aria-label={label} className={css.setting}>
      <p className={text({ style: 'strong' })}>{label}</p>
      <div className={css.line}>
        <Badge tone={removed ? 'warning' : 'positive'}>{removed ? t('Will be removed') : t('Set')}</Badge>
        {removed ? (
          <Button size="small" variant="quiet" onPress={keep}>
            {t('Keep')}
          </Button>
        ) : (
          <>
            <Button size="small" onPress={() => setReplacing(true)}>
              {t('Replace')}
            </Button>
            <Button size="small" variant="quiet" onPress={() => onChange(null)}>
              {t('Remove')}
            </Button>
          </>
        )}
      </div>
      {description && <p className={css.note}>{description}</p>}
    </div>
  );
}
