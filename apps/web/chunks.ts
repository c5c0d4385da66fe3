import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface ModuleInfo {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
type GetInfo = (id: string) => ModuleInfo | null;

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const routes = file('src/routes/');

/**
 * The index of icons, and where each name of it comes from. Followed as a whole, one import would bring every icon.
 */
const icons = {
  name: 'lucide-react',
  // What it exports to bundlers.
  path: fileURLToPath(import.meta.resolve('lucide-react')).replace(
    /cjs\/lucide-react\.js$/,
    'esm/lucide-react.mjs',
  ),
};
const iconHomes = homesOf(icons.path);

function homesOf(path: string): Map<string, string> {
  const homes = new Map<string, string>();
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  for (const [, names = '', from = ''] of readFileSync(path, 'utf8').matchAll(
    /export \{([^}]*)\} from ['"]\.\/([^'"]+)['"]/g,
  ))
    for (const name of names.split(',')) homes.set(name.trim().split(/\s+/).at(-1) ?? '', folder + from);
  return homes;
}

/** Everything a module brings along by plain imports; with `later`, also what it may ask for, but for those. */
function closure(root: string, getInfo: GetInfo, later?: (id: string) => boolean): Set<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    const info = getInfo(id);
    if (!info) continue;
    found.add(id);
    for (const next of info.importedIds) {
      waiting.push(...(next === icons.path ? iconsOf(info.code ?? '') : [next]));
    }
    if (later) waiting.push(...info.dynamicallyImportedIds.filter(later));
  }
  return found;
}

/** The files of the icons a module imports by name. */
function iconsOf(code: string): string[] {
  const lists = code.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${icons.name}["']`, 'g'));
  return [...lists].flatMap(([, names = '']) =>
    names.split(',').flatMap((one) => iconHomes.get(one.trim().split(/\s+/)[0] ?? '') ?? []),
  );
}

/** So many pages of the player must need a module before all of them carry it. */
const enough = 3;

const first = 'controls';

/** What draws pictures that have not come yet. */
const thumbs = fileURLToPath(import.meta.resolve('thumbhash'));

interface Part {
  name: string;
  /** Modules that are imported when it is wanted. */
  roots: string[];
  /** On pages without the player’s frame too. */
  everywhere?: boolean;
}

/**
 * What comes after the page: one file for each press or moment that wants it. As the dozens that the bundler would
 * make, they fill the six connections of a browser to a server without HTTP/2 and keep the first song waiting.
 */
const parts: Part[] = [
  // When the page has come alive.
  {
    name: 'always',
    roots: ['layout/shortcuts/Shortcuts.tsx', 'layout/footer/Footer.tsx', thumbs],
    everywhere: true,
  },
  {
    name: first,
    roots: [
      'player-ui/bar/DesktopBar.tsx',
      'player-ui/panel/PanelSlot.tsx',
      'layout/sidebar/SidebarSize.tsx',
      'layout/sidebar/RecentList.tsx',
      'features/home/ResumeRow.tsx',
      'features/albums/LinerNotes.tsx',
    ],
  },
  // When the browser is idle.
  { name: 'menus', roots: ['features/menus/OpenedMenu.tsx'] },
  // On phones when the page has come alive; small enough for what the panel shares with it.
  { name: 'phone', roots: ['player-ui/bar/PhoneBar.tsx'] },
  { name: 'panel', roots: ['player-ui/panel/Panel.tsx'] },
  // For those who are signed in: when the page has come alive, and the same on the pages of music.
  {
    name: 'signed-in',
    roots: [
      'layout/top-bar/UserOpener.tsx',
      'features/notifications/BellButton.tsx',
      'layout/SessionWatch.tsx',
      'layout/LiveEvents.tsx',
      'catalogue/likes/LikesConnection.tsx',
    ],
    everywhere: true,
  },
  { name: 'own', roots: ['layout/sidebar/SidebarLibrary.tsx', 'features/follows/NewReleases.tsx'] },
];

/** Packages of widgets, in which nearly everything leads to everything. */
const widgets = /node_modules\/\.pnpm\/(react-aria|react-stately|@internationalized)/;

/** Many small files that only the tint of a page needs: together they are worth a request. */
const colours = /node_modules\/\.pnpm\/culori@/;

/** Imported by their index, which names everything there is: what pages need of them is in the first file already. */
const indexed = /node_modules\/\.pnpm\/@tanstack\+(react-router|react-query|query-core)@/;

/** Of the packages below, what hooks of the API use and the landing page does not, and what few pages use. */
const queries =
  /\/(infiniteQuery\w+|queriesObserver|mutationObserver|useQueries|use\w*InfiniteQuery|useSuspense\w+|useMutation)\.js$/;
const rare = /\/useBlocker\.js$/;

/** Pages that share a file of their own, by the beginning of their names, and the modules that go there. */
const areas = {
  _auth: /\/src\/features\/auth\/(?!\w+Page)/,
  '_player.search': /\/src\/(features\/search|catalogue|lib)\//,
};

/** The administration and the pages of artists: nobody begins there, so what several of them share is one file. */
const isOffice = (page: string) => /^(admin|backstage)/.test(page);

/** A sheet goes where the module goes that names its classes. */
const style = /\.css(\?|$)/;

/** Characters of a module that is not worth a request; comments do not count. */
const crumb = 1_200;
const light = 20_000; // With all it brings along: what may be in a file that is fetched for something else.
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Routes, by the tree they are in; the smaller trees last, whose routes stay with them. */
const trees = { 'more-routes': 'visitors', routes: 'music', entrance: 'entrance' };

let plan: Map<string, string> | null = null;

/**
 * The chunk a module belongs to: `frame` around the player’s pages, with what the frame itself needs and what several
 * pages share (a third smaller than the forty files it would be), of which `shared` is what other pages need as well; or
 * one of the parts that come later; `widgets` is what several of those are made of, `forms` what signing in needs of
 * them, `areas` what their pages share, `offices`, `crumbs` and `fields` what the administration and the pages of artists
 * do, `instead` what stands in the place of pages, `all-routes`, `routes`, `more-routes` and `entrance` the routes of
 * visitors and `start` what the landing page shares with others. Null for everything else.
 */
export function chunkOf(id: string, bundle: { getModuleInfo: GetInfo }): string | null {
  plan ??= makePlan((module) => bundle.getModuleInfo(module));
  return plan.get(id) ?? null;
}

const split = (name: string) => `${routes}${name}?tsr-split=component---loader`;

/** What more than one of these pages needs. */
function sharedBy(isPage: (name: string) => boolean, getInfo: GetInfo): string[] {
  const once = new Set<string>();
  const more = new Set<string>();
  for (const page of readdirSync(routes).filter(isPage))
    for (const id of closure(split(page), getInfo)) (once.has(id) ? more : once).add(id);
  return [...more];
}

function makePlan(getInfo: GetInfo): Map<string, string> {
  // One's own library and playlists, as one's account, are no pages visitors begin with: they bring fields and dialogs.
  const pages = readdirSync(routes).filter(
    (name) => name.startsWith('_player.') && !/_account|_open|\.library|\.playlist/.test(name),
  );
  const landing = new Set(
    [file('src/routeTree.landing.gen.js'), split('start.landing.tsx')].flatMap((root) => [
      ...closure(root, getInfo),
    ]),
  );
  // There before any other page.
  const base = new Set([...closure(file('src/entry-client.tsx'), getInfo), ...landing]);
  const frame = closure(split('_player.tsx'), getInfo);
  const idsOf = ({ roots }: Part) =>
    new Set(roots.flatMap((root) => [...closure(root === thumbs ? root : file(`src/${root}`), getInfo)]));
  const forms = new Set(
    readdirSync(routes)
      .filter((name) => name.startsWith('_auth'))
      .flatMap((name) => [...closure(split(name), getInfo)]),
  );
  const users = new Map<string, string[]>();
  for (const page of pages)
    for (const id of closure(split(page), getInfo))
      users.set(id, [...(users.get(id) ?? []), page.split('.')[1] ?? '']);
  for (const [id, { length }] of users) if (length >= enough) frame.add(id);
  for (const id of frame) if (indexed.test(id)) frame.delete(id);
  // Other pages need nothing else of the frame.
  const everywhere = new Set([
    ...forms,
    ...parts.flatMap((part) => (part.everywhere ? [...idsOf(part)] : [])),
  ]);
  const chunks = new Map([...frame].map((id) => [id, everywhere.has(id) ? 'shared' : 'frame']));
  const lengthOf = (id: string) =>
    getInfo(id)?.code?.replace(comments, '').length ?? Number.POSITIVE_INFINITY;
  const isCrumb = (id: string): boolean => {
    if (colours.test(id)) return false;
    const { importedIds } = getInfo(id) ?? { importedIds: [] };
    const isThere = (next: string) => frame.has(next) || base.has(next) || style.test(next);
    return lengthOf(id) < crumb && importedIds.every((next) => isThere(next) || isCrumb(next));
  };
  const needs = parts.map((part) => ({ name: part.name, ids: idsOf(part) }));
  /** Nearly everything that comes after a page needs it. */
  const isCommon = (id: string) => needs.filter(({ ids }) => ids.has(id)).length >= enough;
  const uses = (id: string) => needs.filter(({ ids }) => ids.has(id)).length + (users.get(id)?.length ?? 0);
  for (const { name, ids } of needs) {
    for (const id of ids) {
      if (chunks.has(id) || indexed.test(id)) continue;
      // What a page needs too is a file of its own, that the page must not bring the whole part along.
      const shared = users.get(id) ?? [];
      // Who signs in needs fields and buttons, and nothing of the player.
      // The list of all songs has fields too: most of the same.
      const others = shared.filter((page) => page !== 'tracks');
      if (forms.has(id))
        chunks.set(id, shared.length > 0 && isCrumb(id) ? 'shared' : ['forms', ...others].join('-'));
      else if (widgets.test(id)) chunks.set(id, name !== first && uses(id) > 1 ? 'widgets' : name);
      else
        chunks.set(
          id,
          shared.length > 0 && (isCrumb(id) || isCommon(id)) ? 'frame' : [name, ...shared].join('-'),
        );
    }
  }
  const inTrees = Object.entries(trees).map(([name, tree]) => ({
    name,
    ids: closure(file(`src/routeTree.${tree}.gen.js`), getInfo),
  }));
  const [, music, entrance] = inTrees;
  for (const { name, ids } of inTrees)
    for (const id of ids) {
      if (indexed.test(id)) continue;
      // What pages of music load with is there before the other routes; signing in needs none of those.
      const isMusic = users.has(id) || music?.ids.has(id);
      if (isMusic && entrance?.ids.has(id)) chunks.set(id, 'shared');
      else chunks.set(id, isMusic ? 'routes' : name);
    }
  // Guests of the landing page need a little of what other pages have.
  for (const id of closure(file('src/features/not-found/views.ts'), getInfo))
    if (!indexed.test(id) && !base.has(id) && !frame.has(id) && !forms.has(id)) chunks.set(id, 'instead');
  for (const id of landing)
    if (chunks.has(id) || (indexed.test(id) && !rare.test(id))) chunks.set(id, 'start');
  for (const root of ['app/Providers.tsx', 'app/api.ts', 'player/lazy-facade.ts'])
    for (const id of closure(file(`src/${root}`), getInfo))
      if (indexed.test(id) ? queries.test(id) : !base.has(id)) chunks.set(id, 'api');
  // The tint itself goes with its colours.
  for (const [id, { length }] of users) {
    const tint = getInfo(id)
      ?.importedIds.map((next) => chunks.get(next))
      .find((name) => name?.startsWith('phone-'));
    if (!chunks.has(id) && length > 1 && tint) chunks.set(id, tint);
  }
  for (const [id, { length }] of users)
    if (!chunks.has(id) && !forms.has(id) && length > 1 && isCrumb(id)) chunks.set(id, 'frame');
  for (const [name, own] of Object.entries(areas))
    for (const id of sharedBy((page) => page.startsWith(name), getInfo))
      if (own.test(id) && !chunks.has(id)) chunks.set(id, name);
  const isFree = (id: string) => !chunks.has(id) && !base.has(id) && !indexed.test(id);
  const full = file('src/routeTree.gen.ts');
  for (const id of closure(full, getInfo)) if (id !== full && isFree(id)) chunks.set(id, 'all-routes');
  const elsewhere = closure(
    file('src/entry-client.tsx'),
    getInfo,
    (id) => !(id.startsWith(routes) && isOffice(id.slice(routes.length))),
  );
  // What guests begin with stays as it is.
  const isOpen = (id: string) => isFree(id) && !users.has(id) && !forms.has(id);
  const inOffices = sharedBy(isOffice, getInfo).filter(isOpen);
  for (const id of inOffices) {
    if (!elsewhere.has(id)) chunks.set(id, 'offices');
    else if (!widgets.test(id) && isCrumb(id)) chunks.set(id, 'crumbs');
  }
  // Other pages have some of it too: what brings much along stays a file of its own.
  for (const id of inOffices) {
    if (!isOpen(id) || widgets.test(id)) continue;
    const brought = [...closure(id, getInfo)].filter(isOpen);
    if (brought.reduce((sum, one) => sum + lengthOf(one), 0) < light)
      for (const one of brought) chunks.set(one, 'fields');
  }
  // Pages are what the server looks up in the manifest: they stay files of their own.
  for (const id of chunks.keys()) if (id.startsWith(routes) && id.includes('?')) chunks.delete(id);
  return chunks;
}
