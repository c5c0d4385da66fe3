import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture, isDrawing } from './drawings.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kantele-drawings-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const svg = (inside: string, attributes = 'viewBox="0 0 40 20" width="40" height="20"', before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );

/** Red, green, blue and alpha of the middle of the picture. */
async function middle(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return [...data.subarray(at, at + 4)];
}

const red = '<rect width="40" height="20" fill="#ff0000"/>';

describe('an SVG file', () => {
  it('becomes a picture of the largest size, with what is clear in it', async () => {
    const png = await drawPicture(svg('<rect x="10" width="20" height="20" fill="#00ff00"/>'), dir);
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 600,
      hasAlpha: true,
    });
    expect(await middle(png)).toEqual([0, 255, 0, 255]);
    expect([...(await sharp(png).ensureAlpha().raw().toBuffer()).subarray(0, 4)]).toEqual([0, 0, 0, 0]);
  });

  it('may have a declaration, comments, a type and colours in a sheet', async () => {
    const before =
      '\ufeff<?xml version="1.0"?>\n<!-- made --><!-- by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    const inside = '<style>.a{fill:#0000ff}</style><rect class="a" width="40" height="20"/>';
    expect(await middle(await drawPicture(svg(inside, undefined, before), dir))).toEqual([0, 0, 255, 255]);
  });

  it('of any size has the same size as a picture', async () => {
    for (const attributes of ['width="2" height="1"', 'width="9000" height="4500"', 'viewBox="0 0 40 20"']) {
      const png = await drawPicture(svg('<rect width="9000" height="9000" fill="red"/>', attributes), dir);
      expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 600 });
    }
  });

  it.each([
    '210mm 105mm',
    '10cm 5cm',
    '20in 10in',
    '0.1in 0.05in',
    '90pt 45pt',
    '10pc 5pc',
    '10em 5em',
    '1189mm 594.5mm',
  ])('of %s is as large as any other', async (sizes) => {
    const [width, height] = sizes.split(' ');
    const png = await drawPicture(svg(red, `width="${width}" height="${height}" viewBox="0 0 40 20"`), dir);
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 600 });
    expect(await middle(png)).toEqual([255, 0, 0, 255]);
  });

  it.each([
    '',
    '<g/>',
    '<rect width="0" height="9"/>',
    '<path fill="none" d="M0 0h5v5z"/>',
    '<rect x="90" width="9" height="9"/>',
  ])('that shows nothing is refused: %s', async (inside) => {
    await expect(drawPicture(svg(inside), dir)).rejects.toMatchObject({ reason: 'broken' });
  });

  it('loads nothing: no file beside it, none elsewhere, no address', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const picture = join(dir, 'secret.png');
    await writeFile(
      picture,
      await sharp({ create: { width: 40, height: 20, channels: 3, background: 'lime' } })
        .png()
        .toBuffer(),
    );
    const names = ['secret.png', picture, `file://${picture}`, `http://127.0.0.1:${port}/x.png`];
    for (const name of names) {
      const inside = `${red}<image xlink:href="${name}" href="${name}" width="40" height="20"/>`;
      expect(await middle(await drawPicture(svg(inside), dir)), name).toEqual([255, 0, 0, 255]);
    }
    const sheet = `<style>@import url("http://127.0.0.1:${port}/x.css");</style>${red}`;
    expect(await middle(await drawPicture(svg(sheet), dir))).toEqual([255, 0, 0, 255]);
    server.close();
    expect(asked).toEqual([]);
  });

  const grown = Array.from(
    { length: 30 },
    (_, at) => `<g id="g${at + 1}">${`<use xlink:href="#g${at}"/>`.repeat(10)}</g>`,
  ).join('');
  const blurred = Array.from(
    { length: 4_000 },
    () => '<rect width="4000" height="4000" filter="url(#b)" fill="red"/>',
  ).join('');
  it.each([
    [
      'entities that grow',
      svg('&c;', undefined, '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY c "&a;&a;&a;">]>'),
    ],
    ['references that grow', svg(`<defs><g id="g0">${red}</g>${grown}</defs><use xlink:href="#g30"/>`)],
    ['levels without an end', svg('<g>'.repeat(100_000))],
    ['sides without an end', svg(red, 'width="1000000000" height="1000000000"')],
    ['thousands of filters', svg(`<filter id="b"><feGaussianBlur stdDeviation="99"/></filter>${blurred}`)],
    ['a page', Buffer.from('<html><svg></svg></html>')],
    ['nothing', Buffer.alloc(0)],
    ['more than a megabyte', svg(' '.repeat(1024 ** 2))],
  ])(
    'is refused in time for %s, and leaves nothing behind',
    async (_name, data) => {
      const folder = join(dir, 'refused');
      await mkdir(folder, { recursive: true });
      const draw = async () => drawPicture(data, folder, 2_000);
      await expect(draw()).rejects.toMatchObject({
        reason: expect.stringMatching(/unsupported|broken|timeout/),
      });
      expect(await readdir(folder)).toEqual([]);
    },
    30_000,
  );

  it('is recognised in little time, however its beginning looks', () => {
    expect(isDrawing(svg(red))).toBe(true);
    expect(isDrawing(Buffer.from('<!--a-->'.repeat(500)))).toBe(false);
    expect(isDrawing(Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg>'))).toBe(false);
  });
});
