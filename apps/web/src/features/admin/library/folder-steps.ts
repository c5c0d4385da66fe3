/** One folder on the way to another. */
export interface Step {
  name: string;
  path: string;
}

/** The way from the folder at the top down to one below it, both included. */
export function stepsOf(path: string | null, roots: readonly { path: string }[]): Step[] {
  if (path === null) return [];
  const separator = path.includes('\\') ? '\\' : '/';
  const isAbove = (root: string) =>
    path === root || path.startsWith(root.endsWith(separator) ? root : root + separator);
  const root = roots.find((one) => isAbove(one.path))?.path;
  if (root === undefined) return [{ name: path, path }];
  const steps = [{ name: root, path: root }];
  let at = root;
  for (const name of path.slice(root.length).split(separator).filter(Boolean)) {
    at = at.endsWith(separator) ? at + name : at + separator + name;
    steps.push({ name, path: at });
  }
  return steps;
}
