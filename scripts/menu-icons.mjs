import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib.mjs';

/*
 * The drawings of the icons that menus may name, out of lucide-react: pages carry those of their own menus only.
 *
 *   node scripts/menu-icons.mjs
 *
 * A name stays for good, since it is stored; after the colon stands the drawing where it is called otherwise.
 */
const names = `home:house search compass library disc:disc-3 disc-album music:eighth-notes audio-lines list-music file-music radio
  radio-tower podcast:mic-signal headphones mic:mic-vocal microphone:mic guitar piano drum cassette-tape boom-box speaker
  volume:volume-2 play:circle-play shuffle heart star thumbs-up bookmark history:rotate-ccw-clock clock trending-up chart:chart-column
  activity flame sparkles zap crown trophy award gift party-popper rocket user users user-plus user-check smile:face-slightly-smiling
  hand-heart map-pin globe languages tags tag folder image video film tv camera ticket calendar newspaper rss mail send
  at-sign hash message:message-circle messages:messages-square phone bell help:circle-question-mark info book:book-open
  file-text scale shield lock key log-in settings sliders:sliders-horizontal palette accessibility grid:layout-grid list
  shopping-bag credit-card store coffee download upload share:share-2 link external-link code cloud`;

const target = join(root, 'packages/api/src/platform/site-state/menus/menu-icons.gen.ts');
const require = createRequire(join(root, 'apps/web/package.json'));
const icons = join(dirname(require.resolve('lucide-react')), '../esm/icons');

const lines = await Promise.all(
  names.split(/\s+/).map(async (entry) => {
    const [name, drawing = name] = entry.split(':');
    const { __iconData } = await import(pathToFileURL(join(icons, `${drawing}.mjs`)).href);
    return `  ${JSON.stringify(name)}: ${JSON.stringify(__iconData.node)},`;
  }),
);
writeFileSync(
  target,
  `// Made by scripts/menu-icons.mjs from lucide-react (ISC).
/** Drawings by the names that menus store: tags with their attributes. */
export const menuIcons = {
${lines.join('\n')}
} as const;
`,
);
