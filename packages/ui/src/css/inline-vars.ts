import type { CSSProperties } from 'react';

/**
 * Values of custom properties, for the `style` of one element.
 * @param values by what `createVar()` gave, which reads `var(--name)`
 */
export function inlineVars(values: Record<string, string>): CSSProperties {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.replace(/^var\((.*)\)$/, '$1'), value]),
  );
}
