/**
 * Listeners that take a stream as fast as it plays. Arguments: address, number, bits per second each. Says `ready` on
 * standard output once all of them get bytes; ends with its standard input.
 */
import { get } from 'node:http';

const [url, count, bitsPerSecond] = process.argv.slice(2);
const turnMs = 250;
const perTurn = (Number(bitsPerSecond) / 8) * (turnMs / 1_000);

function listen(onFirst) {
  get(url, { agent: false }, (response) => {
    if (response.statusCode !== 200) throw new Error(`The stream answered ${response.statusCode}.`);
    let due = perTurn;
    response.once('readable', onFirst);
    const turn = setInterval(() => {
      due += perTurn;
      for (let chunk = response.read(); chunk !== null && due > 0; chunk = response.read())
        due -= chunk.length;
    }, turnMs);
    response.once('end', () => {
      clearInterval(turn);
      listen(() => {});
    });
  });
}

let started = 0;
for (let index = 0; index < Number(count); index++) {
  listen(() => {
    started += 1;
    if (started === Number(count)) console.log('ready');
  });
}
process.stdin.resume().once('end', () => process.exit(0));
