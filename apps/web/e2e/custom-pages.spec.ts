import { addCustomPage, changeCustomPage, newTitle } from './custom-pages.ts';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

const body = [
  '<h2>Who we are</h2><p>Three people and a <strong>record player</strong>, see <a href="/albums">our albums</a>.</p>',
  '<ul><li><p>Ida</p></li><li><p>Odile</p></li></ul><blockquote><p>Play it again.</p></blockquote><pre><code>a &lt; b</code></pre>',
].join('');
const seo = { title: 'About the people', description: 'Who plays the records.' };

test('a page is there with its first byte, under two addresses and one name for search engines', async ({
  page,
}) => {
  const title = newTitle('About us');
  const made = await addCustomPage(page, title, { body, seo });
  for (const path of [`/pages/${made.slug}`, `/pages/${made.id}/${made.slug}`]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? '';
    expect(html).toContain('<strong>record player</strong>');
    expect(html).toContain(`<title>${seo.title} · Kantele</title>`);
    expect(html).toContain(`content="${seo.description}"`);
    expect(html).toMatch(new RegExp(`<link[^>]+rel="canonical"[^>]+/pages/${made.slug}"`));
    expect(html).toMatch(/property="og:type" content="article"/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible();
  }
  const old = await page.request.get(`/pages/${made.id}/an-old-name`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, `/pages/${made.id}/${made.slug}`]);
  await open(page, `/pages/${made.slug}`);
  expect(await page.evaluate(() => (window as { __recoverable?: string[] }).__recoverable ?? [])).toEqual([]);
  await expectNoFaults(page, 'custom page');
});

test('its links leave the music playing', async ({ page }) => {
  const { slug } = await addCustomPage(page, newTitle('Links'), { body });
  await open(page, `/pages/${slug}`);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('link', { name: 'our albums' }).click();
  await expect(page).toHaveURL(/\/albums$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Albums');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('what is no longer public is gone at once, though it was kept', async ({ page }) => {
  const made = await addCustomPage(page, newTitle('Soon gone'));
  const status = async () => (await page.request.get(`/pages/${made.slug}`)).status();
  expect(await status()).toBe(200);
  expect(await status()).toBe(200);
  await changeCustomPage(page, made, { visibility: 'draft' });
  await expect.poll(status).toBe(404);
  await page.goto(`/pages/${made.slug}`);
  await expect(page.getByRole('main')).toContainText('the doorway to the great nothing');
});

test('a page for people who are signed in leads guests to the sign-in page, and back', async ({ page }) => {
  const title = newTitle('Members');
  const { slug } = await addCustomPage(page, title, { audience: 'signed_in' });
  await open(page, `/pages/${slug}`);
  await expect(page).toHaveURL(new RegExp(`/login\\?redirect=.*${slug}`));
  const { email } = await addPerson(page, 'reader');
  await signIn(page, email);
  await open(page, `/pages/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a page that cannot be loaded says so, and nothing else', async ({ page, problems }) => {
  const { slug } = await addCustomPage(page, newTitle('Broken'));
  const { slug: from } = await addCustomPage(page, newTitle('From'), {
    body: `<p><a href="/pages/${slug}">go</a></p>`,
  });
  const broken = { error: { message: 'Secret words', code: -32_603, data: { httpStatus: 500 } } };
  await open(page, `/pages/${from}`);
  await page.route('**/trpc/**pages.get**', (route) => route.fulfill({ status: 500, json: [broken] }));
  await page.getByRole('link', { name: 'go' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('There was an issue loading this page. Please try again later');
  await expect(alert).not.toContainText('Secret words');
  await page.unroute('**/trpc/**pages.get**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Words')).toBeVisible();
  // The browser tells of the answers that were broken for it.
  expect(problems.splice(0).filter((text) => !/status of 500|TRPCClientError/.test(text))).toEqual([]);
});

const hostile = [
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1"><img src="https://evil.example/a.png"><img src="//evil.example/b.png">',
  '<svg><script>window.hit = 1</script><animate onbegin="window.hit = 1" attributeName=x dur=1s></svg>',
  '<xmp><img src=x onerror=window.hit=1></xmp><template><script>window.hit=1</script></template>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<iframe src="https://evil.example/"></iframe><object data="https://evil.example/"></object>',
  '<link rel="stylesheet" href="https://evil.example/a.css"><style>body { display: none }</style>',
  '<form id="root" action="https://evil.example/"><input name="location"><button>Send</button></form>',
  '<p id="state" name="cookie">here</p><a name="getElementById" href="javascript:window.hit=1">press</a>',
  '<p>The end</p>',
  // What is not closed takes with it what follows.
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>"></noscript>',
  '<svg></p><style><a id="</style><img src=1 onerror=window.hit=1>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
].join('');

test('a hostile text runs nothing, loads nothing from elsewhere, and leaves the application alive', async ({
  page,
}) => {
  const { slug } = await addCustomPage(page, newTitle('Hostile'), { body: hostile });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/evil/.test(request.url())) foreign.push(request.url());
  });
  await open(page, `/pages/${slug}`);
  await expect(page.getByText('The end')).toBeVisible();
  await page.getByText('press').click();
  await expect.poll(() => page.evaluate(() => 'hit' in window)).toBe(false);
  expect(foreign).toEqual([]);
  await expect(page.getByRole('main').locator('form, iframe, svg script, [onerror]')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/pages/${slug}$`));
  await open(page, '/albums');
});
