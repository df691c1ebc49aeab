import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { headTag, pageData } from '../../../tests/open-site.tsx'
import { PageDataProvider } from '../page-data.ts'
import { Page } from './page.tsx'

const long = 'A description of the trip, day after day. '.repeat(10)

const show = (props: Partial<Parameters<typeof Page>[0]> = {}) =>
  render(
    <PageDataProvider value={pageData}>
      <MemoryRouter>
        <Page title="Bali Bliss" description={long} {...props}>
          <h1>Bali</h1>
        </Page>
      </MemoryRouter>
    </PageDataProvider>,
  )

it('adds the brand to the title', () => {
  show()
  expect(document.title).toBe('Bali Bliss - Far & Few')
  expect(headTag('meta[property="og:title"]')).toBe('Bali Bliss - Far & Few')
})

it('does not add the brand twice', () => {
  show({ title: 'Far & Few - Far places, few people' })
  expect(document.title).toBe('Far & Few - Far places, few people')
})

it('gives search engines the whole sentences of the first 150 characters of the description', () => {
  show()
  const description = headTag('meta[name="description"]')
  expect(description).toBe(long.slice(0, 125))
  expect(headTag('meta[property="og:description"]')).toBe(description)
})

it('removes a space at the end of them', () => {
  show({ description: `${'a'.repeat(149)} and more` })
  expect(headTag('meta[name="description"]')).toBe('a'.repeat(149))
})

it('names the canonical URL and the share picture', () => {
  show({ path: '/destinations/bali', shareImage: '/art/share/trip-bali.png' })
  expect(headTag('link[rel="canonical"]', 'href')).toBe('https://club.example/destinations/bali')
  expect(headTag('meta[property="og:url"]')).toBe('https://club.example/destinations/bali')
  expect(headTag('meta[property="og:image"]')).toBe('https://club.example/art/share/trip-bali.png')
  expect(headTag('meta[property="og:image:width"]')).toBe('1200')
  expect(headTag('meta[property="og:image:height"]')).toBe('630')
  expect(headTag('meta[property="og:image:alt"]')).toBe('Bali Bliss - Far & Few')
  expect(headTag('meta[property="og:site_name"]')).toBe('Far & Few')
  expect(headTag('meta[name="robots"]')).toBeUndefined()
})

it('shares a default picture for a page without one', () => {
  show({ path: '/terms' })
  expect(headTag('meta[property="og:image"]')).toBe('https://club.example/art/share/default.png')
})

it('keeps a page without a canonical path out of search engines', () => {
  show()
  expect(headTag('meta[name="robots"]')).toBe('noindex')
  expect(headTag('link[rel="canonical"]', 'href')).toBeUndefined()
})

it('removes its tags from the head when it is unmounted', () => {
  show({ path: '/trips' }).unmount()
  expect(document.head.querySelectorAll('title, meta, link')).toHaveLength(0)
})
