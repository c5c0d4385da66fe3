import { queueKey } from '../lib/queue-key.ts';
import { defaultInterface, interfaceKey, panelWidths, sidebarWidths } from './interface-preferences.ts';
import { motionKey } from './motion.ts';
import { preHydrationKey } from './pre-hydration-events.ts';
import { laterMark } from './replay-later.ts';
import { applePlatforms } from './shortcuts/keys.ts';

/** Records what is typed, pressed or submitted before hydration: `pre-hydration-events.ts` and `replay-later.ts` replay it. */
const recordEvents = [
  `{const d=document,recorded=window.${preHydrationKey}={typed:new Map(),keys:[]},`,
  // Presses are left at the page or, once that is hydrated, at the part of it whose code comes later.
  `on=(name,hear)=>d.addEventListener(name,e=>{const t=e.target,`,
  `place=d.documentElement.dataset.hydrated?t.closest('[${laterMark}]'):recorded;if(place)hear(e,t,place)},true);`,
  // Of radio buttons the last one pressed comes last.
  "on('input',(e,t)=>{const m=recorded.typed;m.delete(t);m.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value)});",
  "on('click',(e,t,place)=>{const b=t.closest('button');if(!b||b.form&&b.type==='submit')return;",
  // What has taken the place of a button is known by its name.
  'const l=b.ariaLabel;e.stopPropagation();place.again=()=>(b.isConnected?b:l&&',
  "[...d.querySelectorAll('button')].find(o=>o.ariaLabel===l&&o.checkVisibility()))?.click()});",
  // Keys that may be shortcuts, until something listens to those; what browsers do with them must not happen either.
  `const own=()=>{try{return JSON.parse(localStorage.getItem('${interfaceKey}'))??{}}catch{return{}}};`,
  "d.addEventListener('keydown',e=>{const k=recorded.keys,t=e.composedPath()[0],held=e.ctrlKey||e.metaKey;if(!k)return;",
  // After those of the palette, what is typed is meant for it, wherever the focus is.
  "if(recorded.ahead&&!held){recorded.ahead=e.key!=='Escape';e.preventDefault();k.push(e);return}",
  "if(e.repeat||(held?e.key!=='k':e.key.length>1||t.closest(`input,textarea,select,[contenteditable]`)))return;",
  // The field is there already: what is typed next goes into it, unless its key is another one.
  "const f=d.getElementById('search'),of=e.key==='/'&&own();",
  'if(of&&f?.checkVisibility()&&of.singleKeys!==false&&of.keys?.search===undefined){',
  'e.preventDefault();f.focus();f.select();return}',
  "if(e.key===' '&&t!==d.body)return;if(held||of)e.preventDefault();k.push(e);",
  `if(held)recorded.ahead=e[${applePlatforms}.test(navigator.platform)?'metaKey':'ctrlKey']&&own().keys?.palette===undefined`,
  "&&!t.closest('textarea,select,[contenteditable]')},true);",
  // Links, and forms that say where they lead, go there by themselves.
  "on('submit',(e,f,place)=>{if(f.hasAttribute('action'))return;e.preventDefault();e.stopPropagation();",
  'const s=e.submitter;place.again=()=>f.requestSubmit(s)})}',
].join('');

/**
 * What has to be known before the first paint, so that nothing jumps: sizes and motion somebody chose here, and whether
 * there is something to resume.
 */
const applyDisplaySettings = [
  'try{',
  `const p=JSON.parse(localStorage.getItem('${interfaceKey}')??'{}'),`,
  `m=localStorage.getItem('${motionKey}'),d=document.documentElement,w=p.sidebarWidth;`,
  `if(w>=${sidebarWidths.min}&&w<=${sidebarWidths.max})d.style.setProperty('--sidebar',w+'px');`,
  "if(p.rail===true)d.dataset.rail='';",
  // The server has put there what the site says.
  "if(p.density==='compact'||p.density==='comfortable')d.dataset.density=p.density;",
  'if(p.panelOpen===false)delete d.dataset.panel;',
  `const n=p.panelWidth??${defaultInterface.panelWidth};`,
  `if((p.panelOpen===true||'panel' in d.dataset)&&n>=${panelWidths.min}&&n<=${panelWidths.max})`,
  "d.dataset.panel='',d.style.setProperty('--panel',n+'px');",
  "if(m==='on'||m==='off')d.dataset.motion=m;",
  `if(/"current":{/.test(localStorage.getItem('${queueKey}')))d.dataset.resume=''`,
  '}catch{}',
].join('');

/**
 * The code of a page that the server wrote is fetched and run once that has been painted with its pictures, at the
 * latest after a second, and with the first press at once. A page that waits for input is whole without code: what was
 * fetched is run with the first thing the visitor does. Where the page is made here its links have no `media`, and
 * the code runs with the first paint; at once in a tab that nobody looks at.
 */
const startAfterPaint = [
  "document.addEventListener('DOMContentLoaded',()=>{let started;const d=document,entry=d.getElementById('entry'),",
  "waits='waits' in entry.dataset,",
  // One file after the other, each in a task of its own, but for input.
  'each=(links,work,then,input)=>{const l=links.shift();if(!l)return then();work(l);',
  'input?each(links,work,then,input):setTimeout(each,0,links,work,then)},',
  // Into the cache of the browser, which does not compile it yet.
  "early=l=>d.head.append(Object.assign(d.createElement('link'),{rel:'prefetch',as:'script',href:l.href})),",
  // The copy without `media` is what browsers fetch and compile.
  "now=l=>{const c=l.cloneNode();c.removeAttribute('media');l.replaceWith(c)},",
  "files=()=>[...d.querySelectorAll('link[rel=modulepreload][media]')],",
  'start=input=>{if(started)return;started=true;each(files(),now,()=>import(entry.href),input)},',
  'next=waits?()=>each(files(),early,()=>{}):()=>start(),',
  'soon=()=>d.hidden?next():requestAnimationFrame(()=>setTimeout(next));',
  "for(const input of ['pointerdown','keydown',...waits?['pointermove','wheel','scroll','focusin']:[]])",
  // Browsers tell where the mouse rests, too.
  "addEventListener(input,e=>e.type==='pointermove'&&!e.movementX&&!e.movementY||start(e),true);",
  "if(!entry.media||d.hidden||d.readyState==='complete')return soon();",
  "addEventListener('load',soon);setTimeout(soon,1000)});",
].join('');

/**
 * The script of the head, before anything is painted. It stands in the page itself, always the same, and the content
 * policy allows it by its hash.
 */
export const preHydrationScript = recordEvents + startAfterPaint + applyDisplaySettings;
