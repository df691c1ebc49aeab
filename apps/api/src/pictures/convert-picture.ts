import { pictureRules } from '@farandfew/domain/member-pictures'
import type { ResizeOptions, Sharp, SharpOptions } from 'sharp'
import { tooManyRequests } from '../plugins/rate-limit.ts'
import { pictureError } from './picture-error.ts'
import { createConcurrencyLimit, QueueFullError } from './concurrency-limit.ts'

type SharpFactory = (bytes: Buffer, options?: SharpOptions) => Sharp

/** The formats that libvips may decode. Every other decoder is code that untrusted bytes could attack. */
const loaders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`)
const webpQuality = 82
/** Seconds after which a conversion is cancelled. */
const timeoutSeconds = 20
/** Milliseconds after which a client may retry when the queue is full. */
const retryAfterMs = 5_000

const limited = createConcurrencyLimit({ running: 2, waiting: 32 })
let loading: Promise<SharpFactory> | undefined

/** Loads sharp with the first picture, so that the start does not wait for it. */
function loadSharp(): Promise<SharpFactory> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: loaders })
    return sharp
  })
  return loading
}

/** Checks type and size by the file's header, before anything is decoded. */
async function checkHeader(sharp: SharpFactory, bytes: Buffer): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw pictureError('wrongType', error)
    })
  if (header.width * header.height > pictureRules.maxPixels) throw pictureError('tooManyPixels')
}

/** How a stored picture is cut to size, in pixels: the centre of it as a square, or all of it within a longest side. */
export type PictureShape = { readonly square: number } | { readonly longestSide: number }

const sizeOf = (shape: PictureShape): ResizeOptions =>
  'square' in shape
    ? { width: shape.square, height: shape.square, fit: 'cover' }
    : {
        width: shape.longestSide,
        height: shape.longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      }

export interface ConvertedPicture {
  /** WebP. */
  readonly content: Buffer
  readonly width: number
  readonly height: number
}

async function convert(bytes: Buffer, shape: PictureShape): Promise<ConvertedPicture> {
  const sharp = await loadSharp()
  await checkHeader(sharp, bytes)
  const { maxPixels } = pictureRules
  const { data, info } = await sharp(bytes, {
    failOn: 'error',
    limitInputPixels: maxPixels,
    autoOrient: true,
    pages: 1,
  })
    .resize(sizeOf(shape))
    .webp({ quality: webpQuality })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw pictureError('broken', error)
    })
  return { content: data, width: info.width, height: info.height }
}

/**
 * Converts a picture to WebP: upright, in its shape, first frame only, without metadata. Two conversions run at a time, so
 * that other calls keep a core and their threads.
 * @throws AppError VALIDATION_FAILED if the bytes are not a complete JPEG, PNG or WebP picture; TOO_MANY_REQUESTS if too
 * many conversions wait
 */
export async function convertPicture(
  bytes: Buffer,
  shape: PictureShape,
): Promise<ConvertedPicture> {
  try {
    return await limited(() => convert(bytes, shape))
  } catch (error) {
    throw error instanceof QueueFullError ? tooManyRequests(retryAfterMs) : error
  }
}
