import { Agent, createServer, request } from 'node:http';

/**
 * A proxy on this machine that answers every request `delayMs` later: the distance to a server elsewhere. `pages` are
 * answered by itself, as HTML or as a script; `report` is what a page has sent to `/bench-report` last.
 */
export async function startSlowProxy(target, delayMs, pages) {
  const agent = new Agent({ keepAlive: true });
  const pass = (incoming, outgoing) => {
    const { headers, method, url } = incoming;
    const onward = request(new URL(url, target), { agent, headers, method }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
      outgoing.on('close', () => answer.destroy());
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  let report = null;
  const server = createServer((incoming, outgoing) => {
    setTimeout(() => {
      const [path, query] = incoming.url.split('?');
      const page = pages[path];
      if (path === '/bench-report') {
        report = JSON.parse(decodeURIComponent(query));
        return outgoing.end();
      }
      if (page === undefined) return pass(incoming, outgoing);
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
      outgoing.setHeader('content-type', type);
      outgoing.end(page);
    }, delayMs);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    report: () => report,
    close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
