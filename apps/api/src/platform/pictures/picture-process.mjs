/**
 * A process that converts one picture and ends. libvips decodes untrusted bytes here, apart from the API: with a memory limit
 * of its own, and without the API's settings and secrets. convert-picture.ts starts it, sends a task and receives the result.
 */
import sharp from 'sharp'

/** The formats that libvips may decode. Every other decoder is code that untrusted bytes could attack. */
const loaders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`)
const webpQuality = 82
const avifQuality = 55
/** A greater effort takes several times as long and saves few bytes. */
const avifEffort = 2
/** Milliseconds between two looks at the memory in use: libvips allocates in threads of its own. */
const memoryInterval = 5

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })

/** A picture that is not accepted; `fault` is a key of `pictureMessages`. */
class Refusal extends Error {
  constructor(fault, cause) {
    super(fault, { cause })
    this.fault = fault
  }
}

const refuse = (fault) => (error) => {
  throw error instanceof Refusal ? error : new Refusal(fault, error)
}

/**
 * Bytes that decoding may need at once, by the header: an interlaced picture is decoded as a whole. A progressive JPEG has two
 * bytes per sample until its last scan has been read.
 */
function decodedBytes({
  width,
  height,
  channels,
  depth,
  format,
  isProgressive,
  chromaSubsampling,
}) {
  const pixels = width * height
  if (format === 'jpeg' && isProgressive) {
    return pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels)
  }
  return pixels * channels * (depth === 'ushort' ? 2 : 1)
}

/** Checks type and size by the file's header, before anything is decoded. */
async function checkHeader(bytes, { maxPixels, maxDecodedBytes }) {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(refuse('wrongType'))
  if (header.width * header.height > maxPixels) throw new Refusal('tooManyPixels')
  if (decodedBytes(header) > maxDecodedBytes) throw new Refusal('tooMuchMemory')
}

/** Opens a picture whose header was checked: upright, and its first frame only. */
const openPicture = (bytes, { maxPixels }) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, autoOrient: true, pages: 1 })

/** A WebP of the given size. */
async function convertOne({ bytes, limits, resize }) {
  const { data, info } = await openPicture(bytes, limits)
    .resize(resize)
    .webp({ quality: webpQuality })
    .toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height }
}

/** An AVIF and a WebP in each width. Decoded once, for all of them. */
async function convertVariants({ bytes, limits, resize, widths }) {
  const { data, info } = await openPicture(bytes, limits)
    .resize(resize)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width: ownWidth, height, channels } = info
  const variants = []
  for (const width of widths) {
    const resized = () =>
      sharp(data, { raw: { width: ownWidth, height, channels } }).resize({
        width,
        withoutEnlargement: true,
      })
    const avif = await resized().avif({ quality: avifQuality, effort: avifEffort }).toBuffer()
    const webp = await resized().webp({ quality: webpQuality }).toBuffer()
    variants.push(
      { width, format: 'avif', content: avif },
      { width, format: 'webp', content: webp },
    )
  }
  return { width: ownWidth, height, variants }
}

async function convert(task) {
  await checkHeader(task.bytes, task.limits)
  return (task.widths ? convertVariants(task) : convertOne(task)).catch(refuse('broken'))
}

/** Ends the process with an answer to its parent. */
const answer = (message) => process.send(message, () => process.exit())

process.on('disconnect', () => process.exit())
process.once('message', (task) => {
  setInterval(() => {
    if (process.memoryUsage.rss() > task.limits.maxMemoryBytes) answer({ fault: 'tooMuchMemory' })
  }, memoryInterval)
  convert(task).then(
    (picture) => answer({ picture }),
    (error) => answer({ fault: error.fault, cause: String(error.cause ?? error) }),
  )
})
