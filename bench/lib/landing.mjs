import { signIn } from './site.mjs';

/** Does something while guests see the landing page first, and puts back what they saw before. */
export async function withLanding({ url }, work) {
  const cookie = await signIn(url);
  const answer = await (await fetch(`${url}/trpc/settings.bootstrap?input={}`)).json();
  const before = answer.result.data.settings.homepage;
  const put = async (homepage) => {
    const response = await fetch(`${url}/trpc/settings.update`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify({ values: { homepage } }),
    });
    if (!response.ok) throw new Error(`The home page could not be set: ${await response.text()}`);
  };
  await put({ ...before, type: 'other' });
  try {
    return await work();
  } finally {
    await put(before);
  }
}
