/** Ending of a file → its media type. Both web servers add `charset=utf-8` to text and JSON. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
}

/** The whole `content-type` of a media type, by the rule of `@fastify/send`. */
export const contentType = (mediaType: string) =>
  /^text\/|^application\/json$/.test(mediaType) ? `${mediaType}; charset=utf-8` : mediaType

/** Endings of files that compression makes smaller. */
export const textEndings = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/

/** Endings of files that name the site's own address. */
export const originEndings = /\.(?:html|txt|xml)$/

/** Files that are only sent as another file, never under their own path: pages and precompressed copies. */
export const hiddenEndings = /\.(?:html|br|gz)$/i

/** A path whose last part has an ending is a file's; it never shows a page. */
export const fileEnding = /\.[a-z0-9]+$/i

/** Cache lifetimes: a name with a hash never changes, a page is checked each time, other files are kept for an hour. */
export const cacheControl = {
  page: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
} as const

/** The folder of files with a hash in their name. */
export const hashedFolder = '/assets/'
