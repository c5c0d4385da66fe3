import { Icon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import createIcon from './create-icon.ts';

const data = {
  name: 'circle-x',
  size: 24,
  aliases: ['x-circle'],
  node: [
    ['circle', { cx: '12', cy: '12', r: '10', key: '1' }],
    ['path', { d: 'm15 9-6 6', key: '2' }],
  ] as const,
};
const Made = createIcon(data);

/** The markup with its attributes in order. */
const inOrder = (markup: string) => {
  const box = document.createElement('div');
  box.innerHTML = markup;
  for (const element of box.querySelectorAll('*')) {
    const all = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of all) element.removeAttribute(name);
    for (const { name, value } of all) element.setAttribute(name, value);
  }
  return box.innerHTML;
};

describe('an icon', () => {
  it.each([
    [{}],
    [{ size: 16, className: 'small', strokeWidth: 2.5 }],
    [{ 'aria-label': 'Close', role: 'img' }],
    [{ 'aria-hidden': 'true' as const }],
    [{ fill: 'currentColor', width: 10 }],
  ])('is what lucide-react makes of it: %o', (props) => {
    const theirs = renderToStaticMarkup(createElement(Icon, { icon: data as never, iconNode: [], ...props }));
    expect(inOrder(renderToStaticMarkup(<Made {...props} />))).toBe(inOrder(theirs));
  });
});
