/** Routes below which code of the site never stands: where people sign in, administer, or manage an account. */
const closed = ['/_auth', '/admin', '/_player/_account', '/checkout', '/billing', '/change-plan'];

/** Whether pages of these routes show advertisements at their top and bottom: not where nothing was found. */
export function carriesAds(routeIds: readonly string[]): boolean {
  return carriesCustomCode(routeIds) && routeIds.at(-1) !== '/_player/$';
}

/** Whether the page of these routes, innermost last, may carry code of the site. A page that is not known may not. */
export function carriesCustomCode(routeIds: readonly string[]): boolean {
  const place = routeIds.at(-1);
  if (place === undefined || routeIds.length < 2) return false;
  return !closed.some(
    (prefix) => place === prefix || place.startsWith(`${prefix}/`) || place.startsWith(`${prefix}_`),
  );
}
