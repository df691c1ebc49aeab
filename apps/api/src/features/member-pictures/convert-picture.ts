import { pictureRules } from '@farandfew/domain/member-pictures'
import type { Sharp, SharpOptions } from 'sharp'
import { tooManyRequests } from '../../plugins/rate-limit.ts'
import { refusedPicture } from './refused-picture.ts'
import { createTurns, QueueFullError } from './concurrency-limit.ts'

type DrawPicture = (bytes: Buffer, options?: SharpOptions) => Sharp

/** What may be read; libvips knows many formats more, and each is code that a stranger's bytes would run through. */
const readers = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`)
const webpQuality = 82
/** Seconds after which a picture is given up. */
const longestWork = 20
/** Milliseconds after which it makes sense to come again to a full line. */
const fullRetryMs = 5_000

const inTurn = createTurns({ atOnce: 2, waiting: 32 })
let loading: Promise<DrawPicture> | undefined

/** sharp, loaded with the first picture so that a start does not wait for it. */
function loadSharp(): Promise<DrawPicture> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: readers })
    return sharp
  })
  return loading
}

/** Refuses by the head of the file what is no picture of ours, before anything of it is unpacked. */
async function checkHead(draw: DrawPicture, bytes: Buffer): Promise<void> {
  const head = await draw(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw refusedPicture('wrongType', error)
    })
  if (head.width * head.height > pictureRules.maxPixels) throw refusedPicture('tooManyPixels')
}

async function redraw(bytes: Buffer): Promise<Buffer> {
  const draw = await loadSharp()
  await checkHead(draw, bytes)
  const { side, maxPixels } = pictureRules
  return draw(bytes, { failOn: 'error', limitInputPixels: maxPixels, autoOrient: true, pages: 1 })
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: webpQuality })
    .timeout({ seconds: longestWork })
    .toBuffer()
    .catch((error: unknown) => {
      throw refusedPicture('broken', error)
    })
}

/**
 * A picture drawn anew as WebP of 512 × 512 pixels: upright, its middle, the first frame of one that moves, and without
 * metadata. Throws AppError VALIDATION_FAILED where the bytes are no whole JPEG, PNG or WebP picture, and TOO_MANY_REQUESTS
 * where too many wait: two are drawn at a time, so that the other calls keep a core and their threads.
 */
export async function convertPicture(bytes: Buffer): Promise<Buffer> {
  try {
    return await inTurn(() => redraw(bytes))
  } catch (error) {
    throw error instanceof QueueFullError ? tooManyRequests(fullRetryMs) : error
  }
}
