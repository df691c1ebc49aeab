import { AppError } from '../../../src/platform/errors/app-error.ts'
import { createUploadPlaces } from '../../../src/platform/pictures/upload-places.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const settle = () => jest.advanceTimersByTimeAsync(0)

/** Asks for places, and lists the requests that have theirs. */
function createQueue() {
  const wait = createUploadPlaces()
  const entered: string[] = []
  const frees = new Map<string, () => void>()
  const ask = async (name: string) => {
    frees.set(name, await wait(name.split(' ')[0] as string))
    entered.push(name)
  }
  const free = async (name: string) => {
    frees.get(name)?.()
    await settle()
  }
  return { ask, free, entered }
}

it('gives one person two places and leaves the others free', async () => {
  const { ask, entered } = createQueue()
  for (const name of ['maya 1', 'maya 2', 'maya 3', 'ravi 1', 'asha 1']) void ask(name)
  await settle()
  expect(entered).toEqual(['maya 1', 'maya 2', 'ravi 1', 'asha 1'])
})

it('gives a free place to the first in line who may have it', async () => {
  const { ask, free, entered } = createQueue()
  for (const name of ['maya 1', 'maya 2', 'ravi 1', 'ravi 2', 'maya 3', 'asha 1']) void ask(name)
  await settle()
  await free('ravi 1')
  expect(entered.slice(4)).toEqual(['asha 1'])
  await free('maya 2')
  expect(entered.slice(5)).toEqual(['maya 3'])
})

it('refuses an upload that waits for 10 seconds, and one too many that would wait', async () => {
  const { ask, free, entered } = createQueue()
  const asked = Array.from({ length: 8 }, (_, index) => ask(`maya ${index}`))
  await expect(ask('maya 8')).rejects.toThrow(AppError)
  const refused = Promise.allSettled(asked.slice(2))
  await jest.advanceTimersByTimeAsync(10_000)
  for (const { status } of await refused) expect(status).toBe('rejected')
  await free('maya 0')
  void ask('maya 9')
  await settle()
  expect(entered).toEqual(['maya 0', 'maya 1', 'maya 9'])
})
