import {
  findPictureFault,
  pictureMessages,
  pictureRules,
} from '@farandfew/domain/member-pictures/member-pictures.ts'

/** A file that is not sent. Its message says what to do. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal'
}

const quality = 0.9

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** The file as a data URL: the content security policy allows no other URL of a file. */
function readAsUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Unreadable')))
    reader.readAsDataURL(file)
  })
}

/** The picture as the browser shows it, which is upright. Rejects if the browser cannot decode it. */
async function decode(file: File): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = await readAsUrl(file)
  await image.decode()
  return image
}

/** A smaller JPEG without metadata; undefined if the browser cannot write one. */
async function reduce(image: HTMLImageElement, name: string): Promise<File | undefined> {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, pictureRules.sentSide / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // A JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  return blob
    ? new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type })
    : undefined
}

/** Whether a picture can be sent as it is: small, and of a type that the API accepts. */
function isSmall(file: File, { naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return (
    findPictureFault(file) === undefined &&
    file.type !== '' &&
    file.size <= pictureRules.sentBytes &&
    Math.max(naturalWidth, naturalHeight) <= pictureRules.sentSide
  )
}

/**
 * The picture to send for a chosen file: a photograph of any size that the browser can decode becomes a JPEG of at most
 * `sentSide` pixels, upright and without metadata. What the browser cannot decode is sent if it is within the limits, because
 * the API judges the bytes.
 * @throws PictureRefusal
 */
export async function preparePicture(file: File): Promise<File> {
  if (file.size > pictureRules.mostBytes) throw new PictureRefusal(pictureMessages.farTooLarge)
  const image = await decode(file).catch(() => undefined)
  const picture = image && (isSmall(file, image) ? file : await reduce(image, file.name))
  if (picture) return picture
  const fault = isHeic(file) ? pictureMessages.heic : findPictureFault(file)
  if (fault) throw new PictureRefusal(fault)
  return file
}
