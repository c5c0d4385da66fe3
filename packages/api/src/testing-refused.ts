import { AudioFileError, type AudioTools } from './core/audio/audio-tools.ts';
import type { MailTransport, Storage } from './core/services.ts';

/** Parts of a site that a test has not asked for. */
export const refuse = () => {
  throw new Error('This test did not ask for this part.');
};
export const noStorage: Storage = {
  driver: 'disk',
  presigned: null,
  ...{
    put: refuse,
    putFile: refuse,
    stat: refuse,
    localPath: refuse,
    withLocal: refuse,
    read: refuse,
    remove: refuse,
    list: refuse,
  },
  ...{ append: refuse, withIncomplete: refuse, complete: refuse, discard: refuse },
};
export const noMail: MailTransport = { hasInbox: false, send: refuse };
export const noAudio: AudioTools = {
  describe: refuse,
  recognise: refuse,
  stripPicture: refuse,
  readTags: refuse,
  indexPackets: refuse,
  describePackets: refuse,
  openRepackaged: refuse,
  hashPackets: refuse,
  analyse: refuse,
  prepare: refuse,
  readPicture: refuse,
  readArtistPicture: refuse,
  isDrawing: () => false,
  drawPicture: refuse,
  findFrames: refuse,
  downloadHead: refuse,
  jpegOf: refuse,
  prepareImage: () =>
    Promise.reject(new AudioFileError('unsupported', 'This test did not ask for pictures.')),
};
