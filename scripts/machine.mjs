import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { testChromiumPath } from './chromium.mjs';
import { patiently, run } from './lib.mjs';

const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/** Encoders whose files the tests read beside ffmpeg's, and a pooler of connections: command and Debian package. */
const programs = {
  lame: 'lame',
  flac: 'flac',
  oggenc: 'vorbis-tools',
  opusenc: 'opus-tools',
  pgbouncer: 'pgbouncer',
};

/** Chromium, ffmpeg and the other programs: installed on Debian as root, otherwise named. */
export async function ensureMachine() {
  const missing = [
    ...(testChromiumPath() ? [] : ['chromium']),
    ...(spawnSync('ffprobe', ['-version']).status === 0 ? [] : ['ffmpeg']),
    ...Object.keys(programs)
      .filter((command) => spawnSync(command, ['--version']).error)
      .map((command) => programs[command]),
  ];
  const others = [...missingBrowsers(), ...missingStore()];
  if (missing.length === 0 && others.length === 0) return;
  if (mayInstall()) {
    await patiently('the lists of Debian’s packages', () => apt(['update']));
    const shell = 'chromium-headless-shell';
    const isKnown = spawnSync('apt-cache', ['show', shell]).status === 0;
    const packages = missing.map((name) => (name === 'chromium' && isKnown ? shell : name));
    // What Chromium recommends is a desktop's; of that the tests need letters to measure.
    const installed = missing.length === 0 || (await aptInstall([...packages, 'fonts-liberation']));
    if (others.length > 0) await aptInstall(others);
    if (installed) return;
  }
  if (missing.length === 0) return;
  console.error(
    `Install ${missing.join(' and ')} to run tests and proofs (Debian: apt-get install ${missing.join(' ')}).`,
  );
  process.exit(1);
}

/** Debian's packages of the browsers that are tested where they are, with the sound server they play to. */
export function missingBrowsers() {
  const programs = {
    'firefox-esr': ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver'],
    // What WebKit takes MP4 and Opus apart with; Debian only recommends it.
    'gstreamer1.0-plugins-bad': ['x86_64', 'aarch64'].map(
      (machine) => `/usr/lib/${machine}-linux-gnu/gstreamer-1.0/libgstopusparse.so`,
    ),
    xvfb: ['/usr/bin/Xvfb'],
    pulseaudio: ['/usr/bin/pulseaudio'],
  };
  return Object.keys(programs).filter((name) => !programs[name].some((path) => existsSync(path)));
}

/** Debian's packages of the object store that the file store on S3 is tested with. */
export function missingStore() {
  const programs = {
    radosgw: 'radosgw',
    'ceph-mon': 'ceph-mon',
    'ceph-osd': 'ceph-osd',
    'ceph-common': 'ceph',
  };
  return Object.keys(programs).filter((name) => !existsSync(`/usr/bin/${programs[name]}`));
}

/** Whether packages of Debian can be installed here. */
export function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs packages of Debian; false when that did not work. */
export function aptInstall(packages) {
  return patiently(packages.join(' and '), () =>
    apt(['install', '-y', '--no-install-recommends', ...packages]),
  );
}

/** A server that does not answer is asked again, and another apt is waited for. */
function apt(args) {
  const options = ['Acquire::Retries=5', 'Acquire::http::Timeout=30', 'DPkg::Lock::Timeout=300'];
  return run('apt-get', ['-q', ...options.flatMap((option) => ['-o', option]), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: quiet,
  });
}
