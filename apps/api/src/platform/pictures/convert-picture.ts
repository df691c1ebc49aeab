import { pictureRules } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { tripPictureWidths } from '@farandfew/domain/trip-pictures/trip-pictures.ts'
import type { ResizeOptions, Sharp, SharpOptions } from 'sharp'
import { tooManyRequests } from '../plugins/rate-limit.ts'
import { pictureError } from './picture-error.ts'
import { createConcurrencyLimit, QueueFullError } from './concurrency-limit.ts'

type SharpFactory = (bytes: Buffer, options?: SharpOptions) => Sharp

/** The formats that libvips may decode. Every other decoder is code that untrusted bytes could attack. */
const loaders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`)
const webpQuality = 82
const avifQuality = 55
/** A greater effort takes several times as long and saves few bytes. */
const avifEffort = 2
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

/** Opens a picture whose header was checked: upright, and its first frame only. */
const openPicture = (sharp: SharpFactory, bytes: Buffer): Sharp =>
  sharp(bytes, {
    failOn: 'error',
    limitInputPixels: pictureRules.maxPixels,
    autoOrient: true,
    pages: 1,
  })

async function convert(bytes: Buffer, shape: PictureShape): Promise<ConvertedPicture> {
  const sharp = await loadSharp()
  await checkHeader(sharp, bytes)
  const { data, info } = await openPicture(sharp, bytes)
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
export const convertPicture = (bytes: Buffer, shape: PictureShape): Promise<ConvertedPicture> =>
  inTurn(() => convert(bytes, shape))

/** A picture in one width and format. */
export interface PictureVariant {
  readonly width: number
  readonly format: 'avif' | 'webp'
  readonly content: Buffer
}

/** A picture of a trip in every width and format. Its own size is that of the greatest. */
export interface TripPicture {
  readonly width: number
  readonly height: number
  readonly variants: readonly PictureVariant[]
}

/** So that no picture is taller than a page can show. */
const greatestHeight = 3200

async function convertForTrip(bytes: Buffer): Promise<TripPicture> {
  const sharp = await loadSharp()
  await checkHeader(sharp, bytes)
  try {
    // Decoded once, for all variants.
    const { data, info } = await openPicture(sharp, bytes)
      .resize({
        width: tripPictureWidths.at(-1),
        height: greatestHeight,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .timeout({ seconds: timeoutSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width: ownWidth, height, channels } = info
    const raw = { width: ownWidth, height, channels }
    const variants: PictureVariant[] = []
    for (const width of tripPictureWidths) {
      const resized = () =>
        sharp(data, { raw })
          .resize({ width, withoutEnlargement: true })
          .timeout({ seconds: timeoutSeconds })
      const avif = await resized().avif({ quality: avifQuality, effort: avifEffort }).toBuffer()
      const webp = await resized().webp({ quality: webpQuality }).toBuffer()
      variants.push(
        { width, format: 'avif', content: avif },
        { width, format: 'webp', content: webp },
      )
    }
    return { width: ownWidth, height, variants }
  } catch (error) {
    throw pictureError('broken', error)
  }
}

/** Converts a picture to AVIF and WebP in the widths of the site. Throws as `convertPicture`. */
export const convertTripPicture = (bytes: Buffer): Promise<TripPicture> =>
  inTurn(() => convertForTrip(bytes))

async function inTurn<T>(convert: () => Promise<T>): Promise<T> {
  try {
    return await limited(convert)
  } catch (error) {
    throw error instanceof QueueFullError ? tooManyRequests(retryAfterMs) : error
  }
}
