import { scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import * as css from './LineChart.css.ts';
import { useWidth } from './use-width.ts';

/** A line of a {@link LineChart}: as many values as there are points. */
export interface ChartSeries {
  name: string;
  values: readonly number[];
  /** What it is about, or what it is compared with. */
  look: 'main' | 'before';
}

/** Props of {@link LineChart}. */
export interface LineChartProps {
  /** Names the chart: "Plays per day". */
  label: string;
  /** Names of the points: "Wed 11 November". */
  points: readonly string[];
  /** Short names for below the line: "11 Nov". */
  ticks: readonly string[];
  series: readonly ChartSeries[];
  /** A value in words; `short` for beside the lines of the grid. */
  format: (value: number, short?: boolean) => string;
  height?: number;
}

const [above, below, beside] = [12, 28, 44] as const;
/** Pixels a name below the line takes. */
const tickWidth = 84;

/**
 * Values over time. A pointer or the arrow keys go from point to point; the table with the same figures is the
 * caller's, for those who cannot see lines.
 */
export function LineChart({ label, points, ticks, series, format, height = 240 }: LineChartProps) {
  const [box, width] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const last = points.length - 1;
  const top = Math.max(4, ...series.flatMap(({ values }) => values));
  const x = scaleLinear<number>({
    domain: [0, Math.max(1, last)],
    range: [beside, Math.max(beside + 1, width - 6)],
  });
  const y = scaleLinear<number>({ domain: [0, top], range: [height - below, above], nice: 4 });
  const main = series.find(({ look }) => look === 'main');
  const said = (index: number) =>
    `${points[index] ?? ''}: ${series.map(({ name, values }) => `${name} ${format(values[index] ?? 0)}`).join(', ')}`;
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const from = event.currentTarget.getBoundingClientRect().x;
    setAt(Math.min(last, Math.max(0, Math.round(x.invert(event.clientX - from)))));
  };
  const press = (event: KeyboardEvent) => {
    const from = at ?? last;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, to)));
  };
  return (
    <div
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? last}
      aria-valuetext={said(at ?? last)}
      className={css.chart}
      style={{ blockSize: height }}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setAt(null)}
      onKeyDown={press}
      onBlur={() => setAt(null)}
    >
      {width > 0 && (
        <svg className={css.drawing} height={height} aria-hidden="true">
          {y
            .ticks(4)
            .filter(Number.isInteger)
            .map((value) => (
              <g key={value}>
                <line
                  className={value === 0 ? css.base : css.grid}
                  x1={beside}
                  x2={width}
                  y1={y(value)}
                  y2={y(value)}
                />
                <text className={css.tickText} x={beside - 10} y={y(value)} dy="0.32em" textAnchor="end">
                  {format(value, true)}
                </text>
              </g>
            ))}
          {shownTicks(last, width).map((index) => (
            <text
              key={index}
              className={css.tickText}
              x={x(index)}
              y={height - 8}
              textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
            >
              {ticks[index]}
            </text>
          ))}
          {main && (
            <AreaClosed
              data={[...main.values]}
              x={(_, index) => x(index)}
              y={(value) => y(value)}
              yScale={y}
              className={css.area}
            />
          )}
          {series.toReversed().map(({ name, values, look }) => (
            <LinePath
              key={name}
              data={[...values]}
              x={(_, index) => x(index)}
              y={(value) => y(value)}
              className={css.line({ look })}
            />
          ))}
          {at !== null && (
            <>
              <line className={css.hair} x1={x(at)} x2={x(at)} y1={0} y2={height - below} />
              {series.map(({ name, values, look }) => (
                <circle key={name} className={css.dot({ look })} cx={x(at)} cy={y(values[at] ?? 0)} r={5} />
              ))}
            </>
          )}
        </svg>
      )}
      {at !== null && (
        <div
          className={css.tip}
          aria-hidden="true"
          style={
            x(at) < width / 2 ? { insetInlineStart: x(at) + 12 } : { insetInlineEnd: width - x(at) + 12 }
          }
        >
          <span dir="auto">{points[at]}</span>
          {series.map(({ name, values, look }) => (
            <span key={name} className={css.tipRow} data-look={look} dir="auto">
              <span>{name}</span>
              <span>{format(values[at] ?? 0)}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Points whose names find room: the first, the last, and as many between them at equal steps. */
function shownTicks(last: number, width: number): number[] {
  if (last < 1) return [0];
  const most = Math.max(1, Math.floor((width - beside) / tickWidth) - 1);
  const steps = Math.min(last, most, 6);
  return Array.from({ length: steps + 1 }, (_, step) => Math.round((step * last) / steps));
}

/** What the lines of a chart are called, with a sample of each. */
export function ChartLegend({ series }: { series: readonly Pick<ChartSeries, 'name' | 'look'>[] }) {
  return (
    <ul className={css.legend}>
      {series.map(({ name, look }) => (
        <li key={name} className={css.legendItem}>
          <svg width="18" height="4" aria-hidden="true">
            <line className={css.line({ look })} x1="1" x2="17" y1="2" y2="2" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A line without words, beside a figure that says the same. */
export function Sparkline({
  values,
  width = 88,
  height = 28,
}: {
  values: readonly number[];
  width?: number;
  height?: number;
}) {
  const last = Math.max(1, values.length - 1);
  const x = scaleLinear<number>({ domain: [0, last], range: [2, width - 5] });
  const y = scaleLinear<number>({
    domain: [Math.min(...values), Math.max(1, ...values)],
    range: [height - 4, 4],
  });
  return (
    <svg className={css.spark} width={width} height={height} aria-hidden="true">
      <LinePath
        data={[...values]}
        x={(_, index) => x(index)}
        y={(value) => y(value)}
        className={css.sparkLine}
      />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r={3} fill="currentColor" />
    </svg>
  );
}
