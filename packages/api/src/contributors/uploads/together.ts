const running = new Map<string, Promise<unknown>>();

/** Work that is under way in this process under the same name is not begun again: both get its result. */
export function together<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const known = running.get(name) as Promise<Result> | undefined;
  if (known) return known;
  const begun = work().finally(() => running.delete(name));
  running.set(name, begun);
  return begun;
}
