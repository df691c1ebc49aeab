import { fieldChanges } from './field-changes.ts'

it('returns each field with its values before and after', () => {
  expect(
    fieldChanges({
      before: { title: 'Old', price: 0, note: null, open: false },
      after: { title: 'New', price: 200_000, note: 'Kind', images: ['/a.svg'] },
    }),
  ).toEqual([
    { field: 'Title', before: 'Old', after: 'New' },
    { field: 'Price', before: '0', after: '200000' },
    { field: 'Note', before: undefined, after: 'Kind' },
    { field: 'Open', before: 'No', after: undefined },
    { field: 'Images', before: undefined, after: '/a.svg' },
  ])
})

it('shows only the differing entries of two lists, or all of them if only the order changed', () => {
  const change = (was: unknown[], is: unknown[]) => {
    const [{ before, after }] = fieldChanges({
      before: { includedItems: was },
      after: { includedItems: is },
    }) as unknown as [{ before: string; after: string }]
    return [before, after]
  }
  expect(change(['Tea', 'Hills', 'Sea'], ['Tea', 'Hill', 'Sea'])).toEqual([
    'Hills\n(2 others unchanged)',
    'Hill\n(2 others unchanged)',
  ])
  expect(change(['Tea', 'Sea'], ['Sea', 'Tea'])).toEqual(['Tea\nSea', 'Sea\nTea'])
  expect(change(['Tea'], ['Tea', 'Sea'])).toEqual([
    '(1 other unchanged)',
    'Sea\n(1 other unchanged)',
  ])
  expect(change([], ['Sea'])).toEqual([undefined, 'Sea'])
  expect(change([{ day: 1, title: 'Old' }], [{ day: 1, title: 'New' }])).toEqual([
    'day 1 · title Old',
    'day 1 · title New',
  ])
  expect(fieldChanges({ before: { includedItems: [] }, after: null })[0]?.field).toBe(
    'Included items',
  )
})

it('finds nothing if nothing was changed', () => {
  expect(fieldChanges({ before: null, after: null })).toEqual([])
})
