import { component, ink, media, vars } from '@kantele/ui/css';
import { createVar, fallbackVar } from '@vanilla-extract/css';

export const light = createVar();
export const dark = createVar();
const { triplet } = vars.color.bg;

export const tint = component({
  position: 'absolute',
  insetBlockStart: 0,
  // The whole main region, also where the page's measure ends.
  insetInline: 'calc((100% - 100cqi) / 2)',
  blockSize: 380,
  pointerEvents: 'none',
  background: `linear-gradient(light-dark(rgb(${fallbackVar(light, triplet)}), rgb(${fallbackVar(dark, triplet)})), ${ink(vars.color.bg)})`,
  '@media': { [media.forcedColors]: { display: 'none' }, [media.moreContrast]: { display: 'none' } },
});
