import { costLine, costsInAll, costText, sumText, totalCost, withTotals } from './trip-costs.ts'

const flight = { item: 'Return flight', from: 24_000, to: 40_000 }
const visa = { item: 'Visa', from: 4_200, to: 4_200 }
const lunches = { item: 'Lunches', from: 3_000, to: 4_000, duration: 8 }

it('adds what one pays on top of the price, for the length in question', () => {
  const total = (duration: number) =>
    totalCost([flight, visa, lunches], { price: 200_000, duration })
  expect(total(4)).toEqual({ items: [flight, visa], from: 228_200, to: 244_200 })
  expect(total(8)).toEqual({ items: [flight, visa, lunches], from: 231_200, to: 248_200 })
})

it('writes amounts in Indian grouping', () => {
  const texts = [flight, visa, { from: 228_200, to: 244_200 }, { from: 0, to: 0 }].map(costText)
  expect(texts).toEqual(['₹24,000-40,000', '₹4,200', '₹2,28,200-2,44,200', 'Free'])
})

it('rounds a sum outwards to ₹5,000, so that it stays true', () => {
  expect(sumText({ from: 206_500, to: 223_400 })).toBe('₹2,05,000-2,25,000')
  expect(sumText({ from: 210_000, to: 210_000 })).toBe('₹2,10,000')
})

it('says in a line what a trip costs, and names what it leaves out', () => {
  const line = (items: Parameters<typeof totalCost>[0], without?: string) =>
    costLine(totalCost(items, { price: 200_000, duration: 4 }), without)
  expect(line([visa], 'your flights')).toBe('₹2,00,000-2,05,000 and your flights')
  expect(line([], 'your flights and the visa')).toBe('₹2,00,000, your flights and the visa')
  expect(line([{ ...flight, item: 'Return flight from Mumbai' }])).toBe(
    '₹2,20,000-2,40,000 door to door, from Mumbai',
  )
  // Which city it is from is not known.
  expect(line([flight])).toBe('₹2,20,000-2,40,000')
})

it('says what trips cost in all, from those whose costs leave nothing out', () => {
  const editions = [
    { duration: 4, price: 200_000 },
    { duration: 8, price: 300_000 },
  ]
  const known = { editions: withTotals(editions, { items: [flight, visa, lunches] }) }
  const unknown = { editions: withTotals(editions, { items: [], without: 'your flights' }) }
  expect(known.editions[1]).toEqual({ ...editions[1], inAll: { from: 331_200, to: 348_200 } })
  expect(costsInAll([known, unknown, {}])).toBe('From ₹2,25,000 to ₹3,50,000')
  expect(costsInAll([unknown, {}])).toBeUndefined()
  expect(unknown.editions).toEqual(editions)
})
