import { Select, SelectItem } from '@kantele/ui/Select';
import { FONTS } from '@kantele/ui/theme';
import { useT } from '../../../app/i18n.tsx';
import type { VariableRowProps } from './Contrast.tsx';
import { variableWords } from './variable-words.ts';

const fonts = Object.entries(FONTS).map(([id, family]) => ({ id, family }));

/** A font of those that are installed, each in its own face. */
export function FontSelect({ variable, theme, set }: Omit<VariableRowProps, 'pairs'>) {
  const t = useT();
  return (
    <Select
      label={t(variableWords[variable])}
      items={fonts}
      value={theme.colors[variable] ?? null}
      onChange={(font) => typeof font === 'string' && set(variable, font)}
    >
      {({ id, family }) => (
        <SelectItem id={id} fontFamily={family}>
          {id}
        </SelectItem>
      )}
    </Select>
  );
}
