import { fieldChanges } from './field-changes.ts'

it('sets each field before beside after', () => {
  expect(
    fieldChanges({
      before: { title: 'Old', price: 0, note: null, open: false },
      after: { title: 'New', price: 200_000, note: 'Kind', images: ['/a.svg'] },
    }),
  ).toEqual([
    { field: 'title', before: 'Old', after: 'New' },
    { field: 'price', before: '0', after: '200000' },
    { field: 'note', before: undefined, after: 'Kind' },
    { field: 'open', before: 'false', after: undefined },
    { field: 'images', before: undefined, after: '[\n  "/a.svg"\n]' },
  ])
})

it('finds nothing where nothing was changed', () => {
  expect(fieldChanges({ before: null, after: null })).toEqual([])
})
