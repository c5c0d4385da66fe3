import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { has, startServer, tempFolder } from './processes.mjs';

export const missingNginx = has('nginx') ? null : 'nginx is not installed';

/**
 * nginx on one port: `/static/` sends files of `folder` by sendfile; everything else goes to `upstream`, which may
 * hand files back below `/internal/` (`X-Accel-Redirect`). `tcp_nopush` is off: on loopback it holds the last
 * segment of a range for 40 ms.
 */
export async function startNginx(port, { folder, upstream }) {
  const home = tempFolder('nginx');
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(home, name));
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off; master_process off; pid ${home}/pid; error_log stderr warn; worker_processes 1;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush off; keepalive_requests 1000000;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  upstream app { server ${new URL(upstream).host}; keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location /static/ { alias ${folder}/; }
    location /internal/ { internal; alias /; }
    location / {
      proxy_pass http://app; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host;
    }
  }
}
`,
  );
  const url = `http://127.0.0.1:${port}`;
  return startServer('nginx', ['-p', home, '-c', join(home, 'nginx.conf')], { url, path: '/static/' });
}
