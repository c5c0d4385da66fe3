import { vars } from '../../css/contract.css.ts';
import { component, utility } from '../../css/layered.ts';

/** The ink is the colour of the text; between its lines one sees what it lies on. */
export const root = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  containerType: 'inline-size',
  pointerEvents: 'none',
  userSelect: 'none',
});
/** Open where the label is. */
export const record = utility({
  border: '4cqi solid currentColor',
  borderRadius: '50%',
  maskImage: 'radial-gradient(circle, transparent 24cqi, black 24.4cqi)',
});
/** The label of the record. */
export const label = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '50cqi',
  blockSize: '50cqi',
  border: '3cqi solid currentColor',
  borderRadius: '50%',
  fontFamily: vars.font.display,
  fontSize: '30cqi',
  lineHeight: 1,
  fontWeight: 820,
  fontStretch: '88%',
});
