import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../../css/contract.css.ts';
import { component } from '../../css/layered.ts';

/** About how wide the title is at width 100, in em. */
export const ems = createVar();
export const widest = createVar();
export const narrowest = createVar();
export const size = createVar();

export const box = component({
  containerType: 'inline-size',
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: fallbackVar(size, '46px'),
  // Lines are as high as the size says whatever the width: nothing below moves when it is measured.
  lineHeight: 0.96,
  fontWeight: 820,
  letterSpacing: '-0.022em',
  wordSpacing: '0.04em',
  paddingBlockEnd: '0.12em',
  selectors: {
    // Letters that hold hands are torn apart by tracking, and reach further up and down.
    '&[data-joined]': { letterSpacing: 0, lineHeight: 1.25 },
  },
});

export const line = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  // Two lines of about the same length: no word is left alone.
  textWrap: 'balance',
  // Room for descenders of the second line; with more of it the tops of a third one are seen.
  paddingBlockEnd: '0.08em',
  marginBlockEnd: '-0.08em',
  // Before any script: the room in em over the estimated width gives the setting; a percent of width costs about
  // 0.89% of advance. Two percent narrower than computed, so that an estimate wraps less often than it should.
  fontStretch: `clamp(${narrowest} * 1%, (tan(atan2(100cqi, 1em)) / ${ems} * 0.98 - 1) / 0.0089 * 1% + 100%, ${widest} * 1%)`,
  selectors: {
    // A fitted line may keep its side bearings outside the box. It stays the same box: a new one would be painted anew.
    '[data-fit="measuring"] > &, [data-fit="line"] > &': { whiteSpace: 'nowrap', overflow: 'visible' },
  },
});
