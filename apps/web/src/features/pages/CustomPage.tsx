import type { CustomPage as PageData } from '@kantele/api/contract/pages';
import { sitePathOf } from '@kantele/api/site-address';
import { cx } from '@kantele/ui/cx';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Page } from '../../app/parts/Page.tsx';
import { trpc } from '../../app/trpc.ts';
import * as css from './CustomPage.css.ts';
import { prose } from './prose.css.ts';

/** A custom page by the address people are given. */
export function PageBySlug({ slug }: { slug: string }) {
  const [{ page }] = trpc.pages.get.useSuspenseQuery({ slug });
  return <CustomPage page={page} />;
}

/** The same by the address that stays. */
export function PageById({ id }: { id: number }) {
  const [{ page }] = trpc.pages.getById.useSuspenseQuery({ id });
  return <CustomPage page={page} />;
}

function CustomPage({ page }: { page: PageData }) {
  const router = useRouter();
  /** Links within the site leave the music playing. */
  const follow = (event: MouseEvent<HTMLElement>) => {
    const apart = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (apart || !path?.startsWith('/') || isFile(path)) return;
    event.preventDefault();
    router.history.push(path);
  };
  return (
    <Page>
      <article className={css.article} dir="auto">
        <h1 className={css.title}>{page.title}</h1>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: links are pressed by keys as well, which clicks them */}
        <div
          className={cx(prose, css.body)}
          onClick={follow}
          // The server lets through only what runs nothing and loads nothing from elsewhere.
          dangerouslySetInnerHTML={{ __html: page.body }}
        />
      </article>
    </Page>
  );
}

/** Whether a path leads to a file or another part of the server, not to a page of the application. */
function isFile(path: string): boolean {
  return /^\/(api|api-docs|images)(\/|$)|\.[a-z0-9]{1,8}$/i.test(sitePathOf(path.replace(/[?#].*$/, '')));
}
