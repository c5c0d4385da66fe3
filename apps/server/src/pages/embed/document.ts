import type { EmbedSize } from '@kantele/api/embed-code';
import {
  directionOf,
  escapeHtml,
  languageOf,
  type Site,
  siteAddress,
  type Translate,
} from '@kantele/api/server';
import { type Document, jsonText } from '../document.ts';
import { hashOf } from '../hash-of.ts';
import type { EmbedAssets } from './assets.ts';
import { clock, icon } from './drawing.ts';
import type { EmbedThing, EmbedTrack } from './thing.ts';

export interface EmbedFrame {
  site: Pick<Site, 'settings' | 'languages'>;
  language: string;
  translate: Translate;
  /** Public address of the site, without a slash at its end. */
  baseUrl: string;
  size: EmbedSize;
  theme: { css: string; isDark: boolean | null };
  assets: EmbedAssets;
}

/** Texts that `apps/web/src/embed` says once it runs. */
export const spokenTexts = [
  ...['Play :name', 'Pause', ':time of :length', ':longer :shorter'],
  ...[':count hour|:count hours', ':count minute|:count minutes', ':count second|:count seconds'],
  'This song cannot be played at the moment.',
];

/** The page of a thing, for a frame on another site. */
export function embedDocument(thing: EmbedThing, frame: EmbedFrame): Document {
  const { translate: t, baseUrl, language, site } = frame;
  const canPlay = thing.tracks.some(({ plays }) => plays);
  const isList = thing.type !== 'track';
  const first = thing.tracks.find(({ plays }) => plays);
  const own = languageOf(site.languages, language).lines;
  const state = {
    name: thing.name,
    isList,
    language,
    lines: Object.fromEntries(spokenTexts.flatMap((text) => (own[text] ? [[text, own[text]]] : []))),
    tracks: thing.tracks.map(playerTrack),
  };
  const step = (kind: 'previous' | 'next', label: string) =>
    `<button type="button" class="step" data-step="${kind}" aria-label="${escapeHtml(label)}"${canPlay ? '' : ' disabled'}>${icon(kind)}</button>`;
  return inFrame(
    frame,
    thing.name,
    [
      `<main class="player"${isList ? ' data-list' : ''}>`,
      cover(thing, baseUrl),
      '<div class="names">',
      `<h1 class="name" dir="auto"><a href="${escapeHtml(baseUrl + thing.path)}" target="_blank" rel="noopener">${escapeHtml(thing.name)}</a></h1>`,
      siteLink(frame),
      `<p class="by" dir="auto">${escapeHtml(thing.by)}</p>`,
      `<p class="status" role="status">${canPlay ? '' : escapeHtml(silence(thing, t))}</p>`,
      '</div>',
      '<div class="controls">',
      `<button type="button" class="play" aria-label="${escapeHtml(t('Play :name', { name: first?.name ?? thing.name }))}"${canPlay ? '' : ' disabled'}>${icon('play')}${icon('pause')}</button>`,
      ...(isList ? [step('previous', t('Previous track')), step('next', t('Next track'))] : []),
      '</div>',
      '<div class="seek" dir="ltr"><span class="time" data-time="now">0:00</span>',
      `<input type="range" min="0" max="${Math.round((first?.duration ?? 0) / 1_000)}" step="1" value="0" aria-label="${escapeHtml(t('Seek'))}"${canPlay ? '' : ' disabled'}>`,
      `<span class="time" data-time="length">${clock(first?.duration ?? null)}</span></div>`,
      '</main>',
      ...(frame.size === 'large' && isList ? [list(thing, frame)] : []),
      `<script type="application/json" id="state">${jsonText(state)}</script>`,
    ].join(''),
  );
}

/** The page in the place of one that guests may not see. */
export function missingEmbed(frame: EmbedFrame): Document {
  const { translate: t } = frame;
  return inFrame(
    { ...frame, assets: { ...frame.assets, script: frame.assets.sheet === null ? frame.assets.script : '' } },
    t('This is not available.'),
    `<main class="player missing"><h1 class="name">${escapeHtml(t('This is not available.'))}</h1>${siteLink(frame)}</main>`,
  );
}

/** Why nothing plays. */
function silence({ tracks, tracksCount }: EmbedThing, t: Translate): string {
  return tracks.length > 0 && tracksCount > 0
    ? t('Open it on the site to listen.')
    : t('There are no songs here yet.');
}

function inFrame({ site, language, size, theme, assets }: EmbedFrame, title: string, body: string): Document {
  const scheme = theme.isDark === null ? '' : ` class="${theme.isDark ? 'dark' : 'light'}"`;
  const html = [
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${directionOf(language)}"${scheme}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${title} · ${site.settings.branding.site_name}`)}</title>`,
    `<style>${theme.css}</style>`,
    ...(assets.sheet ? [`<link rel="stylesheet" href="${assets.sheet}">`] : []),
    ...(assets.script ? [`<script type="module" src="${assets.script}"></script>`] : []),
    `</head><body data-size="${size}">${body}</body></html>`,
  ].join('');
  return { html, csp: assets.sheet ? policy(theme.css) : 'frame-ancestors *' };
}

/** It may load what it shows and plays from this site, and nothing else; every site may frame it. */
function policy(themeCss: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashOf(themeCss)}`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *',
  ].join('; ');
}

/** Who sees it follows it; for everybody else the name beside it is the same link. */
function cover({ picture, path }: EmbedThing, baseUrl: string): string {
  const image = picture
    ? `<img src="${pictureUrl(picture, 320)}" srcset="${pictureUrl(picture, 160)} 160w, ${pictureUrl(picture, 320)} 320w" sizes="148px" width="148" height="148" alt="">`
    : icon('note');
  return `<a class="cover" href="${escapeHtml(baseUrl + path)}" target="_blank" rel="noopener" tabindex="-1" aria-hidden="true">${image}</a>`;
}

function siteLink({ site, baseUrl }: EmbedFrame): string {
  const name = escapeHtml(site.settings.branding.site_name);
  return `<p class="site"><a href="${escapeHtml(baseUrl)}/" target="_blank" rel="noopener">${name}</a></p>`;
}

function list(
  { type, by, name, path, tracks, tracksCount }: EmbedThing,
  { translate: t, baseUrl }: EmbedFrame,
) {
  const rows = tracks.map((track, at) => {
    const artists =
      type === 'playlist' || track.by !== by
        ? `<span class="row-by" dir="auto">${escapeHtml(track.by)}</span>`
        : '';
    return (
      `<li><button type="button" class="row"${track.plays ? '' : ' disabled'}><span class="number">${at + 1}</span>` +
      `<span class="row-names"><span class="row-name" dir="auto">${escapeHtml(track.name)}</span>${artists}</span>` +
      `<span class="time">${clock(track.duration)}</span></button></li>`
    );
  });
  const more =
    tracksCount > tracks.length
      ? `<li><a class="row more" href="${escapeHtml(baseUrl + path)}" target="_blank" rel="noopener">${escapeHtml(t('All :count songs', { count: tracksCount }))}</a></li>`
      : '';
  return `<ol class="list" aria-label="${escapeHtml(name)}">${rows.join('')}${more}</ol>`;
}

/** What the player has to know of a track; addresses are of the root of the host on. */
function playerTrack({ id, name, by, duration, picture, plays }: EmbedTrack) {
  const streams = ['auto', 'original'].map((kind) =>
    siteAddress(`/api/v1/tracks/${id}/stream?rendition=${kind}`),
  );
  return {
    name,
    by,
    duration,
    streams: plays ? streams : [],
    picture: picture ? pictureUrl(picture, 640) : null,
  };
}

const pictureUrl = (hash: string, size: number): string => siteAddress(`/images/${hash}/${size}.webp`);
