import { Checkbox } from '@kantele/ui/Checkbox';
import { text } from '@kantele/ui/css/text.css';
import { NumberField } from '@kantele/ui/NumberField';
import { Switch } from '@kantele/ui/Switch';
import { useId } from 'react';
import { useT } from '../../../app/i18n.tsx';
import * as css from './PermissionGrid.css.ts';
import {
  everything,
  type Held,
  holds,
  limitOf,
  limitWords,
  type PermissionInfo,
  permissionGroups,
  withLimit,
  withPermission,
} from './permissions.ts';

interface PermissionGridProps {
  infos: readonly PermissionInfo[];
  value: readonly Held[];
  onChange: (value: Held[]) => void;
  /** For visitors who are not signed in, who may hold little. */
  forGuests?: boolean;
  isDisabled?: boolean;
}

/** Everything that can be allowed, a box each. What cannot be given or taken here says why. */
export function PermissionGrid({
  infos,
  value,
  onChange,
  forGuests = false,
  isDisabled = false,
}: PermissionGridProps) {
  const t = useT();
  const id = useId();
  const all = holds(value, everything);
  const whole = infos.find(({ name }) => name === everything);

  const fault = (info: PermissionInfo): string | undefined => {
    if (isDisabled) return undefined;
    if (forGuests && !info.guests) return t('Not for guests');
    if (!info.grantable) return t('You can’t grant permissions you don’t have.');
    return undefined;
  };
  return (
    <div className={css.grid}>
      {whole && !forGuests && (
        <div className={css.whole}>
          <Switch
            layout="row"
            isSelected={all}
            isDisabled={isDisabled || !whole.grantable}
            onChange={(wanted) => onChange(withPermission(infos, value, everything, wanted))}
            description={fault(whole) ?? whole.description}
          >
            {t('Everything')}
          </Switch>
        </div>
      )}
      {permissionGroups(infos).map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid everywhere
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className={css.group}>
          <p id={`${id}-${group.id}`} className={css.title}>
            {group.title}
          </p>
          <div className={css.boxes}>
            {group.permissions.map((info) => {
              const held = holds(value, info.name);
              const reason = all ? undefined : fault(info);
              return (
                <div key={info.name} className={css.box}>
                  <Checkbox
                    name={info.name}
                    isSelected={all || held}
                    isDisabled={isDisabled || all || (reason !== undefined && !(forGuests && held))}
                    onChange={(wanted) => onChange(withPermission(infos, value, info.name, wanted))}
                    description={reason}
                  >
                    <span className={text({ style: 'body' })}>{info.description}</span>
                  </Checkbox>
                  {held && !all && (
                    <Limits
                      info={info}
                      value={value}
                      onChange={onChange}
                      isDisabled={isDisabled || !info.grantable}
                    />
                  )}
                </div>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

type LimitsProps = Pick<PermissionGridProps, 'value' | 'onChange' | 'isDisabled'> & { info: PermissionInfo };

function Limits({ info, value, onChange, isDisabled }: LimitsProps) {
  const t = useT();
  const at = value.findIndex(({ name }) => name === info.name);
  return info.restrictions.map((limit) => {
    const words = limitWords[limit.name] ?? { label: limit.name, unit: '', size: 1 };
    const stored = limitOf(value, info.name, limit.name);
    return (
      <NumberField
        key={limit.name}
        className={css.limit}
        // The name the server gives to what is wrong with it.
        name={`permissions.${at}.${limit.name}`}
        label={t(words.label)}
        unit={words.unit ? t(words.unit) : undefined}
        description={t('Empty means without limit.')}
        minValue={0}
        isDisabled={isDisabled}
        value={stored === null ? Number.NaN : stored / words.size}
        onChange={(typed) => {
          const next = Number.isNaN(typed) ? null : Math.round(typed * words.size);
          onChange(withLimit(value, info.name, limit.name, next));
        }}
      />
    );
  });
}
