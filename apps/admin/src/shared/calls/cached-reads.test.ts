import { QueryClient } from '@tanstack/react-query'
import { removeRow, showAnswer } from './cached-reads.ts'

const list = ['/bookings']
const pages = [...list, { search: 'a' }, 'pages']
const detail = ['/bookings/7']
const rows = [
  { id: 7, paid: 1, tag: 'vip' },
  { id: 8, paid: 2 },
]

function clientWith(reads: readonly (readonly [readonly unknown[], unknown])[]) {
  const client = new QueryClient()
  for (const [key, data] of reads) client.setQueryData(key, data)
  return client
}

it('shows an answer in the rows of the same id, of paged and of whole lists', () => {
  const client = clientWith([
    [pages, { pages: [{ items: rows, total: 2 }], pageParams: [undefined] }],
    [list, { items: rows, total: 2 }],
  ])
  showAnswer(client, list, { id: 7, paid: 5 })
  const items = [{ id: 7, paid: 5, tag: 'vip' }, rows[1]]
  expect(client.getQueryData(pages)).toMatchObject({ pages: [{ items, total: 2 }] })
  expect(client.getQueryData(list)).toEqual({ items, total: 2 })
})

it('leaves what the answer does not contain, and replaces a list by a list', () => {
  const client = clientWith([
    [detail, { id: 7, paid: 1, bookings: [1] }],
    [['/sessions'], [{ id: 'a' }, { id: 'b' }]],
    [['/rooms'], { items: [1] }],
  ])
  showAnswer(client, detail, { id: 7, paid: 5 })
  showAnswer(client, ['/sessions'], [{ id: 'b' }])
  showAnswer(client, ['/rooms'], { items: [2] })
  expect(client.getQueryData(detail)).toEqual({ id: 7, paid: 5, bookings: [1] })
  expect(client.getQueryData(['/sessions'])).toEqual([{ id: 'b' }])
  expect(client.getQueryData(['/rooms'])).toEqual({ items: [2] })
})

it('caches nothing that was not read', () => {
  const client = new QueryClient()
  showAnswer(client, detail, { id: 7 })
  expect(client.getQueryData(detail)).toBeUndefined()
})

it('is not undone by a read that began before', async () => {
  const client = clientWith([[detail, { id: 7, paid: 1 }]])
  let answer = (_older: object) => {}
  const reading = client.fetchQuery({
    queryKey: detail,
    queryFn: () => new Promise<object>((resolve) => (answer = resolve)),
  })
  showAnswer(client, detail, { id: 7, paid: 5 })
  answer({ id: 7, paid: 1 })
  await reading.catch(() => undefined)
  expect(client.getQueryData(detail)).toEqual({ id: 7, paid: 5 })
})

it('removes a row and counts it once', () => {
  const page = { items: rows, total: 9 }
  const client = clientWith([[pages, { pages: [page], pageParams: [undefined] }]])
  removeRow(client, list, 7)
  removeRow(client, list, 7)
  expect(client.getQueryData(pages)).toMatchObject({ pages: [{ items: [rows[1]], total: 8 }] })
})
