import { useT } from '../../../app/i18n.tsx';
import * as css from './SearchSnippet.css.ts';

interface SearchSnippetProps {
  /** The whole address of the page. */
  address: string;
  title: string;
  description: string;
}

/** A page as search engines may show it. */
export function SearchSnippet({ address, title, description }: SearchSnippetProps) {
  const t = useT();
  return (
    <figure className={css.snippet} aria-label={t('How search engines may show it')}>
      <p className={css.address} dir="ltr">
        {address}
      </p>
      <p className={css.title} dir="auto">
        {title}
      </p>
      <p className={css.words} dir="auto">
        {description || t('Without a description search engines choose words of the text.')}
      </p>
    </figure>
  );
}
