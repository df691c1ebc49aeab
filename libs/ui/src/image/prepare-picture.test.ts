import { pictureMessages, pictureRules } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { PictureRefusal, preparePicture } from './prepare-picture.ts'

const photo = (name = 'me.jpg', type = 'image/jpeg', size?: number) => {
  const file = new File(['bytes'], name, { type })
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
  return file
}

/** What the browser does; jsdom decodes and draws nothing. */
function mockBrowser({ width, height }: { width: number; height: number }) {
  const drawn: [width: number, height: number][] = []
  const image = HTMLImageElement.prototype as unknown as Record<string, unknown>
  image['decode'] = () => Promise.resolve()
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width)
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height)
  const context = { fillRect: () => undefined, drawImage: () => undefined }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    drawn.push([this.width, this.height])
    done(new Blob(['small'], { type: type ?? '' }))
  })
  return drawn
}
afterEach(() => {
  jest.restoreAllMocks()
  delete (HTMLImageElement.prototype as unknown as Record<string, unknown>)['decode']
})

it.each([
  ['50 megapixels', photo('me.jpg', 'image/jpeg', 300_000), 8160, 6144],
  ['12 MB', photo('me.png', 'image/png', 12_000_000), 4000, 3000],
  ['HEIC that the browser opens', photo('me.heic', 'image/heic'), 4032, 3024],
  ['no known type', photo('me.jpg', ''), 4000, 3000],
])('makes a photograph of %s smaller', async (_, file, width, height) => {
  const drawn = mockBrowser({ width, height })
  const picture = await preparePicture(file)
  expect([picture.name, picture.type]).toEqual(['me.jpg', 'image/jpeg'])
  const { sentSide } = pictureRules
  expect(drawn).toEqual([[sentSide, Math.round((sentSide * height) / width)]])
})

it('removes the metadata of a small photograph of another type', async () => {
  const drawn = mockBrowser({ width: 800, height: 600 })
  const picture = await preparePicture(photo('me.gif', 'image/gif'))
  expect(picture.name).toBe('me.jpg')
  expect(drawn).toEqual([[800, 600]])
})

it('sends a small picture as it is', async () => {
  const drawn = mockBrowser({ width: 2400, height: 1800 })
  const file = photo()
  expect(await preparePicture(file)).toBe(file)
  expect(drawn).toEqual([])
})

it('leaves to the API what the browser cannot decode and the limits allow', async () => {
  const file = photo()
  expect(await preparePicture(file)).toBe(file)
})

it.each([
  ['HEIC', photo('IMG_1.HEIC', ''), pictureMessages.heic],
  ['HEIF', photo('me', 'image/heif'), pictureMessages.heic],
  ['another type', photo('me.gif', 'image/gif'), pictureMessages.wrongType],
  ['more than 5 MB', photo('me.jpg', 'image/jpeg', 6_000_000), pictureMessages.tooLarge],
  ['more than 60 MB', photo('me.jpg', 'image/jpeg', 70_000_000), pictureMessages.farTooLarge],
])('refuses %s that the browser cannot decode, and says what to do', async (_, file, message) => {
  await expect(preparePicture(file)).rejects.toEqual(new PictureRefusal(message))
})
