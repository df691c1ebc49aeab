import { maxPinnedMessages } from '@farandfew/domain/constants/limits.ts'
import { messageRules } from '@farandfew/domain/group-messages/group-message.ts'
import sharp from 'sharp'
import { cleanUp } from '../../../src/process/housekeeping.ts'
import { fromPage, plainSite, signUp } from '../../harness/members.ts'
import { insertSignedIn, type SignedIn } from '../../harness/signed-in.ts'
import { createTestApp, expectProblem, type TestApp } from '../../harness/test-app.ts'
import { drawBlack, drawNoise, drawPhotograph, drawSquare } from '../../harness/test-pictures.ts'
import { insertBlock } from '../../support/rows.ts'
import { callsOf, cancel, confirm, type Group, insertGroup } from './conversation.ts'

let api: TestApp
let group: Group
let maya: SignedIn
let ravi: SignedIn
beforeAll(async () => {
  api = await createTestApp(plainSite)
})
beforeEach(async () => {
  await api.reset()
  group = await insertGroup(api.database.db, ['Maya', 'Ravi', 'Lena'])
  ;[maya, ravi] = group.members as [SignedIn, SignedIn]
})
afterAll(() => api.close())

const as = (member: SignedIn) => callsOf(api, group, member)
const block = () => insertBlock(api.database.db, maya.id, ravi.id)

describe('a message', () => {
  it('is returned to everyone with its author, and says whose it is', async () => {
    const posted = await as(maya).post('Hello *everyone* <b>')
    expect(posted).toMatchObject({
      author: { id: maya.id, name: 'Maya', picture: null, isHost: false },
      isOwn: true,
      text: 'Hello *everyone* <b>',
      replyTo: null,
      pictures: [],
      reactions: [],
      editedAt: null,
      end: null,
      isPinned: false,
    })
    const { messages } = await as(ravi).list()
    expect(messages).toEqual([{ ...posted, isOwn: false }])
  })

  it('is posted once, however often the same request is sent', async () => {
    const key = 'one-of-maya'
    const send = () => as(maya).tryPost({ text: 'Once' }, key)
    const first = await send()
    const second = await send()
    expect([first.status, second.body]).toEqual([201, first.body])
    expect(first.body).toMatchObject({ requestKey: key })
    const { messages } = await as(ravi).list()
    expect(messages.map(({ text, requestKey }) => [text, requestKey])).toEqual([['Once', null]])
    expectProblem(await as(maya).tryPost({ text: 'Other' }, key), 'IDEMPOTENCY_KEY_REUSED', 409)
    // Another member may have the same key.
    expect((await as(ravi).tryPost({ text: 'Mine' }, key)).status).toBe(201)
  })

  it('leaves nothing of a deleted text with its key', async () => {
    const { body } = await as(maya).tryPost({ text: 'a secret' }, 'one-of-maya')
    await as(maya).remove(body.id)
    expect((await as(maya).tryPost({ text: 'a secret' }, 'one-of-maya')).body).toMatchObject({
      id: body.id,
      text: '',
      end: 'author',
    })
  })

  it('answers another one of the same group', async () => {
    const first = await as(maya).post('x'.repeat(500))
    const answer = await as(ravi).post('Yes', { replyTo: first.id })
    expect(answer.replyTo).toEqual({
      id: first.id,
      author: first.author,
      text: 'x'.repeat(messageRules.excerptLength),
      hasPicture: false,
      end: null,
    })
    const other = await insertGroup(api.database.db, ['Tom'])
    const foreign = await callsOf(api, other, other.host).post('Elsewhere')
    for (const replyTo of [foreign.id, 2_000_000_000]) {
      expectProblem(await as(maya).tryPost({ text: 'No', replyTo }), 'NOT_FOUND', 404)
    }
  })

  it('comes page by page, the latest first', async () => {
    const { db } = api.database
    const texts = Array.from({ length: messageRules.pageSize + 3 }, (_, index) => `No ${index}`)
    await db
      .insertInto('groupMessages')
      .values(texts.map((text) => ({ departureId: group.departureId, userId: ravi.id, text })))
      .execute()
    const first = await as(maya).list()
    const second = await as(maya).list(`?before=${first.olderCursor}`)
    const all = [...second.messages, ...first.messages]
    expect(all.map(({ text }) => text)).toEqual(texts)
    expect(first.messages).toHaveLength(messageRules.pageSize)
    expect(second.olderCursor).toBeNull()
    expect(first.unread).toBe(texts.length)
  })

  it('is refused if it is empty, too long, or has characters that cannot be shown', async () => {
    for (const text of ['', '   ', 'x'.repeat(2001), 'a\u0000b']) {
      expectProblem(await as(maya).tryPost({ text }), 'VALIDATION_FAILED', 400)
    }
  })

  it('loses the marks that change the direction in which it is read', async () => {
    expect((await as(maya).post('a\u202eb')).text).toBe('ab')
  })
})

describe('a change', () => {
  it("edits and deletes an own message, and no one else's", async () => {
    const { id } = await as(maya).post('Helo')
    expect((await as(maya).edit(id, 'Hello')).body).toMatchObject({
      text: 'Hello',
      editedAt: expect.any(String),
    })
    for (const response of [await as(ravi).edit(id, 'X'), await as(group.host).edit(id, 'X')]) {
      expectProblem(response, 'NOT_FOUND', 404)
    }
    expectProblem(await as(ravi).remove(id), 'NOT_FOUND', 404)
    expectProblem(await as(maya).edit(id, ''), 'VALIDATION_FAILED', 400)
    const gone = { text: '', end: 'author', editedAt: null, reactions: [] }
    await as(ravi).react(id, 'heart')
    expect((await as(maya).remove(id)).body).toMatchObject(gone)
    expect((await as(maya).remove(id)).body).toMatchObject(gone)
    expectProblem(await as(maya).edit(id, 'Again'), 'NOT_FOUND', 404)
    expectProblem(await as(ravi).react(id, 'heart'), 'NOT_FOUND', 404)
  })

  it('lets the host remove a message, which says so', async () => {
    const { id } = await as(maya).post('Buy my shoes')
    await as(ravi).post('No', { replyTo: id })
    expect((await as(group.host).remove(id)).body).toMatchObject({ text: '', end: 'host' })
    const { messages } = await as(ravi).list()
    expect(messages[1]?.replyTo).toMatchObject({ text: '', end: 'host' })
  })

  it('adds and removes reactions, each once', async () => {
    const { id } = await as(maya).post('Hello')
    await as(ravi).react(id, 'heart')
    await as(ravi).react(id, 'heart')
    const { body } = await as(maya).react(id, 'heart')
    expect(body.reactions).toEqual([
      { reaction: 'heart', count: 2, isOwn: true, names: ['Ravi', 'Maya'] },
    ])
    expect((await as(maya).react(id, 'heart', false)).body.reactions).toEqual([
      { reaction: 'heart', count: 1, isOwn: false, names: ['Ravi'] },
    ])
    expectProblem(await as(maya).react(id, '🦄'), 'VALIDATION_FAILED', 400)
  })

  it('pins and unpins as the host, up to a number', async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: maxPinnedMessages + 1 }, (_, index) => as(maya).post(`${index}`)),
    )
    for (const { id } of others) expect((await as(group.host).pin(id)).status).toBe(200)
    expectProblem(await as(group.host).pin(first!.id), 'TOO_MANY_PINNED', 409)
    expectProblem(await as(maya).unpin(others[0]!.id), 'GROUP_HOST_ONLY', 403)
    expect((await as(group.host).unpin(others[0]!.id)).body.isPinned).toBe(false)
    expect((await as(group.host).pin(first!.id)).body.isPinned).toBe(true)
    const { pinned } = await as(ravi).list()
    expect(pinned[0]?.id).toBe(first!.id)
    await as(maya).remove(first!.id)
    expect((await as(ravi).list()).pinned.map(({ id }) => id)).not.toContain(first!.id)
  })

  it('is refused in a group that is read-only, where marking as read still works', async () => {
    const { id } = await as(maya).post('See you')
    const later = await createTestApp({ ...plainSite, database: api.database, today: '2027-03-01' })
    const calls = callsOf(later, group, maya)
    const refused = [
      ...[await calls.tryPost({ text: 'Late' }), await calls.edit(id, 'Late')],
      ...[await calls.remove(id), await calls.react(id, 'heart')],
      ...[await calls.upload(await drawSquare())],
      await callsOf(later, group, group.host).pin(id),
    ]
    for (const response of refused) expectProblem(response, 'GROUP_READ_ONLY', 409)
    expect((await callsOf(later, group, ravi).read(id)).body).toEqual({ messageId: id, unread: 0 })
    expect(await calls.list()).toMatchObject({ isReadOnly: true, messages: [{ id }] })
    await later.close()
  })
})

describe('what is unread', () => {
  it('is what others wrote after the position, which only moves forward', async () => {
    const first = await as(maya).post('One')
    const second = await as(maya).post('Two')
    const third = await as(group.host).post('Three')
    await as(group.host).remove(third.id)
    expect((await as(ravi).list()).unread).toBe(2)
    expect((await as(maya).list()).unread).toBe(0)
    expect((await as(ravi).read(first.id)).body).toEqual({ messageId: first.id, unread: 1 })
    expect((await as(ravi).read(second.id)).body).toEqual({ messageId: second.id, unread: 0 })
    expect((await as(ravi).read(first.id)).body).toEqual({ messageId: second.id, unread: 0 })
    expect((await as(maya).list()).readPositions).toEqual([
      { memberId: ravi.id, name: 'Ravi', messageId: second.id },
    ])
    expectProblem(await as(ravi).read(2_000_000_000), 'NOT_FOUND', 404)
  })

  it('is counted for all groups of a member at once', async () => {
    const other = await insertGroup(api.database.db, ['Tom'])
    await confirm(api.database.db, other.departureId, maya.id)
    await as(ravi).post('One')
    await callsOf(api, other, other.host).post('Two')
    await callsOf(api, other, other.host).post('Three')
    expect(await as(maya).unread()).toEqual({
      total: 3,
      groups: [
        { departureId: group.departureId, unread: 1 },
        { departureId: other.departureId, unread: 2 },
      ],
    })
  })
})

describe('a block between two members', () => {
  it('hides from each what the other writes, reacts and reads, and from no one else', async () => {
    const [lena] = group.members.slice(2) as [SignedIn]
    const hers = await as(maya).post('From Maya')
    const byHost = await as(group.host).post('From the host')
    const answer = await as(lena).post('Answer', { replyTo: hers.id })
    const his = await as(ravi).post('From Ravi', { replyTo: hers.id })
    for (const [reader, id] of [
      [maya, hers.id],
      [maya, byHost.id],
      [ravi, byHost.id],
      [ravi, hers.id],
    ] as const) {
      await as(reader).react(id, 'heart')
    }
    await as(maya).read(his.id)
    await as(ravi).read(his.id)
    await as(group.host).pin(hers.id)
    await block()

    const seenByRavi = await as(ravi).list()
    expect(seenByRavi.messages.map(({ text }) => text)).toEqual([
      ...['From the host', 'Answer', 'From Ravi'],
    ])
    expect(seenByRavi.messages.map(({ replyTo }) => replyTo)).toEqual([null, null, null])
    expect(seenByRavi.messages[0]?.reactions).toMatchObject([{ count: 1, names: ['Ravi'] }])
    expect(seenByRavi.pinned).toEqual([])
    expect(seenByRavi.readPositions.map(({ name }) => name)).toEqual(['Ravi'])
    expect(JSON.stringify(seenByRavi)).not.toContain('Maya')
    expect(JSON.stringify(await as(ravi).missed(0))).not.toContain('Maya')

    const seenByMaya = await as(maya).list()
    expect(JSON.stringify(seenByMaya)).not.toContain('Ravi')
    for (const everyone of [await as(lena).list(), await as(group.host).list()]) {
      expect(everyone.messages.map(({ id }) => id)).toEqual([hers.id, byHost.id, answer.id, his.id])
      expect(everyone.messages[0]?.reactions).toMatchObject([{ count: 2 }])
      expect(everyone.messages[3]?.replyTo).toMatchObject({ id: hers.id })
    }
  })

  it('lets neither answer, react to, read or count what the other wrote', async () => {
    const { id } = await as(maya).post('From Maya')
    await block()
    expectProblem(await as(ravi).tryPost({ text: 'Hi', replyTo: id }), 'NOT_FOUND', 404)
    expectProblem(await as(ravi).react(id, 'heart'), 'NOT_FOUND', 404)
    expectProblem(await as(ravi).read(id), 'NOT_FOUND', 404)
    expect((await as(ravi).unread()).total).toBe(0)
    expect((await as(group.host).unread()).total).toBe(1)
  })

  it('hides nothing from the host, nor of the host', async () => {
    await insertBlock(api.database.db, maya.id, group.host.id)
    await as(group.host).post('From the host')
    await as(maya).post('From Maya')
    for (const member of [maya, group.host]) {
      expect((await as(member).list()).messages).toHaveLength(2)
      expect((await as(member).unread()).total).toBe(1)
    }
  })
})

describe('a picture', () => {
  const uploaded = async (bytes: Buffer, by = maya) => {
    const response = await as(by).upload(bytes)
    expect([response.status, response.body.detail]).toEqual([201, undefined])
    return response.body as { key: string; src: string; width: number; height: number }
  }
  const look = (src: string, by: SignedIn, etag?: string) =>
    api.request
      .get(src)
      .set({ ...fromPage(by.cookie), ...(etag === undefined ? {} : { 'if-none-match': etag }) })
      .buffer()
      .parse((stream, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => done(null, Buffer.concat(chunks)))
      })

  it('is re-encoded without metadata, and shown with its message to the group only', async () => {
    const { key, src, ...size } = await uploaded(await drawPhotograph())
    // No one else sees it before it is part of a message.
    expect((await look(src, ravi)).status).toBe(404)
    const description = 'The ferry'
    const { pictures } = await as(maya).post('', { pictures: [{ key, description }] })
    expect(pictures).toEqual([{ src, description, ...size }])
    const seen = await look(src, ravi)
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    const { format, width, height, exif, orientation } = await sharp(seen.body as Buffer).metadata()
    expect([format, width, height, exif, orientation]).toEqual([
      ...['webp', size.width, size.height, undefined, undefined],
    ])
    expect((seen.body as Buffer).includes('A telephone')).toBe(false)
    expect((await look(src, ravi, seen.headers['etag'])).status).toBe(304)

    await block()
    expect((await look(src, ravi, seen.headers['etag'])).status).toBe(404)
    await cancel(api.database.db, group.departureId, group.members[2]!.id)
    expect((await look(src, group.members[2]!)).status).toBe(403)
    const [outsider] = await insertSignedIn(api.database.db, 1)
    expect((await look(src, outsider!)).status).toBe(403)
  })

  it('is made smaller, never larger', async () => {
    const large = await sharp(await drawNoise(200))
      .resize(3000, 1500)
      .jpeg()
      .toBuffer()
    expect(await uploaded(large)).toMatchObject({ width: 1600, height: 800 })
    expect(await uploaded(await drawSquare())).toMatchObject({ width: 200, height: 200 })
  })

  it.each([
    ['a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 400],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 400],
    ['a bomb', drawBlack(20_000), 400],
    ['half a picture', undefined, 400],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 413],
  ])('is not %s', async (_name, bytes, status) => {
    const square = await drawSquare()
    const response = await as(maya).upload(bytes ?? square.subarray(0, square.length / 2))
    expect(response.status).toBe(status)
    const rows = await api.database.db.selectFrom('messagePictures').selectAll().execute()
    expect(rows).toEqual([])
  })

  it('belongs to one message of the one who uploaded it', async () => {
    const { key } = await uploaded(await drawSquare())
    const send = (by: SignedIn, keys = [key]) =>
      as(by).tryPost({ text: 'Look', pictures: keys.map((one) => ({ key: one })) })
    expectProblem(await send(ravi), 'VALIDATION_FAILED', 400)
    expectProblem(await send(maya, [key, key]), 'VALIDATION_FAILED', 400)
    expect((await send(maya)).status).toBe(201)
    expectProblem(await send(maya), 'VALIDATION_FAILED', 400)
    expect((await as(ravi).list()).messages).toHaveLength(1)
  })

  it('goes with its message, or after a day without one', async () => {
    const { key } = await uploaded(await drawSquare())
    const { id } = await as(maya).post('', { pictures: [{ key }] })
    const unused = await uploaded(await drawSquare())
    await as(maya).remove(id)
    const { db } = api.database
    const keys = async () =>
      (await db.selectFrom('messagePictures').select('key').execute()).map((row) => row.key)
    expect(await keys()).toEqual([unused.key])
    await cleanUp(api.context)
    expect(await keys()).toEqual([unused.key])
    await db
      .updateTable('messagePictures')
      .set({ createdAt: new Date(Date.now() - 25 * 60 * 60_000) })
      .execute()
    await cleanUp(api.context)
    expect(await keys()).toEqual([])
  })
})

describe('someone who is gone', () => {
  it('is a former member after cancelling, and reads nothing', async () => {
    await as(maya).post('See you there')
    await cancel(api.database.db, group.departureId, maya.id)
    expect((await as(ravi).list()).messages).toMatchObject([
      { author: null, text: 'See you there' },
    ])
    expectProblem(await as(maya).ask('get', '/messages'), 'GROUP_MEMBERS_ONLY', 403)
  })

  it('reads no later edit after leaving, by repeating the key of a message', async () => {
    const key = 'posted-before-leaving'
    const posted = await as(maya).tryPost({ text: 'See you there' }, key)
    expect((await as(maya).tryPost({ text: 'See you there' }, key)).status).toBe(201)
    await cancel(api.database.db, group.departureId, maya.id)
    await api.database.db
      .updateTable('groupMessages')
      .set({ text: 'Not for those who left' })
      .where('id', '=', posted.body.id)
      .execute()
    const repeated = await as(maya).tryPost({ text: 'See you there' }, key)
    expectProblem(repeated, 'GROUP_MEMBERS_ONLY', 403)
  })

  it('leaves only the place of their messages after deleting the account', async () => {
    const { db } = api.database
    const leaver = await signUp(api, { firstName: 'Zephyrine' })
    await confirm(db, group.departureId, leaver.user.id)
    const calls = callsOf(api, group, { ...maya, cookie: leaver.cookie })
    const { body: picture } = await calls.upload(await drawSquare())
    const hers = await calls.post('My number is 12345', { pictures: [{ key: picture.key }] })
    const his = await as(ravi).post('Thanks, Z', { replyTo: hers.id })
    await calls.react(his.id, 'heart')
    await calls.read(his.id)
    const { lastEventId } = await as(ravi).list()
    const erased = await api.request
      .delete('/api/user')
      .set(fromPage(leaver.cookie))
      .send({ currentPassword: 'lanterns over the lake' })
    expect(erased.status).toBe(200)
    const seen = await as(ravi).list()
    expect(seen.messages).toMatchObject([
      { id: hers.id, author: null, text: '', pictures: [], end: 'account' },
      { id: his.id, replyTo: { id: hers.id, author: null, text: '' }, reactions: [] },
    ])
    expect(seen.readPositions).toEqual([])
    expect(JSON.stringify(seen)).not.toMatch(/Zephyrine|12345/)
    expect((await as(ravi).missed(lastEventId)).events).toMatchObject([{ kind: 'reset' }])
  })
})
