// SHA-256 (FIPS 180-4) in plain arithmetic, for pages served over http, where browsers offer none.

const primes = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
})();
/** The first 32 bits of the fraction of a root. */
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

type State = Int32Array<ArrayBuffer>;
const words = new Int32Array(64);

/** Takes one block of 64 bytes, as 16 words, into the state. */
function compress(state: State, block: ArrayLike<number>): void {
  for (let i = 0; i < 16; i += 1) words[i] = block[i] as number;
  for (let i = 16; i < 64; i += 1) {
    const a = words[i - 15] as number;
    const b = words[i - 2] as number;
    const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    words[i] = ((words[i - 16] as number) + s0 + (words[i - 7] as number) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (rounds[i] as number) + (words[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const next = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i += 1) state[i] = ((state[i] as number) + (next[i] as number)) | 0;
}

/** Words of a message's blocks; `before` are bytes already taken in. */
function padded(message: Uint8Array, before: number): State {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const view = new DataView(new ArrayBuffer(length));
  new Uint8Array(view.buffer).set(message);
  view.setUint8(message.length, 0x80);
  view.setUint32(length - 4, (before + message.length) * 8);
  return Int32Array.from({ length: length / 4 }, (_, i) => view.getInt32(i * 4));
}

function digest(state: State, message: Uint8Array, before: number): State {
  const blocks = padded(message, before);
  for (let at = 0; at < blocks.length; at += 16) compress(state, blocks.subarray(at, at + 16));
  return state;
}

function bytes(state: State): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) view.setInt32(i * 4, word);
  return new Uint8Array(view.buffer);
}

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes(digest(start.slice(), message, 0));
}

/** The first 32 bytes of PBKDF2 with HMAC-SHA-256. */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number): Uint8Array<ArrayBuffer> {
  const key = password.length > 64 ? sha256(password) : password;
  const keyed = (mask: number) => {
    const block = new Uint8Array(64).fill(mask);
    for (const [i, byte] of key.entries()) block[i] = byte ^ mask;
    const state = start.slice();
    const view = new DataView(block.buffer);
    compress(
      state,
      Int32Array.from({ length: 16 }, (_, i) => view.getInt32(i * 4)),
    );
    return state;
  };
  const inner = keyed(0x36);
  const outer = keyed(0x5c);
  const first = new Uint8Array([...salt, 0, 0, 0, 1]);
  // From the second round on both messages are one block: a digest of 32 bytes, the mark, the length of 96 bytes.
  const block = new Int32Array(16);
  block[8] = 1 << 31;
  block[15] = 96 * 8;
  const state = digest(inner.slice(), first, 64);
  block.set(state);
  state.set(outer);
  compress(state, block);
  const result = state.slice();
  for (let round = 1; round < iterations; round += 1) {
    block.set(state);
    state.set(inner);
    compress(state, block);
    block.set(state);
    state.set(outer);
    compress(state, block);
    for (let i = 0; i < 8; i += 1) result[i] = (result[i] as number) ^ (state[i] as number);
  }
  return bytes(result);
}
