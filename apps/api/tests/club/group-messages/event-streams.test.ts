import type { Checklist } from '@farandfew/domain/checklists/checklist.ts'
import type { GroupEvent } from '@farandfew/domain/group-messages/group-event.ts'
import { messageRules } from '@farandfew/domain/group-messages/group-message.ts'
import { sql } from 'kysely'
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connectDatabase, type Db } from '../../../src/platform/db/connect.ts'
import { neverListening } from '../../../src/platform/db/listener.ts'
import { openStream } from '../../../src/club/group-messages/event-stream.ts'
import { appendGroupEvent } from '../../../src/club/group-events/group-events.queries.ts'
import type { EventReader } from '../../harness/event-reader.ts'
import { fromPage, plainSite } from '../../harness/members.ts'
import type { SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../../harness/test-app.ts'
import {
  createEmbeddedTestDatabase,
  createTestDatabase,
  resetDatabase,
  type TestDatabase,
  until,
} from '../../support/index.ts'
import { insertBlock } from '../../support/rows.ts'
import { callsOf, cancel, type Group, insertGroup } from './conversation.ts'

let database: TestDatabase
let group: Group
let maya: SignedIn
let ravi: SignedIn
let apps: TestApp[] = []
let readers: EventReader[] = []
beforeAll(async () => {
  database = await createTestDatabase({ contents: 'catalogue' })
})
afterAll(() => database.close())
beforeEach(async () => {
  await resetDatabase(database.db)
  await fill(database.db)
})
afterEach(async () => {
  for (const reader of readers) reader.close()
  await Promise.all(apps.map((app) => app.close()))
  readers = []
  apps = []
})

async function fill(db: Db): Promise<void> {
  group = await insertGroup(db, ['Maya', 'Ravi', 'Lena'])
  ;[maya, ravi] = group.members as [SignedIn, SignedIn]
}

/** An instance of the API on the shared database. */
async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await createTestApp({ ...plainSite, database, ...options })
  apps.push(app)
  return app
}

async function read(
  app: TestApp,
  member: SignedIn,
  options: { after?: number; lastEventId?: number } = {},
): Promise<EventReader> {
  const reader = await callsOf(app, group, member).stream(options)
  readers.push(reader)
  return reader
}

const textsOf = (events: readonly GroupEvent[]) =>
  events.map((event) => ('message' in event ? event.message.text : event.kind))

/** The connection on which an instance listens, if it does. */
const listeners = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = 'club-api-listen'
  `.execute(database.db)
  return rows
}

describe('the plan of a group', () => {
  const arrival = (day: string) => ({ date: day, time: '10:30', flight: 'TK 717', place: 'IST' })

  it('shows every reader of the stream that an arrival or the checklist has changed', async () => {
    const app = await startApp()
    const stream = await read(app, ravi)
    const send = (method: 'put' | 'post' | 'patch' | 'delete', path: string, body = {}) =>
      app.request[method](`/api/groups/${group.departureId}/${path}`)
        .set(fromPage(maya.cookie))
        .send(body)
        .expect((response) => expect([200, 201]).toContain(response.status))
    const { departureDate } = await database.db
      .selectFrom('tripSchedules')
      .select('departureDate')
      .where('id', '=', group.departureId)
      .executeTakeFirstOrThrow()
    await send('put', 'arrival', arrival(departureDate))
    const added = await send('post', 'checklist', { label: 'First-aid kit' })
    const [{ id } = { id: 0 }] = (added.body as Checklist).items
    await send('patch', `checklist/${id}`, { isDone: true })
    await send('delete', `checklist/${id}`, { before: 'First-aid kit' })
    await send('delete', 'arrival')
    const events = await stream.has(5)
    expect(events.map(({ kind }) => kind)).toEqual(Array(5).fill('planned'))
  })

  it('says nothing of what a member ticks for themselves, or of a change that was refused', async () => {
    const app = await startApp()
    const at = `/api/groups/${group.departureId}`
    const last = async () => {
      const { body } = await app.request.get(`${at}/missed-events`).set(fromPage(ravi.cookie))
      return (body as { lastEventId: number }).lastEventId
    }
    const before = await last()
    const own = app.request.put(`${at}/checklist/club-items/passport`).set(fromPage(maya.cookie))
    await own.send({ isTicked: true }).expect(200)
    const wrong = app.request.put(`${at}/arrival`).set(fromPage(maya.cookie))
    await wrong.send(arrival('2031-01-01')).expect(400)
    expect(await last()).toBe(before)
  })
})

describe.each(['postgres', 'embedded'] as const)('on the %s database', (kind) => {
  it('sends every reader what happens, no matter who causes it', async () => {
    const own = kind === 'embedded' ? await createEmbeddedTestDatabase() : database
    const app = await startApp({ database: own })
    if (kind === 'embedded') await fill(own.db)
    const stream = await read(app, ravi, { after: 0 })
    const as = callsOf(app, group, maya)
    const { id } = await as.post('Hello')
    await as.edit(id, 'Hello!')
    await callsOf(app, group, ravi).read(id)
    await as.remove(id)
    const events = await stream.has(4)
    expect(events.map(({ kind: what }) => what)).toEqual(['posted', 'changed', 'read', 'changed'])
    expect(events[2]).toMatchObject({
      position: { memberId: ravi.id, name: 'Ravi', messageId: id },
    })
    expect(events[3]).toMatchObject({ message: { id, end: 'author', isOwn: false } })
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(stream.text()).toMatch(/^retry: [1-3][0-9]{3}\n\nevent: beat\n/)
    // The page asks for the same by and by if it cannot keep a stream open.
    const missed = await callsOf(app, group, ravi).missed(0)
    const [live, asked] = [events, missed.events].map((some) => some.map(({ id: at }) => at))
    expect(asked).toEqual(live)
    if (own !== database) {
      stream.close()
      await apps.pop()?.close()
      await own.close()
    }
  })
})

it('sends what happens on another instance', async () => {
  const [one, other] = [await startApp(), await startApp()]
  const streams = [await read(one, ravi, { after: 0 }), await read(other, ravi, { after: 0 })]
  await callsOf(one, group, maya).post('From one')
  await callsOf(other, group, maya).post('From the other')
  for (const stream of streams) {
    expect(textsOf(await stream.has(2))).toEqual(['From one', 'From the other'])
  }
})

it('resumes after the last event, without loss and without repetition', async () => {
  const app = await startApp()
  const as = callsOf(app, group, maya)
  const first = await read(app, ravi, { after: 0 })
  await as.post('1')
  await as.post('2')
  const [, second] = await first.has(2)
  first.close()
  await as.post('3')
  // A browser repeats the address, which is older than its header.
  const resumed = await read(app, ravi, { after: 0, lastEventId: second!.id })
  await as.post('4')
  expect(textsOf(await resumed.has(2))).toEqual(['3', '4'])
})

it('begins with what happens next if no position is given', async () => {
  const app = await startApp()
  const as = callsOf(app, group, maya)
  await as.post('1')
  const stream = await read(app, ravi)
  await as.post('2')
  expect(textsOf(await stream.has(1))).toEqual(['2'])
})

it('asks for the whole list after too many events, and after an event of another database', async () => {
  const app = await startApp()
  const { id } = await callsOf(app, group, maya).post('1')
  await sql`
    insert into group_events (departure_id, kind, message_id)
    select ${group.departureId}, 'changed', ${id} from generate_series(1, 600)
  `.execute(database.db)
  const { lastEventId } = await callsOf(app, group, ravi).list()
  for (const after of [0, lastEventId + 1000]) {
    const stream = await read(app, ravi, { after })
    expect(await stream.has(1)).toEqual([{ id: lastEventId, kind: 'reset' }])
    expect((await callsOf(app, group, ravi).missed(after)).events).toEqual(stream.events)
  }
  const near = lastEventId - 300
  const page = await callsOf(app, group, ravi).missed(near)
  expect([page.events.length, page.more]).toEqual([200, true])
  const stream = await read(app, ravi, { after: near })
  expect(await stream.has(300)).toHaveLength(300)
})

describe('the order of events', () => {
  const add = (db: Db) => appendGroupEvent(db, { departureId: group.departureId, kind: 'reset' })
  const addWithoutLock = (db: Db) =>
    sql`
      insert into group_events (departure_id, kind) values (${group.departureId}, 'reset')
    `.execute(db)
  const visible = async () =>
    (
      await database.db
        .selectFrom('groupEvents')
        .select('id')
        .where('departureId', '=', group.departureId)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id)

  it('is that of the commits: a later event is never visible before an earlier one', async () => {
    const slow = await database.db.startTransaction().execute()
    await add(slow)
    const quick = database.db.transaction().execute(add)
    await until(async () => {
      const { rows } = await sql`
        select from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and not l.granted
      `.execute(database.db)
      return rows.length === 1
    })
    expect(await visible()).toEqual([])
    await slow.commit().execute()
    await quick
    expect(await visible()).toHaveLength(2)
  })

  it('control: without the lock, a reader who resumes after the later event misses the earlier one', async () => {
    const slow = await database.db.startTransaction().execute()
    await addWithoutLock(slow)
    await addWithoutLock(database.db)
    const [seen] = await visible()
    await slow.commit().execute()
    const all = await visible()
    expect(all).toHaveLength(2)
    expect(all[0]).toBeLessThan(seen as number)
  })

  it('loses nothing while many members write at once', async () => {
    const app = await startApp()
    const stream = await read(app, ravi, { after: 0 })
    const count = 60
    const writers = [maya, group.host, group.members[2] as SignedIn]
    await Promise.all(
      Array.from({ length: count }, (_, index) =>
        callsOf(app, group, writers[index % 3] as SignedIn).post(`${index}`),
      ),
    )
    const events = await stream.has(count)
    expect(textsOf(events).sort()).toEqual(
      Array.from({ length: count }, (_, index) => `${index}`).sort(),
    )
    const ids = events.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other))
    const messageIds = events.map((event) => ('message' in event ? event.message.id : 0))
    expect(messageIds).toEqual([...messageIds].sort((one, other) => one - other))
  })
})

describe('a block', () => {
  it('takes effect in open streams at once, and makes the two load the list again', async () => {
    const app = await startApp()
    const streams = {
      maya: await read(app, maya, { after: 0 }),
      ravi: await read(app, ravi, { after: 0 }),
      host: await read(app, group.host, { after: 0 }),
    }
    await callsOf(app, group, maya).post('Before')
    await Promise.all(Object.values(streams).map((stream) => stream.has(1)))
    await insertBlock(database.db, maya.id, ravi.id)
    await callsOf(app, group, maya).post('During')
    await callsOf(app, group, maya).read((await callsOf(app, group, maya).list()).messages[0]!.id)
    await Promise.all([streams.maya.has(4), streams.ravi.has(2)])
    await database.db.deleteFrom('connections').execute()
    await callsOf(app, group, maya).post('After')
    expect(textsOf(await streams.ravi.has(4))).toEqual(['Before', 'reset', 'reset', 'After'])
    expect(textsOf(await streams.maya.has(6))).toEqual([
      ...['Before', 'reset', 'During', 'read', 'reset', 'After'],
    ])
    expect(textsOf(await streams.host.has(4))).toEqual(['Before', 'During', 'read', 'After'])
  })
})

describe('who loses access', () => {
  it('gets nothing that happens afterwards', async () => {
    const app = await startApp()
    const [left, out] = [await read(app, ravi, { after: 0 }), await read(app, maya, { after: 0 })]
    await callsOf(app, group, group.host).post('For all')
    await Promise.all([left.has(1), out.has(1)])
    await cancel(database.db, group.departureId, ravi.id)
    await database.db.deleteFrom('sessions').where('userId', '=', maya.id).execute()
    await callsOf(app, group, group.host).post('For those who stay')
    await Promise.all([left.ended, out.ended])
    expect([textsOf(left.events), textsOf(out.events)]).toEqual([['For all'], ['For all']])
    await expect(read(app, ravi)).rejects.toThrow('403')
    await expect(read(app, maya)).rejects.toThrow('401')
  })

  it('is cut off although nothing happens', async () => {
    const app = await startApp({ streamTimes: { sweep: 20 } })
    const stream = await read(app, ravi)
    await cancel(database.db, group.departureId, ravi.id)
    await stream.ended
  })
})

describe('without notifications', () => {
  const often = { poll: 20, pollUnnotified: 20 }

  it('finds events by looking for them', async () => {
    const app = await startApp({
      database: { ...database, listen: neverListening },
      streamTimes: often,
    })
    const stream = await read(app, ravi, { after: 0 })
    await callsOf(app, group, maya).post('Hello')
    expect(textsOf(await stream.has(1))).toEqual(['Hello'])
  })

  it('looks for events if an event came without one, and says so', async () => {
    const app = await startApp({
      // As PgBouncer in transaction mode: the connection stands, and nothing comes.
      database: {
        ...database,
        listen: () => ({ isListening: () => true, stop: () => Promise.resolve() }),
      },
      streamTimes: often,
    })
    await read(app, ravi, { after: 0 })
    const warnings = () => app.log.filter((line) => line.includes('no notification came'))
    // Again and again: the first event may already be among those that the stream begins with.
    await until(async () => {
      await sql`
        insert into group_events (departure_id, kind, created_at)
        values (${group.departureId}, 'reset', now() - interval '1 minute')
      `.execute(database.db)
      return warnings().length > 0
    })
    expect(warnings()).toHaveLength(1)
  })

  it('listens again after the connection was lost, and sends what happened meanwhile', async () => {
    const app = await startApp()
    const stream = await read(app, ravi, { after: 0 })
    await until(async () => (await listeners()).length === 1)
    const [first] = await listeners()
    await sql`select pg_terminate_backend(${first!.pid})`.execute(database.db)
    await callsOf(app, group, maya).post('Meanwhile')
    expect(textsOf(await stream.has(1))).toEqual(['Meanwhile'])
    const [again] = await listeners()
    expect(again?.pid).not.toBe(first?.pid)
  })
})

it('reads the events once, however many readers there are', async () => {
  const count = async (readers: number) => {
    let queries = 0
    const counted = await connectDatabase(
      { databaseUrl: database.url, databasePoolSize: 4, dataDir: '' },
      60_000,
      () => (queries += 1),
    )
    const app = await startApp({ database: counted })
    const streams = await Promise.all(
      Array.from({ length: readers }, (_, index) =>
        read(app, [ravi, group.host, group.members[2] as SignedIn][index % 3] as SignedIn),
      ),
    )
    const writer = await startApp()
    queries = 0
    await callsOf(writer, group, maya).post('Hello')
    await Promise.all(streams.map((stream) => stream.has(1)))
    const needed = queries
    for (const stream of streams) stream.close()
    await apps.splice(apps.indexOf(app), 1)[0]?.close()
    await counted.close()
    return needed
  }
  // A notification that comes while the events are read leads to one more look at them.
  const more = (await count(15)) - (await count(1))
  expect(more).toBeLessThan(5)
})

it('gives a member a limited number of streams', async () => {
  const app = await startApp()
  const open = Array.from({ length: messageRules.streamsPerMember }, () => read(app, ravi))
  const [first] = await Promise.all(open)
  await expect(read(app, ravi)).rejects.toThrow('429')
  await read(app, maya)
  first?.close()
  await until(() =>
    read(app, ravi).then(
      () => true,
      () => false,
    ),
  )
})

it('gives a member no more streams if they are opened at the same time', async () => {
  const app = await startApp()
  const asked = Array.from({ length: 30 }, () => read(app, ravi))
  const opened = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled')
  expect(opened).toHaveLength(messageRules.streamsPerMember)
})

it('sends a sign of life while nothing happens', async () => {
  const app = await startApp({ streamTimes: { heartbeat: 20 } })
  const stream = await read(app, ravi)
  const beat = 'event: beat\ndata: {}\n\n'
  await stream.says(beat + beat)
})

it('ends streams with a time to connect again when the program stops, also new ones', async () => {
  const stopping = new AbortController()
  const app = await startApp({ stopping: stopping.signal })
  const stream = await read(app, ravi)
  stopping.abort()
  await stream.ended
  expect(stream.text()).toMatch(/retry: \d+\n\n$/)
  const late = await read(app, ravi)
  await late.ended
  expect(late.text()).toMatch(/^retry: \d+\n\nevent: beat\ndata: {}\n\nretry: \d+\n\n$/)
})

it('cuts a reader who does not read, and makes no other wait', () => {
  const response = Object.assign(new EventEmitter(), {
    writableLength: 0,
    writableEnded: false,
    destroyed: false,
    shouldKeepAlive: true,
    written: [] as unknown[],
    writeHead: () => undefined,
    write: (text: unknown) => response.written.push(text),
    destroy: () => (response.destroyed = true),
  })
  const stream = openStream(response as unknown as ServerResponse, {}, () => undefined)
  stream.send('one')
  response.writableLength = 300_000
  stream.send('two')
  expect([response.written.slice(1), response.destroyed]).toEqual([['one'], true])
})

it('has no head', async () => {
  const app = await startApp()
  const { cookie } = ravi
  const head = await app.request.head(`/api/groups/${group.departureId}/events`).set({ cookie })
  expect(head.status).toBe(404)
})
