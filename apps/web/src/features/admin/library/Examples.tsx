import { useT } from '../../../app/i18n.tsx';
import * as css from './library.css.ts';

/** So many are shown without being asked for. */
const shownAtOnce = 2;

/** Some of the files that are meant. */
export function Examples({ paths, count }: { paths: readonly string[]; count: number }) {
  const t = useT();
  if (paths.length === 0) return null;
  const list = (
    <ul className={css.exampleList}>
      {paths.map((path) => (
        <li key={path}>
          <bdi>{path}</bdi>
        </li>
      ))}
    </ul>
  );
  if (count <= shownAtOnce) return list;
  return (
    <details className={css.examples}>
      <summary className={css.summary}>{paths.length < count ? t('Examples') : t('Files')}</summary>
      {list}
    </details>
  );
}
