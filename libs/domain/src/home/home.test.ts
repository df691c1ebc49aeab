import * as z from 'zod/mini'
import { catalogue } from '../catalogue/catalogue.ts'
import { destinationIn } from '../destinations/destinations.ts'
import { momentPictures } from '../pictures/moments.ts'
import { testimonialPortraits } from '../pictures/testimonial-portraits.ts'
import { moment, testimonial } from './home.ts'
import { moments } from './moments.ts'
import { testimonials } from './traveller-quotes.ts'
import { pictureNamed } from './picture-named.ts'

const isWellFormatted = (text: string) => text === text.trim() && !/\s{2}|!/.test(text)

describe('the testimonials', () => {
  it('are three, in the order of their ids, and match the schema', () => {
    expect(z.array(testimonial).parse(testimonials)).toEqual(testimonials)
    expect(testimonials.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('are each rated 5', () => {
    expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5])
  })

  it('name a trip of the catalogue', () => {
    for (const { trip } of testimonials) {
      expect(catalogue.some(({ title }) => trip.startsWith(title))).toBe(true)
    }
  })

  it('have a portrait each', () => {
    const portraits = testimonialPortraits.map(({ src }) => src)
    const images = testimonials.map(({ image }) => image)
    expect(portraits).toEqual(expect.arrayContaining(images))
    expect(new Set(images).size).toBe(3)
  })

  it('have no stray spaces or exclamation marks', () => {
    for (const { text } of testimonials) {
      expect(isWellFormatted(text)).toBe(true)
      expect(text).toMatch(/\.$/)
    }
  })

  it.each([
    ['an age below 28', { age: 27 }],
    ['an age above 42', { age: 43 }],
    ['a rating above five', { rating: 6 }],
    ['an empty text', { text: '' }],
  ])('reject %s', (_what, change) => {
    expect(testimonial.safeParse({ ...testimonials[0], ...change }).success).toBe(false)
  })
})

describe('the travel moments', () => {
  it('are six, in the order of their ids, and match the schema', () => {
    expect(z.array(moment).parse(moments)).toEqual(moments)
    expect(moments.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('show each moment picture once, with its alt text', () => {
    const shown = new Map(moments.map(({ src, alt }) => [src, alt]))
    expect(shown).toEqual(new Map(momentPictures.map(({ src, alt }) => [src, alt])))
  })

  it('happened at places that a trip visits', () => {
    for (const { location } of moments) {
      const place = location.replace(/^Near /, '').split(', ')[0]!
      const trip = catalogue.find(({ destination }) => {
        const slug = destinationIn(location)
        return slug !== undefined && destinationIn(destination) === slug
      })
      expect(JSON.stringify([trip?.itinerary, trip?.extendedEdition])).toContain(place)
    }
  })

  it('have likes in the range of the gallery photos', () => {
    for (const { likes } of moments) {
      expect(likes).toBeGreaterThanOrEqual(50)
      expect(likes).toBeLessThanOrEqual(549)
    }
  })

  it('have no stray spaces or exclamation marks', () => {
    for (const { caption, location } of moments) {
      expect(isWellFormatted(caption) && isWellFormatted(location)).toBe(true)
      expect(caption).toMatch(/\.$/)
    }
  })

  it('reject likes below zero', () => {
    expect(moment.safeParse({ ...moments[0], likes: -1 }).success).toBe(false)
  })
})

describe('pictureNamed', () => {
  it('throws for an unknown name', () => {
    expect(() => pictureNamed(momentPictures, 'nobody')).toThrow('There is no picture named nobody')
  })
})
