import fc from 'fast-check'
import { cardDescriptionLength, targetAgeLabel } from './limits.ts'
import {
  durationLabel,
  durationsLabel,
  metaDescription,
  pageTitle,
  priceLabel,
  priceRangeLabel,
  spotsLeftLabel,
  tierPrice,
  truncate,
} from './labels.ts'
import { queryDefaults, toastDefaults } from './interface.ts'
import { brand } from '../brand/brand.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 300 })
const characters = (value: string) => Array.from(value).length

describe('priceLabel', () => {
  it.each([
    [200_000, 'INR 2 Lacs'],
    [300_000, 'INR 3 Lacs'],
    [250_000, 'INR 2.5 Lacs'],
    [205_000, 'INR 2.05 Lacs'],
    [100_000, 'INR 1 Lac'],
    [1_250_000, 'INR 12.5 Lacs'],
    [85_500, 'INR 85,500'],
    [212_345, 'INR 2,12,345'],
    [12_345_678, 'INR 1,23,45,678'],
    [999, 'INR 999'],
    [0, 'INR 0'],
  ])('writes %i rupees as %s', (rupees, label) => {
    expect(priceLabel(rupees)).toBe(label)
  })

  it('never rounds', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_147_483_647 }), (rupees) => {
        const [, figures = '', unit] = priceLabel(rupees).split(' ')
        const value = Number(figures.replaceAll(',', ''))
        expect(unit ? Math.round(value * 100_000) : value).toBe(rupees)
      }),
    )
  })

  it('has a price for each tier', () => {
    expect([tierPrice(2), tierPrice(3)].map(priceLabel)).toEqual(['INR 2 Lacs', 'INR 3 Lacs'])
  })
})

describe('durationLabel', () => {
  it.each([
    [4, '4 days / 3 nights'],
    [8, '8 days / 7 nights'],
    [2, '2 days / 1 night'],
    [1, '1 day'],
  ])('writes %i as %s', (days, label) => {
    expect(durationLabel(days)).toBe(label)
  })
})

describe('priceRangeLabel', () => {
  it.each([
    [200_000, 300_000, 'INR 2-3 Lacs'],
    [200_000, 250_000, 'INR 2-2.5 Lacs'],
    [200_000, 200_000, 'INR 2 Lacs'],
    [100_000, 200_000, 'INR 1 Lac - INR 2 Lacs'],
    [85_500, 200_000, 'INR 85,500 - INR 2 Lacs'],
  ])('shows %i to %i as %j', (from, to, label) => {
    expect(priceRangeLabel(from, to)).toBe(label)
  })
})

describe('durationsLabel', () => {
  it.each([
    [[4], '4 days / 3 nights'],
    [[4, 8], '4 or 8 days'],
    [[4, 6, 8], '4, 6 or 8 days'],
  ])('shows %j as %j', (days, label) => {
    expect(durationsLabel(days)).toBe(label)
  })
})

describe('spotsLeftLabel', () => {
  it('writes one spot in the singular', () => {
    expect([0, 1, 3].map(spotsLeftLabel)).toEqual(['0 spots left', '1 spot left', '3 spots left'])
  })
})

describe('truncate', () => {
  it('leaves a short enough text as it is', () => {
    expect(truncate('a'.repeat(100), cardDescriptionLength)).toBe('a'.repeat(100))
  })

  it.each([
    ['two words', 3, 'two…'],
    ['two words', 4, 'two…'],
    ['two words', 8, 'two…'],
    ['three more words', 10, 'three more…'],
    ['A stop. And more', 7, 'A stop…'],
    ['A stop. And more', 9, 'A stop…'],
  ])('cuts %j within %i characters after a whole word: %j', (value, length, cut) => {
    expect(truncate(value, length)).toBe(cut)
  })

  it('cuts inside a word that is longer than the limit', () => {
    expect(truncate('a'.repeat(101), cardDescriptionLength)).toBe(`${'a'.repeat(100)}…`)
  })

  it('never splits a character', () => {
    expect(truncate('🎈🎈🎈', 2)).toBe('🎈🎈…')
  })

  it('returns the text, or its beginning with an ellipsis', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 120 }), (value, length) => {
        const cut = truncate(value, length)
        if (characters(value) <= length) return expect(cut).toBe(value)
        expect(cut.endsWith('…')).toBe(true)
        expect(value.startsWith(cut.slice(0, -1))).toBe(true)
        expect(characters(cut)).toBeLessThanOrEqual(length + 1)
        expect(/\p{Cs}/u.test(cut)).toBe(false)
      }),
    )
  })
})

describe('metaDescription', () => {
  it('is the beginning of the text, of at most 150 characters', () => {
    fc.assert(
      fc.property(text, (value) => {
        const short = metaDescription(value)
        expect(value.trim().startsWith(short)).toBe(true)
        expect(characters(short)).toBeLessThanOrEqual(150)
      }),
    )
  })

  it.each([
    ['A short text without an end', 'A short text without an end'],
    [`One. Two! ${'word '.repeat(40)}`, 'One. Two!'],
    [`She said “Come.” ${'word '.repeat(40)}`, 'She said “Come.”'],
    [`${'a'.repeat(149)}. And more.`, `${'a'.repeat(149)}.`],
    [`Once. ${'a'.repeat(143)}.5 and more`, 'Once.'],
    ['word '.repeat(40), 'word '.repeat(30).trimEnd()],
    ['a'.repeat(200), 'a'.repeat(150)],
  ])('ends with a whole sentence, otherwise with a whole word: %j', (value, short) => {
    expect(metaDescription(value)).toBe(short)
  })
})

describe('pageTitle', () => {
  it('adds the brand', () => {
    expect(pageTitle('Bali Bliss')).toBe(`Bali Bliss - ${brand.name}`)
  })

  it('adds it only once', () => {
    expect(pageTitle(`${brand.name}: our story`)).toBe(`${brand.name}: our story`)
    fc.assert(
      fc.property(text, (title) => {
        expect(pageTitle(pageTitle(title))).toBe(pageTitle(title))
      }),
    )
  })
})

describe('the constants of the user interface', () => {
  it('have the specified values', () => {
    expect(targetAgeLabel).toBe('28-42')
    expect(toastDefaults).toEqual({
      limit: 1,
      removeDelay: 1_000_000,
      duration: 5000,
      swipeDirection: 'right',
      swipeThreshold: 50,
      hotkey: ['F8'],
    })
    expect(queryDefaults).toEqual({
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
      gcTime: 300_000,
    })
  })
})
