import { component } from '../../css/layered.ts';
import { printTool } from './tile-color.ts';

/** What a print is cut with, by its number; sizes are parts of the box around it. */
const tools: Record<(typeof printTool)[number], string> = {
  grooves: 'repeating-radial-gradient(circle, currentColor 0 2.4cqi, transparent 2.6cqi 5.6cqi)',
  bars: 'repeating-linear-gradient(currentColor 0 3.6cqi, transparent 3.7cqi 9cqi)',
  dots: 'radial-gradient(circle, currentColor 34%, transparent 37%) 0 0 / 8.333cqi 8.333cqi',
  rays: 'repeating-conic-gradient(from 4deg at 50% 104%, currentColor 0 6deg, transparent 6.3deg 14deg)',
  slant: 'repeating-linear-gradient(118deg, currentColor 0 2.6cqi, transparent 2.7cqi 7.4cqi)',
};

/** The ground of a print in the colour of its text, by `data-print`. */
export const ground = component({
  position: 'absolute',
  inset: 0,
  selectors: Object.fromEntries(
    printTool.map((tool, number) => [`&[data-print="${number}"]`, { background: tools[tool] }]),
  ),
});
