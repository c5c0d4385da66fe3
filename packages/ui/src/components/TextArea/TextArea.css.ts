import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';

/** Each paragraph goes the way its own words go, whatever the language of the page. */
export const area = component({ resize: 'vertical', minBlockSize: 64, unicodeBidi: 'plaintext' });

/** As high as its text, up to 320 px. Browsers without `field-sizing` are helped by the component. */
export const growing = component({
  resize: 'none',
  maxBlockSize: 320,
  overflowY: 'auto',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
});

export const notes = component({ display: 'flex', gap: 12, justifyContent: 'space-between' });
export const counter = component({
  marginInlineStart: 'auto',
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const full = component({ color: ink(vars.color.danger), fontWeight: 600 });
