import { pictureRules } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { tripPictureWidths } from '@farandfew/domain/trip-pictures/trip-pictures.ts'
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import type { ResizeOptions } from 'sharp'
import { tooManyRequests } from '../plugins/rate-limit.ts'
import { type PictureFault, pictureError } from './picture-error.ts'

/** Next to this file in the source; the build may put this file into a folder of chunks. */
const program = ['./picture-process.mjs', '../picture-process.mjs']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find(existsSync)

const limits = {
  maxPixels: pictureRules.maxPixels,
  maxDecodedBytes: pictureRules.maxDecodedBytes,
  /** Of the process that converts. With the API's own memory it is below the limits in `deploy`. */
  maxMemoryBytes: 288 * 1024 * 1024,
} as const

/** Milliseconds after which a conversion is ended. */
const timeoutMs = 20_000

/** Of the conversion's JavaScript, which only passes bytes on. */
const heapMegabytes = 64

const environment = {
  // glibc otherwise keeps freed memory for each thread.
  MALLOC_ARENA_MAX: '2',
  // libvips otherwise writes large pictures to /tmp, which is memory in a container.
  VIPS_DISC_THRESHOLD: '1g',
}

/** So that other calls keep a core, and two pictures never need memory at the same time. */
const limit = pLimit(1)
/** Pictures that may wait: more than there are places for uploads, because a client may leave while its picture waits. */
const mostWaiting = 8
/** Milliseconds after which a client may try again. */
const retryAfterMs = 5_000

interface Task {
  readonly bytes: Uint8Array
  readonly resize: ResizeOptions
  /** Each in AVIF and WebP; otherwise the result is one WebP. */
  readonly widths?: readonly number[]
}

type Answer<Picture> = { picture: Picture } | { fault: PictureFault; cause?: string }

/** Waits for its turn. @throws AppError TOO_MANY_REQUESTS if too many wait */
async function runInTurn<Picture>(task: Task): Promise<Picture> {
  if (limit.pendingCount >= mostWaiting) throw tooManyRequests(retryAfterMs)
  return limit(() => run<Picture>(task))
}

/** Runs a conversion in a process of its own. */
function run<Picture>(task: Task): Promise<Picture> {
  if (program === undefined) throw new Error('picture-process.mjs is missing')
  const child = fork(program, {
    env: environment,
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  return new Promise((resolve, reject) => {
    let answer: Answer<Picture> | undefined
    child.once('message', (message: Answer<Picture>) => (answer = message))
    child.once('error', reject)
    // After its end, so that the next one does not begin before its memory is free.
    child.once('exit', (code, signal) => {
      if (answer && 'picture' in answer) resolve(answer.picture)
      else if (answer) reject(pictureError(answer.fault, answer.cause))
      // It crashed, took too long, or was killed by the system for its memory.
      else reject(pictureError('broken', { code, signal }))
    })
    child.send({ ...task, limits }, (error) => error && child.kill('SIGKILL'))
  })
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

/**
 * Converts a picture to WebP: upright, in its shape, first frame only, without metadata. One conversion runs at a time.
 * @throws AppError VALIDATION_FAILED if the bytes are not a complete JPEG, PNG or WebP picture, or need too much memory;
 * TOO_MANY_REQUESTS if too many wait
 */
export const convertPicture = (bytes: Uint8Array, shape: PictureShape): Promise<ConvertedPicture> =>
  runInTurn({ bytes, resize: sizeOf(shape) })

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

/** So that no picture is taller than a page can show, or needs much memory: an AVIF takes 40 bytes per pixel to write. */
const greatestHeight = 2400

/** Converts a picture to AVIF and WebP in the widths of the site. Throws as `convertPicture`. */
export const convertTripPicture = (bytes: Uint8Array): Promise<TripPicture> =>
  runInTurn({
    bytes,
    resize: {
      width: tripPictureWidths.at(-1),
      height: greatestHeight,
      fit: 'inside',
      withoutEnlargement: true,
    },
    widths: tripPictureWidths,
  })
