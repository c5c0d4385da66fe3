import { Button } from '@kantele/ui/Button';
import { Segmented } from '@kantele/ui/Segmented';
import { useT } from '../../app/i18n.tsx';
import * as css from './insights.css.ts';

/** Shows the figures of days as a line or as a table. */
export function TableSwitch({
  asTable,
  onChange,
}: {
  asTable: boolean;
  onChange: (asTable: boolean) => void;
}) {
  const t = useT();
  return (
    <Button size="small" variant="quiet" onPress={() => onChange(!asTable)}>
      {asTable ? t('View as line') : t('View as table')}
    </Button>
  );
}

interface FigureChoiceProps<Measure extends string> {
  measures: readonly Measure[];
  /** What each is called, not translated yet. */
  names: Record<Measure, string>;
  value: Measure;
  onChange: (measure: Measure) => void;
}

/** Which figure of each day is shown. */
export function FigureChoice<Measure extends string>(props: FigureChoiceProps<Measure>) {
  const { measures, names, value, onChange } = props;
  const t = useT();
  return (
    <div className={css.choice}>
      <Segmented
        label={t('Figure')}
        items={measures.map((id) => ({ id, label: t(names[id]) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
