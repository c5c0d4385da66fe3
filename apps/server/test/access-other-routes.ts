/** A route that is no procedure and no row of api/v1. */
interface OtherRoute {
  /** What it gives, in words. */
  shows: string;
  /** Who is let in; absent where a secret decides, or the router's guards. */
  answers?: string;
  /** An address to ask it by. */
  example?: string;
}

const everybody = 'yyyyyyyyyyyyyy';

/** Every other route of the server, by method and address as Fastify knows it. */
export const otherRoutes: Readonly<Record<string, OtherRoute>> = {
  'DELETE,GET,HEAD,OPTIONS,PATCH,POST,PUT,QUERY,TRACE /trpc/:path': {
    shows: 'procedures; one by one in the table above',
  },
  ...Object.fromEntries(
    [
      'backstage.replaceFile',
      'imports.uploads',
      'uploads.completeMultipart',
      'uploads.finishS3',
      'uploads.finishTus',
    ].map((name) => [`POST /trpc/${name}`, { shows: 'the same, for a procedure that may take its time' }]),
  ),
  'GET,HEAD /*': { shows: 'pages; the router’s guards decide' },
  'DELETE,GET,HEAD,PATCH,POST,PUT /api/*': { shows: 'not found, as JSON' },
  'GET /healthz': { shows: 'that the process lives', answers: everybody, example: '/healthz' },
  'GET /readyz': { shows: 'that it can serve', answers: everybody, example: '/readyz' },
  'GET /metrics': { shows: 'figures, by the token of the metrics' },
  'GET /dev/inbox/:key': { shows: 'mails kept in a folder, by the key of the folder' },
  'GET /dev/inbox/:key/:name': { shows: 'one of them' },
  'GET /dev/inbox/:key/:name/html': { shows: 'its page' },
  'GET /dev/inbox/:key/:name/source': { shows: 'its source' },
  'GET,HEAD /favicon.svg': { shows: 'the sign of the site', answers: everybody, example: '/favicon.svg' },
  'GET,HEAD /default-artist.svg': {
    shows: 'the picture of an artist without one',
    answers: everybody,
    example: '/default-artist.svg',
  },
  'GET,HEAD /service-worker.js': {
    shows: 'what browsers show messages with',
    answers: everybody,
    example: '/service-worker.js',
  },
  'GET,HEAD /manifest.webmanifest': {
    shows: 'name and icons of the site',
    answers: everybody,
    example: '/manifest.webmanifest',
  },
  'GET,HEAD /icons/:hash/:file': {
    shows: 'the icon of the site',
    answers: everybody,
    example: '/icons/nonsense/192.png',
  },
  'GET,HEAD /sitemap.xml': {
    shows: 'files of what guests may see',
    answers: everybody,
    example: '/sitemap.xml',
  },
  'GET,HEAD /sitemaps/:file': {
    shows: 'addresses of what guests may see',
    answers: everybody,
    example: '/sitemaps/lists.xml',
  },
  'GET,HEAD /robots.txt': { shows: 'what crawlers may read', answers: everybody, example: '/robots.txt' },
  'GET,HEAD /assets/*': {
    shows: 'files of the web build',
    answers: everybody,
    example: '/assets/nonsense.js',
  },
  'GET,HEAD /images/:hash/:file': {
    shows: 'pictures by the hash of their content',
    answers: everybody,
    example: '/images/nonsense/320.webp',
  },
  'GET,HEAD /fonts/:file': {
    shows: 'fonts by the hash of their content',
    answers: everybody,
    example: '/fonts/nonsense.woff2',
  },
  'GET,HEAD /ads/:slot': {
    shows: 'code of an ad network, in a document without an origin',
    answers: everybody,
    example: '/ads/nonsense',
  },
  'GET,HEAD /embed/:type/:id': {
    shows: 'what guests may see of a track, an album or a playlist: embed.test.ts',
    answers: everybody,
    example: '/embed/album/999999999',
  },
  'GET,HEAD /oembed': {
    shows: 'the frame of such a thing, for other sites',
    answers: everybody,
    example: '/oembed?url=https%3A%2F%2Fexample.com%2F',
  },
  'GET,HEAD /lines/:file': {
    shows: 'texts of a language',
    answers: everybody,
    example: '/lines/nonsense.json',
  },
  'GET,HEAD /api/v1/tracks/:id/stream': {
    shows: 'music',
    answers: 'yvyyyyy1yyyv3y',
    example: '/api/v1/tracks/999999999/stream',
  },
  'GET,HEAD /api/v1/tracks/:id/download': {
    shows: 'the file of a track, to keep: limits.test.ts says to whom',
    answers: 'yvyyyyy1yyyv3y',
    example: '/api/v1/tracks/999999999/download',
  },
  'GET,HEAD /api/v1/albums/:id/download': {
    shows: 'the songs of an album as a zip: downloads.test.ts says to whom',
    answers: 'yvyyyyy1yyyv3y',
    example: '/api/v1/albums/999999999/download',
  },
  'GET,HEAD /api/v1/playlists/:id/download': {
    shows: 'those of a playlist',
    answers: 'yvyyyyy1yyyv3y',
    example: '/api/v1/playlists/999999999/download',
  },
  'GET,HEAD /api/v1/file-entries/:id/content': {
    shows: 'the content of a file: public ones, and one’s own',
    answers: 'yvyyyyy1yyyv3y',
    example: '/api/v1/file-entries/999999999/content',
  },
  'POST /stripe/webhook': { shows: 'nothing; takes signed messages of the provider: stripe-webhook.test.ts' },
  'POST /api/v1/file-entries': { shows: 'nothing; takes a file: uploads.test.ts' },
  'OPTIONS /api/v1/tus/upload': { shows: 'what the tus protocol can do here' },
  'OPTIONS /api/v1/tus/upload/:key': { shows: 'the same' },
  'POST /api/v1/tus/upload': { shows: 'nothing; announces a resumable upload: uploads.test.ts' },
  'HEAD /api/v1/tus/upload/:key': { shows: 'how far one’s own upload is: uploads.test.ts' },
  'PATCH /api/v1/tus/upload/:key': { shows: 'nothing; takes bytes of one’s own upload: uploads.test.ts' },
  'DELETE /api/v1/tus/upload/:key': { shows: 'nothing; gives one’s own upload up: uploads.test.ts' },
  'POST /unsubscribe/:token': {
    shows: 'the end of mails, to whom holds the link; events.test.ts asks for it',
  },
  'GET /api/v1/events': { shows: 'what changes of one’s own things; events.test.ts asks for it' },
  'GET /secure/exports/:token': {
    shows: 'the export of one’s own data',
    answers: '1vyyyyy1333v31',
    example: '/secure/exports/nonsense',
  },
  'GET /secure/auth/social/:service/login': {
    shows: 'a redirect to a service',
    answers: 'yyyyyyy1yyyyyy',
    example: '/secure/auth/social/facebook/login',
  },
  'GET /secure/auth/social/:service/connect': {
    shows: 'a redirect to a service, to connect the own account',
    answers: '1vyyyyy1333v31',
    example: '/secure/auth/social/facebook/connect',
  },
  'GET /secure/auth/social/:service/callback': {
    shows: 'the end of a sign-in elsewhere',
    answers: 'yyyyyyy1yyyyyy',
    example: '/secure/auth/social/facebook/callback',
  },
  'GET /api-docs': { shows: 'the reference of the API; not found without the right to it' },
  'GET,HEAD /api-docs/:script': { shows: 'its scripts, by a hash of their content', answers: everybody },
  'GET /api-docs/openapi.json': {
    shows: 'the document of the API',
    answers: '1vyyyyy1yyyv31',
    example: '/api-docs/openapi.json',
  },
};
