import { pictureMessages } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { currentUser } from '@farandfew/domain/members/user.ts'
import { profileForm } from '@farandfew/domain/members/user-forms.ts'
import type { Response } from 'supertest'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { createMember, memberPassword, plainSite, type TestMember } from './member.ts'
import {
  drawAnimation,
  drawBlack,
  drawInterlaced,
  drawNoise,
  drawPhotograph,
  drawSquare,
  drawWithAlpha,
} from '../../harness/test-pictures.ts'

let api: TestApp
let maya: TestMember
beforeAll(async () => {
  api = await createTestApp(plainSite)
})
beforeEach(async () => {
  maya = await createMember(api)
})
afterAll(() => api.close())

const upload = (bytes: Buffer, by = maya, filename = 'me.jpg') =>
  api.request
    .post('/api/user/picture')
    .set(by.headers)
    .attach('picture', bytes, { filename, contentType: 'image/jpeg' })

/** The response at the picture's URL. */
const look = (path: string) => api.request.get(path).buffer().parse(readBytes)
function readBytes(response: Response, done: (error: Error | null, body: Buffer) => void) {
  const chunks: Buffer[] = []
  const stream = response as unknown as NodeJS.ReadableStream
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('end', () => done(null, Buffer.concat(chunks)))
}

async function uploadWell(bytes: Buffer, by = maya): Promise<string> {
  const response = await upload(bytes, by)
  expect([response.status, response.body.detail]).toEqual([200, undefined])
  const { profileImage } = z.parse(currentUser, response.body)
  expect(profileImage).toMatch(/^\/api\/pictures\/[\w-]{22}$/)
  return profileImage as string
}

/** The colour at a point of the picture; x and y from 0 to 1. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + info.channels)]
}
const isRed = ([r = 0, , b = 0]: number[]) => r > 150 && b < 90
const isBlue = ([r = 0, , b = 0]: number[]) => b > 150 && r < 90

const rowsOf = (userId: number) =>
  api.database.db.selectFrom('memberPictures').selectAll().where('userId', '=', userId).execute()
const imageOf = async (userId: number) =>
  (
    await api.database.db
      .selectFrom('users')
      .select('profileImage')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).profileImage

describe('an accepted picture', () => {
  it('is returned upright, square, as WebP and without metadata', async () => {
    const photograph = await drawPhotograph()
    const before = await sharp(photograph).metadata()
    expect(before).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
    expect(before.exif?.includes('A telephone')).toBe(true)

    const { body } = await look(await uploadWell(photograph))
    const after = await sharp(body).metadata()
    expect(after).toMatchObject({ format: 'webp', width: 512, height: 512 })
    expect([after.exif, after.xmp, after.icc, after.iptc, after.orientation]).toEqual(
      Array(5).fill(undefined),
    )
    expect(body.includes('A telephone')).toBe(false)
    expect(isRed(await colourAt(body, 0.5, 0.2))).toBe(true)
    expect(isBlue(await colourAt(body, 0.5, 0.8))).toBe(true)
  })

  it('keeps transparency', async () => {
    const { body } = await look(await uploadWell(await drawWithAlpha()))
    expect(await sharp(body).metadata()).toMatchObject({ hasAlpha: true, width: 512 })
    expect((await colourAt(body, 0.9, 0.5))[3]).toBe(0)
    expect((await colourAt(body, 0.1, 0.5))[3]).toBe(255)
  })

  it('is the first frame of an animation', async () => {
    const animation = await drawAnimation()
    expect((await sharp(animation).metadata()).pages).toBe(2)
    const { body } = await look(await uploadWell(animation))
    const after = await sharp(body).metadata()
    expect([after.pages, after.width, after.height]).toEqual([undefined, 512, 512])
    expect(isRed(await colourAt(body, 0.5, 0.5))).toBe(true)
  })

  it('may be cached by the browser and cannot run scripts', async () => {
    const response = await look(await uploadWell(await drawSquare()))
    expect(response.status).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it('has a URL that the profile accepts', async () => {
    const profileImage = await uploadWell(await drawSquare())
    expect(z.parse(profileForm, { profileImage })).toEqual({ profileImage })
    expect(await imageOf(maya.id)).toBe(profileImage)
  })

  it('replaces the previous one', async () => {
    const first = await uploadWell(await drawSquare())
    const second = await uploadWell(await drawWithAlpha())
    expect(second).not.toBe(first)
    expectProblem(await api.request.get(first), 'NOT_FOUND', 404)
    expect((await look(second)).status).toBe(200)
    expect(await rowsOf(maya.id)).toHaveLength(1)
  })

  it("does not change another member's", async () => {
    const hers = await uploadWell(await drawSquare())
    const ravi = await createMember(api)
    await uploadWell(await drawWithAlpha(), ravi)
    expect((await look(hers)).status).toBe(200)
    expect(await imageOf(maya.id)).toBe(hers)
  })

  it('is accepted under any file name', async () => {
    const response = await upload(await drawSquare(), maya, '../../etc/passwd')
    expect(response.status).toBe(200)
  })

  it('is the only one after concurrent uploads', async () => {
    const picture = await drawSquare()
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(picture)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200))
    const [row, ...others] = await rowsOf(maya.id)
    expect(others).toEqual([])
    expect(await imageOf(maya.id)).toBe(`/api/pictures/${row?.key}`)
  })
})

describe('a picture that is no longer used', () => {
  const setImage = (profileImage: string | null) =>
    api.database.db.updateTable('users').set({ profileImage }).where('id', '=', maya.id).execute()

  it.each(['/art/avatars/03.svg', null])('is deleted once the profile shows %s', async (image) => {
    const address = await uploadWell(await drawSquare())
    await setImage(image)
    expect(await rowsOf(maya.id)).toEqual([])
    expectProblem(await api.request.get(address), 'NOT_FOUND', 404)
  })

  it('is kept when other fields of the member change', async () => {
    const address = await uploadWell(await drawSquare())
    await setImage(address)
    await api.database.db
      .updateTable('users')
      .set({ city: 'Pune' })
      .where('id', '=', maya.id)
      .execute()
    expect((await look(address)).status).toBe(200)
  })

  it('is deleted with its member', async () => {
    const address = await uploadWell(await drawSquare())
    const gone = await api.request
      .delete('/api/user')
      .set(maya.headers)
      .send({ currentPassword: memberPassword })
    expect(gone.status).toBe(200)
    expect(await rowsOf(maya.id)).toEqual([])
    expectProblem(await api.request.get(address), 'NOT_FOUND', 404)
  })
})

describe('a rejected file', () => {
  const pictures: [string, keyof typeof pictureMessages, () => Promise<Buffer> | Buffer][] = [
    ['a text named .jpg', 'wrongType', () => Buffer.from('These are words.\n'.repeat(200))],
    ['an empty file', 'missing', () => Buffer.alloc(0)],
    [
      'an SVG',
      'wrongType',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'),
    ],
    [
      'a GIF',
      'wrongType',
      async () =>
        sharp(await drawSquare())
          .gif()
          .toBuffer(),
    ],
    [
      'a TIFF',
      'wrongType',
      async () =>
        sharp(await drawSquare())
          .tiff()
          .toBuffer(),
    ],
    ['a JPEG that ends too soon', 'broken', async () => (await drawNoise()).subarray(0, 20_000)],
    ['a PNG of 30,000 × 30,000 pixels', 'tooManyPixels', () => drawBlack(30_000)],
    ['a PNG of 6,400 × 6,400 pixels', 'tooManyPixels', () => drawBlack(6_400)],
    ['an interlaced PNG of 480 MB', 'tooMuchMemory', () => drawInterlaced(6_300, 4)],
  ]
  it.each(pictures)('is %s', async (_name, reason, make) => {
    const document = expectProblem(await upload(await make()), 'VALIDATION_FAILED', 400)
    expect(document.errors).toEqual({ picture: pictureMessages[reason] })
    expect(document.detail).toBe(pictureMessages[reason])
    expect(await rowsOf(maya.id)).toEqual([])
    expect(await imageOf(maya.id)).toBeNull()
  })

  it('is larger than the limit', async () => {
    const document = expectProblem(
      await upload(Buffer.alloc(6 * 1024 * 1024)),
      'PAYLOAD_TOO_LARGE',
      413,
    )
    expect([document.detail, document.errors]).toEqual([
      pictureMessages.tooLarge,
      { picture: pictureMessages.tooLarge },
    ])
  })

  it('is larger than the limit without a content length', async () => {
    const form = new FormData()
    form.set('picture', new Blob([Buffer.alloc(6 * 1024 * 1024)]), 'me.jpg')
    const whole = new Request('http://club.example', { method: 'POST', body: form })
    // A stream has no length and is sent in chunks.
    const response = await fetch(`${api.origin}/api/user/picture`, {
      method: 'POST',
      headers: { ...maya.headers, 'content-type': whole.headers.get('content-type') as string },
      body: whole.body,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ detail: pictureMessages.tooLarge })
    expect(await rowsOf(maya.id)).toEqual([])
  })

  it('is missing, or not a file', async () => {
    const post = () => api.request.post('/api/user/picture').set(maya.headers)
    const answers = await Promise.all([
      post(),
      post().send({ picture: 'me' }),
      post().type('text/plain').send('me'),
      post().field('picture', 'me'),
      post().attach('other', await drawSquare(), 'me.jpg'),
    ])
    for (const answer of answers) {
      const document = expectProblem(answer, 'VALIDATION_FAILED', 400)
      expect(document.errors?.picture).toBe(pictureMessages.missing)
    }
    expect(await rowsOf(maya.id)).toEqual([])
  })

  it('is one of two files', async () => {
    const picture = await drawSquare()
    const answer = await upload(picture).attach('picture', picture, 'other.jpg')
    const document = expectProblem(answer, 'VALIDATION_FAILED', 400)
    expect(document.errors).toEqual({ picture: pictureMessages.several })
    expect(await rowsOf(maya.id)).toEqual([])
  })

  it.each([
    ['boundary', 'multipart/form-data', 'words'],
    ['end', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="pic'],
    [
      'rest',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\nabc',
    ],
  ])('is in a form without %s', async (_what, type, body) => {
    const response = await api.request
      .post('/api/user/picture')
      .set({ ...maya.headers, 'content-type': type })
      .send(Buffer.from(body))
    expectProblem(response, 'VALIDATION_FAILED', 400)
    expect(await rowsOf(maya.id)).toEqual([])
  })

  it('leaves the current picture in place', async () => {
    const address = await uploadWell(await drawSquare())
    await upload(Buffer.from('words'))
    expect(await imageOf(maya.id)).toBe(address)
    expect((await look(address)).status).toBe(200)
  })
})

describe('access', () => {
  it.each(['unknown', 'A'.repeat(22), '..%2f..', 'A'.repeat(99)])(
    'answers 404 for the key %s',
    async (key) => {
      expectProblem(await api.request.get(`/api/pictures/${key}`), 'NOT_FOUND', 404)
    },
  )
})
