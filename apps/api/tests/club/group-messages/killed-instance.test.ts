import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiProgram, createProgramFolder, startApi } from '../../harness/api-program.ts'
import { type EventReader, readEvents } from '../../harness/event-reader.ts'
import { fromPage } from '../../harness/members.ts'
import type { SignedIn } from '../../harness/signed-in.ts'
import { createTestDatabase, sized, type TestDatabase, until } from '../../support/index.ts'
import { type Group, insertGroup } from './conversation.ts'

let database: TestDatabase
let programs: Awaited<ReturnType<typeof createProgramFolder>>
let instances: ApiProgram[] = []
beforeAll(async () => {
  database = await createTestDatabase({ contents: 'catalogue' })
  programs = await createProgramFolder()
})
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.end()))
  await programs.remove()
  await database.close()
})

/** Posts one message as a browser does that tries again on the other instance until it is acknowledged. */
async function postUntilAcknowledged(
  { departureId }: Group,
  { cookie }: SignedIn,
  { text, origins }: { text: string; origins: readonly string[] },
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const origin = origins[attempt % origins.length] as string
    try {
      const { status } = await fetch(`${origin}/api/groups/${departureId}/messages`, {
        method: 'POST',
        headers: {
          ...fromPage(cookie),
          'content-type': 'application/json',
          'idempotency-key': `key-of-${text}`,
        },
        body: JSON.stringify({ text }),
      })
      if (status === 201) return
    } catch {
      // The instance is gone.
    }
    await sleep(10)
  }
}

/** A browser that resumes on the other instance when its stream is cut; returns what it received, in order. */
function follow(group: Group, { cookie }: SignedIn, origins: readonly string[]) {
  const received: { id: number; text: string }[] = []
  let current: EventReader | undefined
  let isOver = false
  const run = async () => {
    for (let attempt = 0; !isOver; attempt += 1) {
      const origin = origins[attempt % origins.length] as string
      const last = received.at(-1)
      const place = last === undefined ? { after: 0 } : { after: 0, lastEventId: last.id }
      const reader = await readEvents(origin, group.departureId, { cookie, ...place }).catch(
        () => undefined,
      )
      if (!reader) {
        await sleep(10)
        continue
      }
      current = reader
      await reader.ended
      for (const event of reader.events) {
        if ('message' in event) received.push({ id: event.id, text: event.message.text })
      }
      current = undefined
    }
  }
  const running = run()
  return {
    /** How many events came until now. */
    count: () => received.length + (current?.events.length ?? 0),
    end: async () => {
      isOver = true
      current?.close()
      await running
      return received
    },
  }
}

it('loses no message, and sends a resumed reader none twice, when an instance is killed', async () => {
  instances = await Promise.all(
    [0, 1].map(() => startApi(database.url, { folder: programs.folder })),
  )
  const [killed, kept] = instances as [ApiProgram, ApiProgram]
  const group = await insertGroup(database.db, ['Maya', 'Ravi', 'Lena'])
  const origins = [killed.origin, kept.origin]
  const [maya, ravi, lena] = group.members as [SignedIn, SignedIn, SignedIn]
  const readers = [follow(group, ravi, origins), follow(group, lena, [...origins].reverse())]

  const texts = Array.from({ length: sized(60, 200) }, (_, index) => `message-${index}`)
  const left = [...texts]
  const write = async (member: SignedIn) => {
    for (let text = left.pop(); text !== undefined; text = left.pop()) {
      await postUntilAcknowledged(group, member, { text, origins })
    }
  }
  const writing = Promise.all([maya, maya, group.host, group.host].map(write))
  await until(() => Promise.resolve(left.length < texts.length / 2))
  killed.child.kill('SIGKILL')
  await writing

  const stored = await database.db
    .selectFrom('groupMessages')
    .select('text')
    .where('departureId', '=', group.departureId)
    .execute()
  expect(stored.map(({ text }) => text).sort()).toEqual([...texts].sort())
  for (const reader of readers) {
    await until(() => Promise.resolve(reader.count() >= texts.length))
    const received = await reader.end()
    expect(received.map(({ text }) => text).sort()).toEqual([...texts].sort())
    const ids = received.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other))
  }

  // What is left stops without waiting for its streams, which go elsewhere.
  const stream = await readEvents(kept.origin, group.departureId, { cookie: ravi.cookie })
  kept.child.kill('SIGTERM')
  await stream.ended
  expect(stream.text()).toMatch(/retry: \d+\n\n$/)
  expect(await kept.exited).toBe(0)
})
