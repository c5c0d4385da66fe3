import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { inlineVars } from '../../css/inline-vars.ts';
import { cx } from '../../cx.ts';
import {
  fill,
  label as labelClass,
  meter,
  note as noteClass,
  part,
  track,
  value as valueClass,
  words,
} from './Meter.css.ts';

/** Props of {@link Meter}. */
export interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** The value in words: "2.1 of 3 hours". */
  valueLabel: string;
  /** Also say it in words: colour alone is not accessible. */
  tone?: 'accent' | 'warning' | 'danger';
  /** A line under the bar. */
  note?: ReactNode;
  className?: string;
}

/** How much of something is used up. */
export function Meter({ label, value, max, valueLabel, tone = 'accent', note, className }: MeterProps) {
  return (
    <AriaMeter value={value} maxValue={max} valueLabel={valueLabel} className={cx(meter, className)}>
      {({ percentage }) => (
        <>
          <div className={words}>
            <Label className={labelClass}>{label}</Label>
            <span className={valueClass}>{valueLabel}</span>
          </div>
          <div className={track}>
            <div className={fill({ tone })} style={inlineVars({ [part]: `${percentage}%` })} />
          </div>
          {note && <p className={noteClass}>{note}</p>}
        </>
      )}
    </AriaMeter>
  );
}
