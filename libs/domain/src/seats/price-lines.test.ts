import fc from 'fast-check'
import { initialTaxRates, splitPrice, taxesOfPayment, taxRatesOn } from './price-lines.ts'

const rupees = fc.integer({ min: 1, max: 10_000_000 })
const basisPoints = fc.integer({ min: 0, max: 3000 })

describe('the lines of a price', () => {
  it.each([
    [200_000, { package: 186_741, gst: 9_337, tcs: 3_922 }],
    [300_000, { package: 280_112, gst: 14_006, tcs: 5_882 }],
  ])('of INR %d are whole rupees', (total, lines) => {
    const paise = Object.fromEntries(
      Object.entries(lines).map(([name, line]) => [name, line * 100]),
    )
    expect(splitPrice(total * 100, initialTaxRates)).toEqual({
      ...paise,
      total: total * 100,
      gstRate: 500,
      tcsRate: 200,
    })
  })

  it('always add up to the total, and none is negative', () => {
    fc.assert(
      fc.property(rupees, basisPoints, basisPoints, (total, gst, tcs) => {
        const lines = splitPrice(total * 100, { gst, tcs })
        expect(lines.package + lines.gst + lines.tcs).toBe(lines.total)
        expect(Math.min(lines.package, lines.gst, lines.tcs)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('hold each tax within a rupee of its rate', () => {
    fc.assert(
      fc.property(rupees, basisPoints, basisPoints, (total, gst, tcs) => {
        const lines = splitPrice(total * 100, { gst, tcs })
        const apart = [
          lines.gst - (lines.package * gst) / 10_000,
          lines.tcs - ((lines.package + lines.gst) * tcs) / 10_000,
        ]
        for (const difference of apart) expect(Math.abs(difference)).toBeLessThan(100)
      }),
    )
  })

  it('round half a rupee up', () => {
    // 1 % within INR 50.50 is 50 paise.
    expect(splitPrice(10_100, { gst: 0, tcs: 100 }).tcs).toBe(100)
    expect(splitPrice(5_000, { gst: 0, tcs: 100 }).tcs).toBe(0)
  })

  it.each([0, -100, 150, 100.5, Number.NaN, Number.MAX_VALUE])('reject %d paise', (total) => {
    expect(() => splitPrice(total, initialTaxRates)).toThrow(RangeError)
  })
})

describe('the rates in force', () => {
  const [first, second, third] = ['2025-04-01', '2025-07-01', '2026-04-01'].map((validFrom) => ({
    validFrom,
    gst: 500,
    tcs: 200,
  }))

  it.each([
    ['2025-04-01', first],
    ['2025-06-30', first],
    ['2025-07-01', second],
    ['2030-01-01', third],
  ])('on %s are the latest that have begun', (date, expected) => {
    expect(taxRatesOn([second!, third!, first!], date)).toBe(expected)
  })

  it('are missing before the first have begun', () => {
    expect(() => taxRatesOn([second!, first!], '2025-03-31')).toThrow(RangeError)
  })
})

describe('the taxes of the payments', () => {
  const price = splitPrice(20_000_000, initialTaxRates)

  it('add up to those of the price, however it is paid', () => {
    const parts = [5_000_000, 1, 33_333, 14_966_666]
    const taxes = parts.map((amount, index) => {
      const paidBefore = parts.slice(0, index).reduce((sum, part) => sum + part, 0)
      return taxesOfPayment(price, { paidBefore, amount })
    })
    expect(taxes.reduce((sum, { gst }) => sum + gst, 0)).toBe(price.gst)
    expect(taxes.reduce((sum, { tcs }) => sum + tcs, 0)).toBe(price.tcs)
    expect(taxes[0]).toEqual({ gst: price.gst / 4, tcs: price.tcs / 4 })
  })
})
