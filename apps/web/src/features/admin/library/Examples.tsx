import { useT } from '../../../shell/i18n.tsx';
import * as css from './library.css.ts';

/** A few files, shown when they are asked for. */
export function Examples({ paths, more = 0 }: { paths: readonly string[]; more?: number }) {
  const t = useT();
  if (paths.length === 0) return null;
  return (
    <details className={css.examples}>
      <summary className={css.summary}>
        {more > 0 ? t('Examples') : t('File|Files', { count: paths.length })}
      </summary>
      <ul className={css.exampleList}>
        {paths.map((path) => (
          <li key={path}>
            <bdi>{path}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
