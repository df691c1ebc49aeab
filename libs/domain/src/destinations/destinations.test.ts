import { catalogue } from '../catalogue/index.ts'
import { destinationIn, destinationNames, destinationPageOf, destinationSlugs } from './index.ts'

describe('destinationIn', () => {
  it('finds each destination by its name', () => {
    expect(destinationSlugs.map((slug) => destinationIn(`In ${destinationNames[slug]}.`))).toEqual([
      ...destinationSlugs,
    ])
  })

  it('finds nothing where no destination is named', () => {
    expect(destinationIn('Norway')).toBeUndefined()
  })
})

describe('destinationPageOf', () => {
  it('leads to the four destination pages, and nowhere for the other trips', () => {
    expect(catalogue.map(destinationPageOf)).toEqual([
      'turkey',
      'bali',
      'montenegro',
      'sri-lanka',
      ...Array<undefined>(6).fill(undefined),
    ])
  })

  it('reads the title where the destination has no page', () => {
    expect(destinationPageOf({ title: 'bali bliss', destination: 'Ubud' })).toBe('bali')
  })
})
