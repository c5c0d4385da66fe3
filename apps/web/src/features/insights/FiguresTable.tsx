import type { ReactNode } from 'react';
import { useT } from '../../app/i18n.tsx';
import * as css from './insights.css.ts';

interface FiguresTableProps {
  label: string;
  /** The first names the rows, the others hold numbers. */
  columns: readonly string[];
  rows: readonly { id: string; name: ReactNode; figures: readonly string[] }[];
}

/** Figures to read one by one; a long table scrolls in a box of its own. */
export function FiguresTable({ label, columns: [first, ...numbers], rows }: FiguresTableProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keys
    <section className={css.tableBox} aria-label={t('Table: :title', { title: label })} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.columnHead} style={{ textAlign: 'start' }}>
              {first}
            </th>
            {numbers.map((name) => (
              <th key={name} scope="col" className={css.columnHead} data-number="">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, figures }) => (
            <tr key={id}>
              <th scope="row" className={css.cell}>
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={numbers[index]} className={css.cell} data-number="">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
