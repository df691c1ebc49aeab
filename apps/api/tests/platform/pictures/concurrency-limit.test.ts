import {
  createConcurrencyLimit,
  QueueFullError,
} from '../../../src/platform/pictures/concurrency-limit.ts'

/** Jobs that end when the test resolves them. */
function createWorks(limited: ReturnType<typeof createConcurrencyLimit>) {
  const started: string[] = []
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>()
  const start = (name: string) =>
    limited(() => {
      started.push(name)
      return new Promise<string>((resolve, reject) => {
        ends.set(name, { resolve: () => resolve(name), reject })
      })
    })
  return { started, ends, start }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

it('runs a limited number at once, and the others in the order of their calls', async () => {
  const { started, ends, start } = createWorks(createConcurrencyLimit({ running: 2, waiting: 9 }))
  const works = ['a', 'b', 'c', 'd'].map(start)
  await settle()
  expect(started).toEqual(['a', 'b'])
  ends.get('b')?.resolve()
  await settle()
  expect(started).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) ends.get(name)?.resolve()
  await settle()
  ends.get('d')?.resolve()
  expect(await Promise.all(works)).toEqual(['a', 'b', 'c', 'd'])
})

it('runs the next job after one fails', async () => {
  const { started, ends, start } = createWorks(createConcurrencyLimit({ running: 1, waiting: 9 }))
  const failing = start('a')
  const next = start('b')
  await settle()
  ends.get('a')?.reject(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  await settle()
  expect(started).toEqual(['a', 'b'])
  ends.get('b')?.resolve()
  expect(await next).toBe('b')
})

it('rejects a call while the queue is full, and accepts calls later', async () => {
  const { ends, start } = createWorks(createConcurrencyLimit({ running: 1, waiting: 1 }))
  const works = [start('a'), start('b')]
  await expect(start('c')).rejects.toThrow(QueueFullError)
  await settle()
  ends.get('a')?.resolve()
  await settle()
  ends.get('b')?.resolve()
  await Promise.all(works)
  const later = start('c')
  await settle()
  ends.get('c')?.resolve()
  expect(await later).toBe('c')
})
