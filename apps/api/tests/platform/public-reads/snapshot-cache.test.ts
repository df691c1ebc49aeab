import {
  createKeyedCache,
  createSnapshotCache,
  visibleWithinMs,
} from '../../../src/platform/public-reads/snapshot-cache.ts'

class Unavailable extends Error {}

/** A database whose reads the test resolves, and a clock that the test sets. */
function createScene(maxAgeMs: number) {
  const clock = { now: 0 }
  const reads: { succeed: () => Promise<void>; fail: (error?: Error) => Promise<void> }[] = []
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  const load = () =>
    new Promise<number>((resolve, reject) => {
      const number = reads.length + 1
      reads.push({
        succeed: () => (resolve(number), settle()),
        fail: (error = new Unavailable()) => (reject(error), settle()),
      })
    })
  const cache = createSnapshotCache({
    load,
    maxAgeMs,
    now: () => clock.now,
  })
  const readNumber = async () => (await cache.read()).value
  return { cache, clock, reads, readNumber }
}

async function createSceneWithSnapshot() {
  const scene = createScene(1000)
  const first = scene.readNumber()
  await scene.reads[0]?.succeed()
  expect(await first).toBe(1)
  return scene
}

it('returns a fresh snapshot from memory', async () => {
  const { clock, reads, readNumber } = await createSceneWithSnapshot()
  clock.now = 999
  expect(await readNumber()).toBe(1)
  expect(reads).toHaveLength(1)
})

it('returns an ageing snapshot at once and reads a new one in the background', async () => {
  const { clock, reads, readNumber } = await createSceneWithSnapshot()
  clock.now = 1000
  expect(await readNumber()).toBe(1)
  expect(reads).toHaveLength(2)
  await reads[1]?.succeed()
  expect(await readNumber()).toBe(2)
})

it('waits for a new snapshot if the old one has expired', async () => {
  const { clock, reads, readNumber } = await createSceneWithSnapshot()
  clock.now = visibleWithinMs
  const waiting = readNumber()
  await reads[1]?.succeed()
  expect(await waiting).toBe(2)
})

it('never returns a snapshot older than the maximum age', async () => {
  const { clock, reads, readNumber } = createScene(2000)
  const first = readNumber()
  await reads[0]?.succeed()
  await first
  clock.now = visibleWithinMs
  const waiting = readNumber()
  await reads[1]?.succeed()
  expect(await waiting).toBe(2)
})

it('counts the age from the start of the read', async () => {
  const { cache, clock, reads } = createScene(1000)
  const first = cache.read()
  clock.now = 700
  await reads[0]?.succeed()
  expect(cache.ageOf(await first)).toBe(700)
})

it('reads once for all waiting requests', async () => {
  const { reads, readNumber } = createScene(1000)
  const waiting = Promise.all(Array.from({ length: 50 }, readNumber))
  expect(reads).toHaveLength(1)
  await reads[0]?.succeed()
  expect(new Set(await waiting)).toEqual(new Set([1]))
})

it('passes a failure on if there is no snapshot, and tries again for the next request', async () => {
  const { reads, readNumber } = createScene(1000)
  const first = readNumber()
  const rejection = expect(first).rejects.toThrow(Unavailable)
  await reads[0]?.fail()
  await rejection
  const second = readNumber()
  await reads[1]?.succeed()
  expect(await second).toBe(2)
})

it('returns no expired snapshot while the database is unavailable, and reads again once it is back', async () => {
  const { clock, reads, readNumber } = await createSceneWithSnapshot()
  clock.now = 5000
  const rejection = expect(readNumber()).rejects.toThrow(Unavailable)
  await reads[1]?.fail()
  await rejection
  const back = readNumber()
  await reads[2]?.succeed()
  expect(await back).toBe(3)
})

it('survives a failing background read', async () => {
  const { clock, reads, readNumber } = await createSceneWithSnapshot()
  clock.now = 1500
  expect(await readNumber()).toBe(1)
  await reads[1]?.fail()
  expect(await readNumber()).toBe(1)
})

it('reads for every request if the maximum age is zero', async () => {
  const { reads, readNumber } = createScene(0)
  const both = Promise.all([readNumber(), readNumber()])
  expect(reads).toHaveLength(2)
  await reads[0]?.succeed()
  await reads[1]?.succeed()
  expect(await both).toEqual([1, 2])
})

it('keeps the value of each key, of the last 200 that were read', async () => {
  const reads: number[] = []
  const readKey = createKeyedCache({
    load: (key: number) => Promise.resolve(void reads.push(key)),
    maxAgeMs: 1000,
    now: () => 0,
  })
  for (let key = 0; key <= 200; key += 1) await readKey(key)
  await readKey(200)
  await readKey(1)
  expect(reads).toHaveLength(201)
  await readKey(0)
  expect(reads).toHaveLength(202)
})

it('does not keep a key whose value could not be read', async () => {
  const reads: number[] = []
  const readKey = createKeyedCache({
    load: (key: number) => {
      reads.push(key)
      return key === 1 ? Promise.reject(new Unavailable()) : Promise.resolve(key)
    },
    maxAgeMs: 1000,
    now: () => 0,
  })
  await expect(readKey(1)).rejects.toThrow(Unavailable)
  await expect(readKey(1)).rejects.toThrow(Unavailable)
  for (let key = 2; key <= 201; key += 1) await readKey(key)
  await readKey(2)
  expect(reads).toHaveLength(202)
})
