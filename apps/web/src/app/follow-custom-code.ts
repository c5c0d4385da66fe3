import type { AnyRouter } from '@tanstack/react-router';
import { isAppearanceEditorActive } from './appearance-editor.ts';
import { setCustomCss, setCustomHtml, showCustomCode } from './custom-code.ts';
import { carriesCustomCode } from './custom-code-places.ts';
import type { RouterContext } from './router-context.ts';

/**
 * Code of the site follows the visitor from page to page: it is hidden where people sign in, administer or manage an
 * account, and fetched when such a page was the first. Scripts cannot be hidden: leaving for such a page, or coming
 * from one, is a new document where scripts run.
 */
export function followCustomCode(router: AnyRouter, client: RouterContext['client']): void {
  const carries = (matches: readonly { routeId: string }[]) =>
    carriesCustomCode(matches.map(({ routeId }) => routeId));
  const runsScripts = document.querySelector('#custom-html[data-scripts]') !== null;
  let isLater = document.querySelector('meta[name="custom-code"]') !== null;
  const fetchIt = async () => {
    isLater = false;
    const { css, html, scripts } = await client.appearance.customCode.query();
    if (scripts) return window.location.reload();
    setCustomCss(css);
    await setCustomHtml(html);
  };
  if (runsScripts) {
    router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      if (!carries(router.matchRoutes(toLocation))) window.location.assign(toLocation.publicHref);
    });
  }
  const follow = () => {
    const show = carries(router.state.matches);
    showCustomCode(show);
    if (show && isLater && !isAppearanceEditorActive()) void fetchIt().catch(() => (isLater = true));
  };
  router.subscribe('onResolved', follow);
  follow();
}
