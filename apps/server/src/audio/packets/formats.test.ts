import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noise, openWorkshop, type Workshop } from '../testing.ts';
import { decode, firstDifference, indexOf, run, soundOf, writeVirtual } from './testing.ts';
import type { Container, PacketIndex } from './types.ts';
import { containersOf } from './virtual-file.ts';

let shop: Workshop;
const samples = 250_001;

interface Row {
  name: string;
  /** Arguments of ffmpeg behind the input, or a program that reads source.wav. */
  ffmpeg?: string[];
  program?: string[];
  source?: string;
  codec: PacketIndex['codec'];
  rate?: number;
  channels?: number;
  delay: number;
  samples?: number;
  containers: Container[];
  /** ffmpeg's own decode of the file is cut at both ends as the index says. */
  sameAsDecode?: boolean;
}

const mp3: Pick<Row, 'codec' | 'containers' | 'sameAsDecode'> = {
  codec: 'mp3',
  containers: ['mpeg', 'mp4'],
  sameAsDecode: true,
};
const lame = (...args: string[]): string[] => ['lame', '--quiet', ...args, 'SOURCE', 'OUT'];

const rows: Row[] = [
  { ...mp3, name: 'lame-cbr.mp3', program: lame('-b', '192'), delay: 1105 },
  { ...mp3, name: 'lame-cbr320.mp3', program: lame('-b', '320'), delay: 1105 },
  { ...mp3, name: 'lame-vbr.mp3', program: lame('-V2'), delay: 1105 },
  { ...mp3, name: 'lame-abr.mp3', program: lame('--abr', '140'), delay: 1105 },
  {
    ...mp3,
    name: 'lame-mono.mp3',
    program: lame('-m', 'm'),
    channels: 1,
    delay: 1105,
  },
  {
    ...mp3,
    name: 'lame-crc.mp3',
    program: lame('-p', '-b', '128'),
    delay: 1105,
  },
  {
    ...mp3,
    name: 'mpeg2.mp3',
    program: lame('--resample', '22.05'),
    rate: 22_050,
    delay: 1105,
    samples: Math.ceil(samples / 2),
  },
  {
    ...mp3,
    name: 'mpeg25.mp3',
    program: lame('--resample', '11.025'),
    rate: 11_025,
    delay: 1105,
    samples: Math.ceil(samples / 4),
  },
  // Frames only: nothing says how long the sound is.
  {
    ...mp3,
    name: 'no-info.mp3',
    program: lame('-t', '-b', '128'),
    delay: 0,
    samples: 252_288,
  },
  // Lavc's tag states 30 samples too many, for ffmpeg as well.
  { ...mp3, name: 'lavc.mp3', ffmpeg: ['-c:a', 'libmp3lame'], delay: 1105, samples: 250_031 },
  {
    name: 'flac.flac',
    program: ['flac', '--silent', '-f', 'SOURCE', '-o', 'OUT'],
    codec: 'flac',
    delay: 0,
    containers: ['mp4'],
    sameAsDecode: true,
  },
  {
    name: 'mono.flac',
    ffmpeg: ['-c:a', 'flac', '-ac', '1'],
    codec: 'flac',
    channels: 1,
    delay: 0,
    containers: ['mp4'],
    sameAsDecode: true,
  },
  {
    name: 'small-blocks.flac',
    ffmpeg: ['-c:a', 'flac', '-frame_size', '576'],
    codec: 'flac',
    delay: 0,
    containers: ['mp4'],
    sameAsDecode: true,
  },
  {
    name: 'hires.flac',
    ffmpeg: ['-c:a', 'flac', '-sample_fmt', 's32', '-ar', '96000'],
    codec: 'flac',
    rate: 96_000,
    delay: 0,
    samples: 544_220,
    containers: ['mp4'],
    sameAsDecode: true,
  },
  {
    name: 'flac.ogg',
    ffmpeg: ['-c:a', 'flac'],
    codec: 'flac',
    delay: 0,
    containers: ['mp4'],
    sameAsDecode: true,
  },
  {
    name: 'flac.mp4',
    ffmpeg: ['-c:a', 'flac', '-strict', '-2'],
    codec: 'flac',
    delay: 0,
    containers: ['mp4'],
    sameAsDecode: true,
  },
  { name: 'aac.m4a', ffmpeg: ['-c:a', 'aac'], codec: 'aac', delay: 1024, containers: ['mp4'] },
  {
    name: 'aac-front.m4a',
    ffmpeg: ['-c:a', 'aac', '-movflags', '+faststart'],
    codec: 'aac',
    delay: 1024,
    containers: ['mp4'],
  },
  {
    name: 'aac-mono.m4a',
    ffmpeg: ['-c:a', 'aac', '-ac', '1'],
    codec: 'aac',
    channels: 1,
    delay: 1024,
    containers: ['mp4'],
  },
  // Without an edit list nothing says what to trim.
  {
    name: 'aac-fragments.m4a',
    ffmpeg: [
      '-c:a',
      'aac',
      '-movflags',
      '+empty_moov+default_base_moof',
      '-use_editlist',
      '0',
      '-frag_duration',
      '1000000',
    ],
    codec: 'aac',
    delay: 0,
    samples: samples + 1024,
    containers: ['mp4'],
  },
  {
    name: 'aac-old-fragments.m4a',
    ffmpeg: ['-c:a', 'aac', '-movflags', '+frag_keyframe+delay_moov', '-frag_duration', '1000000'],
    codec: 'aac',
    delay: 1024,
    containers: ['mp4'],
  },
  {
    name: 'adts.aac',
    ffmpeg: ['-c:a', 'aac'],
    codec: 'aac',
    delay: 0,
    samples: 251_904,
    containers: ['mp4'],
    sameAsDecode: true,
  },
  {
    name: 'oggenc.ogg',
    program: ['oggenc', '-Q', 'SOURCE', '-o', 'OUT'],
    codec: 'vorbis',
    delay: 0,
    containers: ['webm'],
    sameAsDecode: true,
  },
  {
    name: 'lavc.ogg',
    ffmpeg: ['-c:a', 'libvorbis'],
    codec: 'vorbis',
    delay: 0,
    containers: ['webm'],
    sameAsDecode: true,
  },
  {
    name: 'vorbis-mono.ogg',
    ffmpeg: ['-c:a', 'libvorbis', '-ac', '1'],
    codec: 'vorbis',
    channels: 1,
    delay: 0,
    containers: ['webm'],
    sameAsDecode: true,
  },
  {
    name: 'opusenc.opus',
    program: ['opusenc', '--quiet', 'SOURCE', 'OUT'],
    codec: 'opus',
    rate: 48_000,
    delay: 312,
    samples: 272_110,
    containers: ['mp4', 'webm'],
    sameAsDecode: true,
  },
  {
    name: 'opus-60ms.opus',
    program: ['opusenc', '--quiet', '--framesize', '60', '--bitrate', '24', 'SOURCE', 'OUT'],
    codec: 'opus',
    rate: 48_000,
    delay: 312,
    samples: 272_110,
    containers: ['mp4', 'webm'],
    sameAsDecode: true,
  },
  {
    name: 'lavc.opus',
    ffmpeg: ['-c:a', 'libopus', '-ar', '48000'],
    codec: 'opus',
    rate: 48_000,
    delay: 312,
    samples: 272_110,
    containers: ['mp4', 'webm'],
    sameAsDecode: true,
  },
  {
    name: 'opus.mp4',
    ffmpeg: ['-c:a', 'libopus', '-ar', '48000'],
    codec: 'opus',
    rate: 48_000,
    delay: 312,
    samples: 272_110,
    containers: ['mp4', 'webm'],
  },
];

beforeAll(async () => {
  shop = await openWorkshop();
  await shop.make('source.wav', ...noise(7), '-af', `atrim=end_sample=${samples}`, '-bitexact');
  for (const { name, ffmpeg, program } of rows) {
    if (ffmpeg) await shop.make(name, '-i', shop.path('source.wav'), ...ffmpeg);
    const [command = '', ...args] = program ?? [];
    const paths = args.map((arg) =>
      arg === 'SOURCE' ? shop.path('source.wav') : arg === 'OUT' ? shop.path(name) : arg,
    );
    if (program) await run(command, ...paths);
  }
});
afterAll(() => shop.close());

describe.each(rows)('$name', (row) => {
  it('has the declared delay and length', async () => {
    const index = await indexOf(shop.path(row.name));
    expect(index).toMatchObject({
      codec: row.codec,
      rate: row.rate ?? 44_100,
      channels: row.channels ?? 2,
      delay: row.delay,
      samples: row.samples ?? samples,
      damage: null,
    });
    expect(containersOf(index)).toEqual(row.containers);
  });

  it('holds the same sound in every container, to the sample', async () => {
    const path = shop.path(row.name);
    const index = await indexOf(path);
    const { channels } = index;
    const reference = await decode(path, row.sameAsDecode ? { channels } : { raw: true, channels });
    const expected = row.sameAsDecode ? reference : soundOf(reference, index);
    expect(expected.length).toBe(index.samples * channels * 2);
    for (const container of row.containers) {
      const raw = await decode(await writeVirtual(path, index, container), { raw: true, channels });
      expect([container, firstDifference(soundOf(raw, index), expected)]).toEqual([container, null]);
    }
  });
});
