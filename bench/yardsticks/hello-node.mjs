/** Yardstick: the least Node can do for a request. */
import { createServer } from 'node:http';

const { PORT } = process.env;
const body = Buffer.from('{"hello":"world"}');
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}).listen(Number(PORT), '127.0.0.1');
