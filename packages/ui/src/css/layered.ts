import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type Layer = keyof typeof layers;
type Rule = Omit<StyleRule, '@layer'>;

/** Puts a rule into a layer, for places that take rules and not classes (recipes). */
export const inLayer = (rule: Rule, layer: Layer = 'components'): StyleRule => ({
  '@layer': { [layers[layer]]: rule },
});

/** A class of a component. Style sheets of this project use it instead of `style`. */
export const component = (rule: Rule): string => style(inLayer(rule));

/** A class that wins over the components. */
export const utility = (rule: Rule): string => style(inLayer(rule, 'utilities'));

/** A rule by selector, in a layer. */
export function globalIn(layer: Layer, selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}
