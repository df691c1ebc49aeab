import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { securityHeaders } from '../plugins/security-headers.ts'
import type { Encoding } from './negotiation.ts'

/** Compresses a text of 100 kB well within a few milliseconds, once per change. */
const brotliQuality = 6

/** A response in one encoding: bytes, strong validator, and headers in the flat form that Node writes fastest. */
export interface Variant {
  readonly bytes: Buffer
  /** A strong entity tag (RFC 9110 section 8.8.3): each variant has its own. */
  readonly tag: string
  readonly headers: readonly string[]
}

const constantHeaders = ['vary', 'accept-encoding', ...Object.entries(securityHeaders).flat()]

function compress(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes)
  if (encoding === 'identity') return bytes
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}

const json = { 'content-type': 'application/json; charset=utf-8' }

/** A response body, JSON unless its headers say otherwise. Compresses each variant on first use, and keeps it. */
export class Representation {
  readonly #text: string
  readonly #headers: readonly string[]
  readonly #variants = new Map<Encoding, Variant>()
  #identity: Buffer | undefined
  #digest: string | undefined

  constructor(text: string, headers: { 'content-type': string } & Record<string, string> = json) {
    this.#text = text
    this.#headers = Object.entries(headers).flat()
  }

  variant(encoding: Encoding): Variant {
    const existing = this.#variants.get(encoding)
    if (existing) return existing
    const variant = this.#build(encoding)
    this.#variants.set(encoding, variant)
    return variant
  }

  #build(encoding: Encoding): Variant {
    this.#identity ??= Buffer.from(this.#text)
    this.#digest ??= createHash('sha1').update(this.#identity).digest('base64url')
    const bytes = compress(this.#identity, encoding)
    const tag = encoding === 'identity' ? `"${this.#digest}"` : `"${this.#digest}-${encoding}"`
    const headers = [
      ...this.#headers,
      ...constantHeaders,
      'etag',
      tag,
      'content-length',
      String(bytes.byteLength),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ]
    return { bytes, tag, headers }
  }
}
