import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createS3Client, type S3Config } from '../src/storage/s3-client.ts';

/** Programs of Debian's packages radosgw, ceph-mon, ceph-osd and ceph-common. */
const programs = ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd', 'ceph', 'ceph-authtool', 'monmaptool'];

/** Whether a Ceph cluster can be started here. */
export const hasCeph = (): boolean => programs.every((name) => existsSync(`/usr/bin/${name}`));

/** Where a gateway is, and what opens it. */
export interface CephKeys {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface CephGateway {
  /** A new empty bucket, and what opens it. */
  newBucket(): Promise<S3Config>;
}

/** A gateway that runs. */
export const gatewayAt = (keys: CephKeys): CephGateway => ({
  async newBucket() {
    const bucket = `kantele-${randomBytes(6).toString('hex')}`;
    const config = { ...keys, region: 'us-east-1', bucket };
    await createS3Client(config).text({ method: 'PUT' });
    return config;
  },
});

const exec = promisify(execFile);

/**
 * The smallest cluster that keeps objects: one monitor, one store in memory, one gateway, on free ports of this machine.
 * It takes about twelve seconds and ends with this process, however that ends.
 */
export async function startCeph(): Promise<{ keys: CephKeys; close: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'kantele-ceph-'));
  const running: ChildProcess[] = [];
  const close = async () => {
    await Promise.all(
      running.map(
        (child) =>
          new Promise<void>((ended) => {
            if (child.exitCode !== null || child.signalCode !== null) return ended();
            child.once('exit', () => ended());
            child.kill('SIGKILL');
          }),
      ),
    );
    await rm(dir, { recursive: true, force: true });
  };
  try {
    const [cluster, store] = [randomUUID(), randomUUID()];
    const [monitor, gateway] = [await freePort(), await freePort()];
    const address = `v2:127.0.0.1:${monitor}`;
    for (const folder of ['mon', 'osd', 'rgw']) await mkdir(join(dir, folder));
    await writeFile(join(dir, 'ceph.conf'), configOf(dir, cluster, address));
    const { stdout } = await exec('ceph-authtool', ['/dev/null', '--gen-print-key']);
    await writeFile(join(dir, 'keyring'), keyringOf(stdout.trim()));
    const conf = ['-c', join(dir, 'ceph.conf')];
    const map = join(dir, 'monmap');
    const start = (command: string, args: readonly string[]) =>
      running.push(
        spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args, '-f', ...conf], { stdio: 'ignore' }),
      );
    await exec('monmaptool', ['--create', '--fsid', cluster, '--addv', 'a', `[${address}]`, map]);
    await exec('ceph-mon', [
      '--mkfs',
      '-i',
      'a',
      '--monmap',
      map,
      '--keyring',
      join(dir, 'keyring'),
      ...conf,
    ]);
    start('ceph-mon', ['-i', 'a']);
    await exec('ceph', [...conf, 'osd', 'new', store], { timeout: 20_000 });
    await exec('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', store, '--no-mon-config', ...conf]);
    start('ceph-osd', ['-i', '0']);
    start('radosgw', ['-n', 'client.admin', `--rgw_frontends=beast endpoint=127.0.0.1:${gateway}`]);
    const endpoint = `http://127.0.0.1:${gateway}`;
    await answering(endpoint);
    const keys = {
      accessKeyId: randomBytes(10).toString('hex'),
      secretAccessKey: randomBytes(20).toString('hex'),
    };
    const user = ['user', 'create', '--uid', 'kantele', '--display-name', 'Kantele'];
    const given = ['--access-key', keys.accessKeyId, '--secret', keys.secretAccessKey];
    await exec('radosgw-admin', [...conf, ...user, ...given], { timeout: 30_000 });
    return { keys: { endpoint, ...keys }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function configOf(dir: string, cluster: string, address: string): string {
  return `[global]
fsid = ${cluster}
mon_host = ${address}
keyring = ${dir}/keyring
run_dir = ${dir}
crash_dir = ${dir}
mon_data = ${dir}/mon
osd_data = ${dir}/osd
rgw_data = ${dir}/rgw
admin_socket =
log_file =
log_to_stderr = false
mon_cluster_log_file = /dev/null
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
osd_objectstore = memstore
memstore_device_bytes = 2147483648
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
mon_max_pg_per_osd = 1000
mon_allow_pool_size_one = true
osd_crush_chooseleaf_type = 0
mon_data_avail_crit = 0
mon_data_avail_warn = 0
rgw_enable_usage_log = false
rgw_max_buckets_per_user = 0
`;
}

const keyringOf = (key: string): string =>
  [
    `[mon.]\nkey = ${key}\ncaps mon = "allow *"`,
    `[client.admin]\nkey = ${key}\ncaps mon = "allow *"\ncaps osd = "allow *"`,
    `[osd.0]\nkey = ${key}\ncaps mon = "allow profile osd"\ncaps osd = "allow *"`,
    '',
  ].join('\n');

/** A port nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(address && typeof address === 'object' ? address.port : 0));
    });
  });
}

async function answering(endpoint: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const answer = await fetch(endpoint).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (performance.now() > deadline) throw new Error('The gateway does not answer.');
    await new Promise((next) => setTimeout(next, 100));
  }
}
