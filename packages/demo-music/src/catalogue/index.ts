import { softMachinery, stillLife } from './cassia.ts';
import { ferryTimetable, openWater } from './halden.ts';
import { loudQuietLoud } from './juno.ts';
import { interference } from './maru.ts';
import { tidalIndex, winterAlmanac } from './mirela.ts';
import { leftHandSongs, northernRooms } from './odile.ts';
import { secondWinter, streetlampPsalm } from './odile-later.ts';
import { moleAndLantern, monolithSeason } from './teodor.ts';
import type { DemoAlbum } from './types.ts';
import { dahliaHours, wintering } from './wren.ts';

export { demoArtists } from './artists.ts';
export type { DemoAlbum, DemoArtist, DemoCredit, DemoLyrics, DemoTrack } from './types.ts';

/** All albums, the most inviting first: they are made in this order. */
export const demoAlbums: readonly DemoAlbum[] = [
  northernRooms,
  softMachinery,
  ferryTimetable,
  dahliaHours,
  tidalIndex,
  moleAndLantern,
  loudQuietLoud,
  openWater,
  interference,
  leftHandSongs,
  stillLife,
  monolithSeason,
  streetlampPsalm,
  winterAlmanac,
  wintering,
  secondWinter,
];
