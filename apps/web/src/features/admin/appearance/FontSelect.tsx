import { Select, SelectItem } from '@kantele/ui/Select';
import { useT } from '../../../app/i18n.tsx';
import type { VariableRowProps } from './Contrast.tsx';
import { useFonts } from './fonts/use-fonts.ts';
import { variableWords } from './variable-words.ts';

/** A font of those there are, each in its own face. */
export function FontSelect({ variable, theme, set }: Omit<VariableRowProps, 'pairs'>) {
  const t = useT();
  return (
    <Select
      label={t(variableWords[variable])}
      items={useFonts()}
      value={theme.colors[variable] ?? null}
      onChange={(font) => typeof font === 'string' && set(variable, font)}
    >
      {({ id, name, family }) => (
        <SelectItem id={id} fontFamily={family}>
          {name}
        </SelectItem>
      )}
    </Select>
  );
}
