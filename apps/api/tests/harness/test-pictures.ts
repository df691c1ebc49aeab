import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const red = '#d02020'
const blue = '#2020d0'
const plain = (width: number, height: number, background = red) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A photograph as a phone stores it: rotated, with its orientation and location in the metadata. */
export async function drawPhotograph(): Promise<Buffer> {
  // Stored with red on the left and blue on the right. Orientation 6 rotates it clockwise, so that red is on top.
  const half = await plain(400, 600, blue).png().toBuffer()
  return plain(800, 600)
    .composite([{ input: half, left: 400, top: 0 }])
    .withExif({
      IFD0: { Make: 'A telephone', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** Half red, half transparent. */
export const drawWithAlpha = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 300, channels: 4, background: '#0000' } })
    .composite([
      {
        input: { create: { width: 150, height: 300, channels: 3, background: red } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer()

/** Two frames: a red one, then a blue one. */
export const drawAnimation = async (): Promise<Buffer> => {
  const frames = await Promise.all(
    [red, blue].map((ground) => plain(80, 80, ground).png().toBuffer()),
  )
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
}

let square: Promise<Buffer> | undefined

/** A plain JPEG, which is quick to convert. */
export const drawSquare = (): Promise<Buffer> => (square ??= plain(200, 200).jpeg().toBuffer())

/** A JPEG of noise, so that it has many bytes. */
export const drawNoise = (side = 600): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: red,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of black pixels (W3C PNG), which compresses to few bytes. `colour` is its type of colour, `rows` are its bytes. */
function drawPng(side: number, { depth = 1, colour = 0, interlace = 0, rows = 0 }): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = depth
  head[9] = colour
  head[12] = interlace
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A valid PNG of side × side black pixels, one bit a pixel. */
export const drawBlack = (side: number): Buffer =>
  drawPng(side, { rows: side * (1 + Math.ceil(side / 8)) })

/** First column and row, and steps, of the seven passes of an interlaced PNG. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** A valid interlaced PNG of side × side pixels with 16 bits a channel: a decoder needs all of it in memory at once. */
export function drawInterlaced(side: number, channels: 3 | 4): Buffer {
  let rows = 0
  for (const [x, y, stepX, stepY] of passes) {
    rows += Math.ceil((side - y) / stepY) * (1 + Math.ceil((side - x) / stepX) * channels * 2)
  }
  return drawPng(side, { depth: 16, colour: channels === 3 ? 2 : 6, interlace: 1, rows })
}

/** A JPEG of a plain colour. */
export const drawLarge = (width: number, height: number, progressive = false): Promise<Buffer> =>
  plain(width, height).jpeg({ quality: 40, progressive }).toBuffer()
