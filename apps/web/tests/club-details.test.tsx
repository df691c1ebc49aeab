import { noClubIdentity, type PublicClub } from '@farandfew/domain/club-details/club-identity.ts'
import { sampleNote } from '@farandfew/domain/club-details/club-texts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { findViolations, openPage, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

const details: PublicClub = {
  registeredName: 'Lantern Journeys Private Limited',
  address: '1 Harbour Street\nMumbai 400001',
  phone: '+919845011223',
  whatsapp: '+919845011224',
  gstin: '27AAPFU0939F1ZV',
  isSample: false,
}
const set = (changes: Partial<PublicClub> = {}) => {
  club().state.club = { ...details, ...changes }
}

const footer = () => within(screen.getByRole('contentinfo'))
const asked = () => club().reads.club
const structured = () =>
  Array.from(
    document.querySelectorAll('footer [type="application/ld+json"]'),
    ({ textContent }) => JSON.parse(textContent) as unknown,
  )

describe('the footer', () => {
  it('ends with the details, for people and for search engines', async () => {
    set()
    await openSite('/about')
    expect(await footer().findByText('Lantern Journeys Private Limited')).toBeVisible()
    expect(footer().getByText('1 Harbour Street, Mumbai 400001')).toBeVisible()
    expect(footer().getByText('GSTIN 27AAPFU0939F1ZV')).toBeVisible()
    const [phone, whatsapp] = ['+91 98450 11223', '+91 98450 11224'].map((name) =>
      footer().getByRole('link', { name }),
    )
    expect(phone).toHaveAttribute('href', 'tel:+919845011223')
    expect(whatsapp).toHaveAttribute('href', 'https://wa.me/919845011224')
    expect(footer().queryByText(sampleNote)).not.toBeInTheDocument()
    expect(structured()).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': 'https://club.example/#organization',
        name: 'Far & Few',
        url: 'https://club.example/',
        legalName: 'Lantern Journeys Private Limited',
        address: '1 Harbour Street, Mumbai 400001',
        telephone: '+919845011223',
        taxID: '27AAPFU0939F1ZV',
      },
    ])
  })

  it('says that samples are samples, and gives search engines nothing', async () => {
    set({ isSample: true })
    await openSite('/about')
    expect(await footer().findByText(sampleNote)).toBeVisible()
    expect(structured()).toEqual([])
  })

  it("says which day it is if the club's date is set, with details or without", async () => {
    for (const changes of [{}, noClubIdentity]) {
      set({ ...changes, setDate: '2025-05-03' })
      const { unmount } = await openSite('/about')
      expect(await screen.findByText('Demo: on this site, today is 3 May 2025.')).toBeVisible()
      unmount()
    }
  })

  it('shows what is set and nothing else', async () => {
    set({ ...noClubIdentity, gstin: details.gstin })
    await openSite('/about')
    const line = await footer().findByText('GSTIN 27AAPFU0939F1ZV')
    expect(line.closest('ul')?.children).toHaveLength(1)
    expect(structured()).toEqual([expect.not.objectContaining({ legalName: expect.anything() })])
  })

  it('keeps them while the visitor goes on, without asking again', async () => {
    set()
    const { user } = await openSite('/about')
    await footer().findByText(/^GSTIN/)
    await user.click(footer().getByRole('link', { name: 'Contact' }))
    await screen.findByRole('heading', { level: 1, name: 'Contact' })
    expect(footer().getByText(/^GSTIN/)).toBeVisible()
    expect(structured()).toHaveLength(1)
    expect(asked()).toBe(1)
  })
})

describe('Contact', () => {
  const wayNames = () =>
    within(screen.getByRole('region', { name: 'How to reach us' }))
      .getAllByRole('term')
      .map(({ textContent }) => textContent)

  it('has email, phone and WhatsApp first, then the company', async () => {
    set()
    await openSite('/contact')
    const company = within(await screen.findByRole('region', { name: 'The company' }))
    expect(company.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Registered name', 'Address', 'GSTIN'],
    ])
    await waitFor(() => expect(wayNames()).toEqual(['Email', 'Phone', 'WhatsApp']))
    const ways = within(screen.getByRole('region', { name: 'How to reach us' }))
    expect(ways.getByRole('link', { name: '+91 98450 11223' })).toHaveAttribute(
      'href',
      'tel:+919845011223',
    )
    expect(await findViolations()).toEqual([])
  })

  it('has the email alone while nothing is set', async () => {
    await openSite('/contact')
    await waitFor(() => expect(asked()).toBe(1))
    expect(wayNames()).toEqual(['Email'])
  })
})

describe("a trip's page", () => {
  const talk = async () =>
    within(
      (await screen.findByRole('heading', { name: 'Ask About This Trip' })).closest('section')!,
    )

  it('offers to call, to write by WhatsApp and by email', async () => {
    set()
    await openSite('/destinations/turkey')
    const section = await talk()
    expect(await section.findByRole('link', { name: 'Call +91 98450 11223' })).toBeVisible()
    expect(section.getByRole('link', { name: 'WhatsApp +91 98450 11224' })).toBeVisible()
    expect(section.getByRole('link', { name: /^Email us/ })).toBeVisible()
  })

  it('offers email alone while nothing is set', async () => {
    await openSite('/trips/5')
    await waitFor(() => expect(asked()).toBe(1))
    expect((await talk()).getAllByRole('link')).toHaveLength(1)
  })
})

describe.each(['/contact', '/terms', '/privacy'])('the company on %s', (path) => {
  const company = async () => within(await screen.findByRole('region', { name: 'The company' }))

  it('is named', async () => {
    set()
    await openPage(path)
    expect((await company()).getByText('Lantern Journeys Private Limited')).toBeVisible()
    expect((await company()).queryByText(/has not entered/)).not.toBeInTheDocument()
  })

  it('has a sentence in place of a name that is not set', async () => {
    set(noClubIdentity)
    await openPage(path)
    expect((await company()).getByText(/has not entered its registered name/)).toBeVisible()
  })
})
