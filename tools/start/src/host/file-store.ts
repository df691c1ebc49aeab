import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
}

/** What is a text, and so worth compressing, and what may name the site's own address. */
const isText = (type: string) => !/^(image\/(png|x-icon)|font\/)/.test(type)
const mayNameOrigin = (type: string) => /^(text\/html|text\/plain|application\/xml)/.test(type)

/** One file of the site, as it is sent. */
export class StoredFile {
  readonly type: string
  readonly cacheControl: string
  readonly etag: string
  readonly #body: Buffer
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(path: string, body: Buffer) {
    this.type = types[extname(path)] ?? 'application/octet-stream'
    this.#body = body
    this.etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    this.cacheControl = cacheControlOf(path, this.type)
  }

  /** The bytes in an encoding; compressed once, when first asked for. */
  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const bytes = compress(this.#body, encoding)
    this.#encoded.set(encoding, bytes)
    return bytes
  }

  /** The best encoding that the client takes. */
  encodingFor(accepted: string | undefined): Encoding {
    if (!isText(this.type) || !accepted) return 'identity'
    if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
    return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
  }
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  }
  return encoding === 'gzip' ? deflate(body, { level: 9 }) : Promise.resolve(body)
}

/** Files whose name holds their hash never change; pages are asked for each time; the rest is kept for an hour. */
function cacheControlOf(path: string, type: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return type.startsWith('text/html') ? 'no-cache' : 'public, max-age=3600'
}

export type FileStore = ReadonlyMap<string, StoredFile>

/**
 * Reads a folder into memory, by path below the site's root (`/art/logo.svg`).
 * `origin` replaces `placeholder` in pages and other texts that name the site's own address.
 */
export function readFileStore(
  folder: string,
  { placeholder, origin }: { placeholder?: string | undefined; origin?: string | undefined } = {},
): FileStore {
  const files = new Map<string, StoredFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    let body = readFileSync(file)
    if (placeholder && origin && mayNameOrigin(types[extname(path)] ?? '')) {
      body = Buffer.from(body.toString('utf8').replaceAll(placeholder, () => origin))
    }
    files.set(path, new StoredFile(path, body))
  }
  return files
}
