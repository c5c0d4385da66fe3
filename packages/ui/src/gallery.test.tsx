import { PRESETS } from '@kantele/theme';
import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';
import { show, wearTheme } from './test/show.tsx';

/** What is still on its way to how it will look; what goes on for ever is not. */
function movements() {
  return document
    .getAnimations()
    .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime))
    .map((one) => (one instanceof CSSTransition ? one.transitionProperty : one.id));
}

it.each(PRESETS.map((preset) => preset.id))('has no serious accessibility fault in %s', async (theme) => {
  await show(<Gallery />, { theme });
  await document.fonts.ready;
  await expect.poll(movements).toEqual([]);
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // The page around the gallery belongs to the test runner.
    rules: { 'document-title': { enabled: false }, 'html-has-lang': { enabled: false } },
  });
  const grave = violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  expect(
    grave.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html} ${node.failureSummary}`)),
  ).toEqual([]);
});

it('renders on the server and is taken over without a difference', async () => {
  wearTheme('sleeve');
  const html = renderToString(<Gallery />);
  expect(html).toContain('Northern Rooms');
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  const errors: unknown[] = [];
  const root = hydrateRoot(host, <Gallery />, { onRecoverableError: (error) => errors.push(error) });
  await expect.poll(() => host.querySelector('h1')?.dataset.fit).toBeDefined();
  expect(errors).toEqual([]);
  root.unmount();
  host.remove();
});

it('offers no target under 24 px', async () => {
  await show(<Gallery />);
  const small = [
    ...document.querySelectorAll<HTMLElement>('button, a[href], [role="tab"], input[type="range"]'),
  ]
    .filter(
      (target) => !target.closest('[aria-hidden="true"], label') && target.textContent !== 'Skip to content',
    )
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      // Links in text are exempt from the rule; a card's link reaches over the whole card.
      return width > 0 && getComputedStyle(target).display !== 'inline' && (width < 24 || height < 24);
    });
  expect(small.map((target) => target.outerHTML)).toEqual([]);
});
