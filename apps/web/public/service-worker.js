/* Shows what the site sends to this browser (docs/notifications.md), also while no page of it is open. */

self.addEventListener('push', (event) => {
  const { id, title, body, link, language, direction } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang: language,
      dir: direction,
      icon: own('favicon.svg').href,
      // What comes twice is shown once.
      tag: id,
      data: { id, link },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { id, link } = event.notification.data;
  event.waitUntil(Promise.all([show(link), markAsRead(id)]));
});

/** An address of the site, which may be below a path of its host: the worker lies at its root. */
const own = (path) => new URL(path, self.location.href);

/** Shows a page of the site: in a window that shows it already, else in a new one. Other sites are not opened. */
async function show(link) {
  const url = own(link);
  if (!url.href.startsWith(own('./').href)) return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((client) => client.url === url.href);
  await (there ? there.focus() : self.clients.openWindow(url.href));
}

/** What was pressed is read; who is signed out by now cannot say so, and need not. */
async function markAsRead(id) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ids: [id] });
  await fetch(own('api/v1/notifications/mark-as-read'), { method: 'POST', headers, body }).catch(() => {});
}
