import { composite, contrast, type Rgb } from './contrast.ts';

const steps = 8;
const inks = { '255 255 255': [255, 255, 255], '0 0 0': [0, 0, 0] } as const;

/**
 * White or black, whichever is easier to read on a colour or on every place of a gradient between two, and the lowest
 * contrast it has there. On one colour that is never below 4.5.
 */
export function readableOn(from: Rgb, to: Rgb = from): { ink: keyof typeof inks; ratio: number } {
  const ground = Array.from({ length: steps + 1 }, (_, step) => composite(to, step / steps, from));
  const lowest = (ink: keyof typeof inks) => Math.min(...ground.map((color) => contrast(inks[ink], color)));
  const [white, black] = [lowest('255 255 255'), lowest('0 0 0')];
  return white >= black ? { ink: '255 255 255', ratio: white } : { ink: '0 0 0', ratio: black };
}
