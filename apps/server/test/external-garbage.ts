import { createServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

const text = (words: string) => Buffer.from(words, 'utf8');
const many = (piece: string, times: number) => text(piece.repeat(times));

/** What another program may answer instead of what it should: forty kinds. */
export const garbage: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  'a zero byte': text('no\u0000body'),
  'zero bytes alone': Buffer.alloc(300),
  'all control characters': Buffer.from(Array.from({ length: 32 }, (_, byte) => byte)),
  'C1 control characters': text('\u0080\u0085\u008d\u009f'),
  'DEL and bell': text('\u007f\u0007\u0007'),
  'terminal colours': text('\u001b[31mred\u001b[2J\u001b]0;title\u0007'),
  'half a character': Buffer.from([0xed, 0xa0, 0x80, 0x61, 0xed, 0xb0, 0x80]),
  'an overlong zero': Buffer.from([0xc0, 0x80, 0xe0, 0x80, 0x80]),
  'no UTF-8': Buffer.from([0xff, 0xfe, 0xfd, 0xfc, 0x80, 0xbf]),
  'UTF-16': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('refused', 'utf16le')]),
  'a byte order mark': text('\ufeffrefused'),
  'no characters': text('\ufffe\uffff\u{1fffe}'),
  'direction marks': text('\u202egnp.exe\u2066\u2069'),
  'marks without end': text(`a${'\u0301'.repeat(5_000)}`),
  emoji: many('👩‍👩‍👧‍👦', 400),
  'line breaks': many('\r\n', 200),
  'old line breaks': many('\n', 200),
  'a header in the words': text('no\r\nBcc: spy@evil.test\r\nSet-Cookie: sid=1'),
  'tabs and form feeds': text('\t\u000b\u000c\t'),
  markup: text('<script>alert(1)</script><!--'),
  'half a document': text('{"error": {"message": "unfini'),
  'deep lists': many('[', 50_000),
  'a zero in a document': text('{"error":{"type":"x","message":"a\\u0000b","code":"\\ud800"}}'),
  'a prototype': text('{"__proto__":{"ok":true},"constructor":{"prototype":{}}}'),
  'a number beyond all': text('{"id":1e999,"keys":-1e999,"issuer":9007199254740993}'),
  null: text('null'),
  true: text('true'),
  'an empty list': text('[]'),
  'a text': text('"refused"'),
  'wrong kinds': text('{"issuer":[],"jwks_uri":{},"error":7,"keys":"x","object":null}'),
  'an entity bomb': text(
    '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><Error><Code>&c;</Code></Error>',
  ),
  'half an XML document': text('<?xml version="1.0"?><Error><Code>No\u0000Such'),
  'an answer in the answer': text('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'),
  'percent signs': text('%s%n%x %E0%A4%A {{7*7}}'),
  quotes: text(`'"\`\\'; drop table mails; --`),
  'a long word': many('a', 60_000),
  'a long line of bytes': Buffer.from(Array.from({ length: 30_000 }, (_, index) => (index * 7_919) % 256)),
  compressed: gzipSync(Buffer.alloc(100_000)),
  'an alert of TLS': Buffer.from([0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x28]),
};

/** A listener that answers each connection, once something has come in, with what `answer` makes of it, and closes it. */
export async function answering(answer: (received: Buffer) => Buffer) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.once('data', (received) => socket.end(answer(received)));
  });
  return { port: await listening(server), close: () => closing(server, sockets) };
}

/** A mail server that takes everything but the receiver: to them it answers what `answer` makes of the command. */
export async function mailServerThatSays(answer: (command: string) => Buffer) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      const command = data.toString('latin1');
      socket.write(/^RCPT /i.test(command) ? answer(command) : '250 ok\r\n');
    });
  });
  return { port: await listening(server), close: () => closing(server, sockets) };
}

const listening = (server: Server) =>
  new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });

function closing(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  return new Promise((done) => server.close(() => done()));
}
