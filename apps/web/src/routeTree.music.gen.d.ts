// A part of the whole tree, with its types: links lead to all pages, whatever has been loaded.
export { routeTree } from './routeTree.gen.ts';
