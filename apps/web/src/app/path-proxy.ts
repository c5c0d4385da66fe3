/** What `proxy.a.b.c(x)` leads to: its path and what it is called with. */
type Called = (path: string[], given: unknown[]) => unknown;

const target = () => {};

/** An object of any path, whose functions all come to one: what tRPC makes its routers and hooks look like. */
export function pathProxy(called: Called, path: string[] = []): unknown {
  return new Proxy(target, {
    // A promise would be awaited.
    get: (_, name) =>
      typeof name === 'string' && name !== 'then' ? pathProxy(called, [...path, name]) : undefined,
    apply: (_target, _this, given) => called(path, given),
  });
}
