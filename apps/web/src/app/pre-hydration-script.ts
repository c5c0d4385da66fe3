import { defaultInterface, interfaceKey, panelWidths, sidebarWidths } from './interface-preferences.ts';
import { motionKey } from './motion.ts';
import { preHydrationKey } from './pre-hydration-events.ts';
import { laterMark } from './replay-later.ts';

/** Records what is typed, pressed or submitted before hydration: `pre-hydration-events.ts` replays it. */
const recordEvents = [
  `{const d=document,recorded=window.${preHydrationKey}={typed:new Map(),keys:[]},`,
  'on=(name,hear)=>d.addEventListener(name,e=>d.documentElement.dataset.hydrated||hear(e,e.target),true);',
  "on('input',(e,t)=>recorded.typed.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value));",
  "on('click',(e,t)=>{const b=t.closest('button');if(!b||b.form&&b.type==='submit')return;",
  'e.stopPropagation();recorded.again=()=>b.click()});',
  // The same in a part whose code comes later than that of its page.
  `d.addEventListener('click',e=>{const p=e.target.closest('[${laterMark}]'),b=e.target.closest('button');`,
  'if(!p||!b||!d.documentElement.dataset.hydrated)return;e.stopPropagation();p.again=()=>b.click()},true);',
  // Keys that may be shortcuts, until something listens to those; what browsers do with them must not happen either.
  "d.addEventListener('keydown',e=>{const k=recorded.keys,t=e.target,held=e.ctrlKey||e.metaKey;",
  "if(!k||e.repeat||(held?e.key!=='k':e.key.length>1||t.closest(`input,textarea,select,[contenteditable]`)))return;",
  // The field is there already: what is typed next goes into it, unless its key is another one.
  "const f=d.getElementById('search'),own=()=>{try{return JSON.parse(localStorage.getItem(",
  `'${interfaceKey}'))??{}}catch{return{}}},of=e.key==='/'&&own();`,
  'if(of&&f?.checkVisibility()&&of.singleKeys!==false&&of.keys?.search===undefined){',
  'e.preventDefault();f.focus();f.select();return}',
  "if(e.key===' '&&t!==d.body)return;if(held||of)e.preventDefault();k.push(e)},true);",
  // Links, and forms that say where they lead, go there by themselves.
  "on('submit',(e,f)=>{if(f.hasAttribute('action'))return;e.preventDefault();e.stopPropagation();",
  'const s=e.submitter;recorded.again=()=>f.requestSubmit(s)})}',
].join('');

/** What has to be known before the first paint, so that nothing jumps: sizes and motion somebody chose here. */
const applyDisplaySettings = [
  'try{',
  `const p=JSON.parse(localStorage.getItem('${interfaceKey}')??'{}'),`,
  `m=localStorage.getItem('${motionKey}'),d=document.documentElement,w=p.sidebarWidth;`,
  `if(w>=${sidebarWidths.min}&&w<=${sidebarWidths.max})d.style.setProperty('--sidebar',w+'px');`,
  "if(p.rail===true)d.dataset.rail='';",
  "if(p.density==='compact')d.dataset.density='compact';",
  `const n=p.panelWidth??${defaultInterface.panelWidth};if(p.panelOpen===true&&n>=${panelWidths.min}&&n<=${panelWidths.max})`,
  "d.dataset.panel='',d.style.setProperty('--panel',n+'px');",
  "if(m==='on'||m==='off')d.dataset.motion=m",
  '}catch{}',
].join('');

/** The code of the page runs once what the server wrote has been painted; at once in a tab that nobody looks at. */
const startAfterPaint = [
  "document.addEventListener('DOMContentLoaded',()=>{",
  "const start=()=>import(document.getElementById('entry').href);",
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))});',
].join('');

/**
 * The script of the head, before anything is painted. It stands in the page itself, always the same, and the content
 * policy allows it by its hash.
 */
export const preHydrationScript = recordEvents + startAfterPaint + applyDisplaySettings;
