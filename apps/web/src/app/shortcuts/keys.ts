/**
 * Presses in the grammar of the map: `k`, `[`, `Space`, `Shift+k`, `Mod+k`; a sequence has a space between two of
 * them, `g h`. `Mod` is ⌘ on Apple's keyboards and Ctrl on all others. Characters are what the layout makes of a
 * press, not where the key lies.
 */

/** The parts of a keyboard event that are read. */
export interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  getModifierState(name: string): boolean;
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Fn', 'NumLock', 'OS']);
/** Keys of a Latin keyboard by place, for layouts that write none of its characters. */
const latin: Record<string, string> = {
  Slash: '/',
  BracketLeft: '[',
  BracketRight: ']',
  Minus: '-',
  Equal: '=',
};

const isLetter = (key: string) => /^\p{L}$/u.test(key);
const isCharacter = (key: string) => [...key].length === 1;

/** Whether a press is only a modifier that is held for what comes. */
export const isModifier = ({ key }: Pick<Press, 'key'>): boolean => modifiers.has(key);

/**
 * How a press is written, best guess first; empty for what cannot be bound. On layouts without Latin letters the key
 * at the same place counts too, unless the layout's own character is bound.
 */
export function strokesOf(press: Press, apple: boolean): string[] {
  const { key, code } = press;
  if (modifiers.has(key) || key === 'Dead' || key === 'Process' || key === 'Unidentified') return [];
  const strokes = [stroke(key, press, apple)];
  if (isCharacter(key) && key > '\u007f') {
    const place = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? latin[code];
    if (place) strokes.push(stroke(place, press, apple));
  }
  return strokes;
}

function stroke(key: string, press: Press, apple: boolean): string {
  const name = key === ' ' ? 'Space' : key === '+' ? 'Plus' : isLetter(key) ? key.toLowerCase() : key;
  const sign = isCharacter(key) && key !== ' ' && !isLetter(key);
  // Some layouts write signs with AltGr or Option: there these keys modify nothing.
  const written = press.getModifierState('AltGraph') || (apple && press.altKey && sign);
  const control = press.ctrlKey && !written;
  const parts = [
    (apple ? press.metaKey : control) && 'Mod',
    apple ? control && 'Control' : press.metaKey && 'Meta',
    press.altKey && !written && 'Alt',
    // Signs are where the layout puts them, with Shift or without.
    press.shiftKey && !sign && 'Shift',
    name,
  ];
  return parts.filter(Boolean).join('+');
}

const split = (stroke: string): { held: string[]; name: string } => {
  const parts = stroke.split('+');
  return { held: parts.slice(0, -1), name: parts.at(-1) ?? '' };
};

/** Whether keys act by characters alone, without Ctrl, ⌘ or Alt held (WCAG 2.1.4). */
export const isSingle = (keys: string): boolean =>
  keys.split(' ').some((one) => !split(one).held.some((name) => name !== 'Shift'));

const symbols: Record<string, string> = { Mod: '⌘', Control: '⌃', Alt: '⌥', Shift: '⇧', Meta: '⌘' };
const names: Record<string, string> = { Plus: '+', Delete: 'Del' };

/** Keys as people read them, one text for each press: `['G', 'H']`, `['Ctrl+K']`, `['⌘K']`. */
export function keyLabels(keys: string, apple: boolean): string[] {
  if (!keys) return [];
  return keys.split(' ').map((one) => {
    const { held, name } = split(one);
    const shown = names[name] ?? (isCharacter(name) ? name.toUpperCase() : name);
    if (apple) return held.map((modifier) => symbols[modifier] ?? modifier).join('') + shown;
    return [...held.map((modifier) => (modifier === 'Mod' ? 'Ctrl' : modifier)), shown].join('+');
  });
}

/**
 * Keys in the grammar of `aria-keyshortcuts`. Undefined for sequences, which it cannot say: there a space stands
 * between alternatives.
 */
export function ariaKeys(keys: string, apple: boolean): string | undefined {
  if (!keys || keys.includes(' ')) return undefined;
  const { held, name } = split(keys);
  const spoken = held.map((modifier) => (modifier === 'Mod' ? (apple ? 'Meta' : 'Control') : modifier));
  return [...spoken, isLetter(name) ? name.toUpperCase() : name].join('+');
}

/** How browsers name computers with a keyboard of Apple's. */
export const applePlatforms = /Mac|iPhone|iPad/;

/** Whether the keyboard is Apple's; false on the server. */
export const isApple = (): boolean =>
  typeof navigator !== 'undefined' && applePlatforms.test(navigator.platform);
