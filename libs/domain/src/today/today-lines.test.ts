import type { OpenWork } from './admin-today.ts'
import { listTodayLines } from './today-lines.ts'

const none = { open: 0, mark: '0:', due: null, first: null }
const nothing: OpenWork = {
  invites: none,
  inquiries: none,
  unwritten: none,
  lapsedHolds: none,
  smallGroups: { ...none, departures: [] },
  waitlists: { ...none, departures: [] },
  integrity: { ...none, kinds: [] },
  messages: none,
  reports: none,
  reviews: none,
}
const since = (due: string) => ({ open: 2, mark: '2:9', due, first: '4' })
const work: OpenWork = {
  ...nothing,
  invites: since('2025-05-03T09:00:00.000Z'),
  inquiries: since('2025-05-01T09:00:00.000Z'),
  messages: since('2025-05-02T09:00:00.000Z'),
  reports: since('2025-05-04T09:00:00.000Z'),
  reviews: since('2025-04-01T09:00:00.000Z'),
  waitlists: { ...since('2025-03-01T09:00:00.000Z'), departures: [] },
}
const queuesFor = (role: Parameters<typeof listTodayLines>[1], of = work) =>
  listTodayLines(of, role).map(({ queue }) => queue)

it('lists the oldest promise first, then what is not promised, and nothing that is empty', () => {
  expect(queuesFor('owner')).toEqual([
    ...['inquiries', 'messages', 'invites', 'reports'],
    ...['waitlists', 'reviews'],
  ])
  expect(queuesFor('owner', nothing)).toEqual([])
})

it('lists each kind of what is not in order by itself, the oldest first among the others', () => {
  const kinds = [
    { kind: 'refund-slow', words: 'refunds overdue', open: 3, due: '2025-05-02T12:00:00.000Z' },
    { kind: 'oversold', words: 'oversold departure', open: 1, due: '2025-05-01T06:00:00.000Z' },
  ]
  const integrity = { ...since('2025-05-01T06:00:00.000Z'), open: 4, kinds }
  const lines = listTodayLines({ ...work, integrity }, 'owner')
  expect(lines.map(({ queue, open, fault }) => fault?.kind ?? `${queue} ${open}`)).toEqual([
    ...['oversold', 'inquiries 2', 'messages 2', 'refund-slow', 'invites 2'],
    ...['reports 2', 'waitlists 2', 'reviews 2'],
  ])
  expect(lines[3]).toMatchObject({ open: 3, first: 'refund-slow', isPromised: true })
})

it('lists for a role what it deals with, and everything that it may read for one that only looks', () => {
  expect(queuesFor('content')).toEqual(['inquiries', 'messages', 'reviews'])
  expect(queuesFor('bookings')).toEqual([
    'inquiries',
    'messages',
    'invites',
    'reports',
    'waitlists',
  ])
  expect(queuesFor('read-only', { ...work, reports: null })).toEqual([
    ...['inquiries', 'messages', 'invites', 'waitlists', 'reviews'],
  ])
})
