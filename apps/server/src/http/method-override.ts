import type { IncomingMessage } from 'node:http';

/** What a POST may stand for. */
const overridingMethods = ['PUT', 'PATCH', 'DELETE'];
/** What a request of a resumable upload may stand for. */
const tusMethods = ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'];
const tusPath = /^\/api\/v1\/tus\/upload(\/[^/?]*)?(\?|$)/;
const headerName = 'x-http-method-override';

type Refusal = { code: 'bad_request' } | { code: 'method_not_allowed'; allow: readonly string[] };
const refusals = new WeakMap<IncomingMessage, Refusal>();

/**
 * A request may stand for one of another method. Works before routing, so a row is always reached by its own method.
 * - The contract's `_method`: a POST stands for PUT, PATCH or DELETE, named in the query; a header of the same meaning
 *   must agree.
 * - `X-HTTP-Method-Override` of the tus protocol (1.0.0, core protocol, headers), at the addresses of resumable uploads
 *   alone: the method in the header is the method of the request, whatever the request says itself.
 * @returns the URL to route
 */
export function overrideMethod(request: IncomingMessage): string {
  const url = decodable(request.url ?? '/');
  if (request.method === 'POST' && url.includes('_method=')) return overrideByQuery(request, url);
  const header = request.headers[headerName];
  if (header === undefined || !tusPath.test(url)) return url;
  const method = String(header).trim().toUpperCase();
  if (tusMethods.includes(method)) request.method = method;
  else refusals.set(request, { code: 'method_not_allowed', allow: tusMethods });
  return url;
}

function overrideByQuery(request: IncomingMessage, url: string): string {
  const mark = url.indexOf('?');
  const params = new URLSearchParams(url.slice(mark + 1));
  const methods = params.getAll('_method').map((method) => method.toUpperCase());
  const [method] = methods;
  if (mark < 0 || !method || !url.startsWith('/api/v1/')) return url;
  const header = request.headers[headerName];
  if (!overridingMethods.includes(method)) {
    refusals.set(request, { code: 'method_not_allowed', allow: overridingMethods });
  } else if (methods.length > 1 || (header !== undefined && String(header).toUpperCase() !== method)) {
    refusals.set(request, { code: 'bad_request' });
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

/** Why a request may not stand for what it says; undefined for all others. */
export function overrideRefusal(request: IncomingMessage): Refusal | undefined {
  return refusals.get(request);
}
