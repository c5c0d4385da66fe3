import { defaultInterface, interfaceKey, panelWidths, sidebarWidths } from './interface-preferences.ts';
import { motionKey } from './motion.ts';

/**
 * What has to be known before the first paint, so that nothing jumps: sizes and motion somebody chose here. It stands
 * in the page itself, always the same, and the content policy allows it by its hash.
 */
export const earlyScript = [
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
