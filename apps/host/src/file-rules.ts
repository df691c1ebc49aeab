/** File extension → media type. Both web servers add `charset=utf-8` to text, JSON and XML. */
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

/** The `content-type` header of a media type. */
export const contentType = (mediaType: string) =>
  /^text\/|^application\/json$|[/+]xml$/.test(mediaType) ? `${mediaType}; charset=utf-8` : mediaType

/** Extensions of files that compression makes smaller. */
export const textExtensions = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/

/** Extensions of files that contain the site's own address. */
export const originExtensions = /\.(?:html|txt|xml)$/

/** Files that are only sent as another file, never under their own path: pages and precompressed copies. */
export const hiddenExtensions = /\.(?:html|br|gz)$/i

/** A path with a file extension, also that of a backup, names a file and never shows a page. */
export const fileExtension = /\.[a-z0-9]+~?$/i

/**
 * Files that are checked each time, although their names have no hash: an old service worker would keep an old page, and a
 * manifest is part of its page.
 */
export const checkedFiles = /(?:\.html|\.webmanifest|-worker\.js)$/i

/** Cache lifetimes: a name with a hash never changes, a page is checked each time, other files are kept for an hour. */
export const cacheControl = {
  page: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
} as const

/** The folder of files with a hash in their name. */
export const hashedFolder = '/assets/'
