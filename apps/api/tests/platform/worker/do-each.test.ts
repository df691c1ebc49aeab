import { DatabaseUnavailableError } from '../../../src/platform/db/unavailable.ts'
import { doEach } from '../../../src/platform/worker/do-each.ts'

/** Works on 1 to 4, failing as the failures say; returns what was worked on and the error. */
async function workOnFour(failures: Readonly<Record<number, Error>>) {
  const done: number[] = []
  const error = await doEach([1, 2, 3, 4], async (item) => {
    if (failures[item]) throw failures[item]
    done.push(item)
  }).catch((reason: unknown) => reason)
  return { done, error }
}

it('works on the items after one that failed, then reports the first failure', async () => {
  const first = new Error('the second item')
  const { done, error } = await workOnFour({ 2: first, 3: new Error('the third item') })
  expect(done).toEqual([1, 4])
  expect(error).toBe(first)
})

it('stops when the database is unavailable', async () => {
  const gone = new DatabaseUnavailableError('gone')
  const { done, error } = await workOnFour({ 2: gone })
  expect(done).toEqual([1])
  expect(error).toBe(gone)
})
