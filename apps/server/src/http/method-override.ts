import type { IncomingMessage } from 'node:http';

/** What a POST may stand for. */
export const overridingMethods = ['PUT', 'PATCH', 'DELETE'];
const allowed = new Set(overridingMethods);
const refusals = new WeakMap<IncomingMessage, 'method_not_allowed' | 'bad_request'>();

/**
 * The contract's `_method`: a POST may stand for PUT, PATCH or DELETE, named in the query; a header of the same
 * meaning must agree. Works before routing, so a row is always reached by its own method.
 */
export function overrideMethod(request: IncomingMessage): string {
  const url = decodable(request.url ?? '/');
  if (request.method !== 'POST' || !url.includes('_method=')) return url;
  const mark = url.indexOf('?');
  const params = new URLSearchParams(url.slice(mark + 1));
  const methods = params.getAll('_method').map((method) => method.toUpperCase());
  const [method] = methods;
  if (mark < 0 || !method || !url.startsWith('/api/v1/')) return url;
  const header = request.headers['x-http-method-override'];
  if (!allowed.has(method)) refusals.set(request, 'method_not_allowed');
  else if (methods.length > 1 || (header !== undefined && String(header).toUpperCase() !== method)) {
    refusals.set(request, 'bad_request');
  } else request.method = method;
  params.delete('_method');
  const rest = params.toString();
  return rest ? `${url.slice(0, mark)}?${rest}` : url.slice(0, mark);
}

/** A path whose escapes are no text names nothing: taken literally it is routed, and not found, like any other. */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

export function overrideRefusal(request: IncomingMessage) {
  return refusals.get(request);
}
