import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { pictureMessages } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { createMember, plainSite } from '../../club/member-pictures/member.ts'
import { createTestApp, type TestApp } from '../../harness/test-app.ts'
import { drawSquare } from '../../harness/test-pictures.ts'

let api: TestApp
const slow: Socket[] = []
beforeAll(async () => {
  api = await createTestApp(plainSite)
})
afterEach(() => {
  jest.useRealTimers()
  for (const socket of slow.splice(0)) socket.destroy()
})
afterAll(() => api.close())

const fileHead = '--x\r\ncontent-disposition: form-data; name="picture"; filename="me.jpg"\r\n\r\n'

/** Begins an upload and sends no more of it. Resolves with all that the API answers once it closes the connection. */
async function beginUpload(headers: Record<string, string>) {
  const { hostname, port } = new URL(api.origin)
  const socket = connect(Number(port), hostname)
  slow.push(socket)
  let text = ''
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()))
  await once(socket, 'connect')
  const lines = [
    'POST /api/user/picture HTTP/1.1',
    `host: ${hostname}:${port}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 1000',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n${fileHead}`)
  return { socket, answer: () => text }
}

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve))
}

const upload = async (headers: Record<string, string>) =>
  api.request
    .post('/api/user/picture')
    .set(headers)
    .attach('picture', await drawSquare(), 'me.jpg')

it('an upload of a visitor is refused before its body arrives, and takes no place', async () => {
  const maya = await createMember(api)
  const visitors = await Promise.all(Array.from({ length: 16 }, () => beginUpload({})))
  await until(() => visitors.every(({ answer }) => answer().startsWith('HTTP/1.1 401')))
  expect((await upload(maya.headers)).status).toBe(200)
})

it('slow uploads of one member leave room for others', async () => {
  const [maya, ravi] = [await createMember(api), await createMember(api)]
  await Promise.all(Array.from({ length: 6 }, () => beginUpload(maya.headers)))
  expect((await upload(ravi.headers)).status).toBe(200)
})

it('an upload that is not complete after 45 seconds is ended', async () => {
  const { headers } = await createMember(api)
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setInterval', 'Date', 'performance', 'queueMicrotask'],
  })
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const [first, second] = await Promise.all([beginUpload(headers), beginUpload(headers)])
  await until(() => timers.mock.calls.filter(([, after]) => after === 45_000).length === 2)
  jest.advanceTimersByTime(45_000)
  await until(() => [first, second].every(({ answer }) => answer().includes('too long')))
  jest.useRealTimers()
  expect(first.answer()).toContain('HTTP/1.1 400')
  expect(first.answer()).toContain(pictureMessages.tooSlow)
  expect((await upload(headers)).status).toBe(200)
})
