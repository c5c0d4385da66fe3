import { type ComponentProps, createElement, type ReactElement } from 'react';

/** An icon as lucide-react's modules describe it. */
interface IconData {
  name: string;
  /** Of its square, 24 when absent. */
  size?: number;
  aliases?: readonly string[];
  /** Tags with their attributes. */
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number | string;
}

/**
 * Makes the component of an icon, in the place of lucide-react's own function (vite.config.ts): that one puts the same
 * parts together anew for each icon that is rendered, which is a twelfth of a page. Here they are made once.
 */
export default function createIcon({ name, size: side = 24, aliases = [], node }: IconData) {
  const own = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
  const viewBox = `0 0 ${side} ${side}`;
  const shapes = node.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }));
  return function Icon({ size = 24, className, children, ...rest }: IconProps): ReactElement {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${own} ${className}` : own,
        'aria-hidden': children || isNamed(rest) ? undefined : 'true',
        ...rest,
      },
      shapes,
      children,
    );
  };
}

/** Whether something says what the icon means, or that it means nothing. */
function isNamed(props: object): boolean {
  for (const name in props) if (name === 'role' || name === 'title' || name.startsWith('aria-')) return true;
  return false;
}
