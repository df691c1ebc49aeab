import { screen, within } from '@testing-library/react'
import { openSite, withFakeApi } from './open-site.tsx'

withFakeApi()

/** The header of the site; the top of a page is a header element too. */
const banner = () => within(screen.getAllByRole('banner')[0]!)
const footer = () => within(screen.getByRole('contentinfo'))
const openMenu = () => banner().getByRole('button', { name: 'Open menu' })
const menu = () => banner().queryByRole('navigation', { name: 'Main, menu' })
const addresses = (links: HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')])

/** The links of the bar, which a narrow screen hides. */
const barLinks = () => {
  const [bar] = banner().getAllByRole('navigation', { hidden: true })
  return within(bar!).getAllByRole('link', { hidden: true })
}

describe('the header', () => {
  it('links to the specified pages in order', async () => {
    await openSite('/privacy')
    expect(addresses(barLinks())).toEqual([
      ['Destinations', '/trips'],
      ['Trip Schedule', '/schedule'],
      ['Moodboards', '/moodboards'],
      ['Travel Quiz', '/quiz'],
      ['About Us', '/about'],
    ])
    expect(banner().getByRole('link', { name: 'Far & Few' })).toHaveAttribute('href', '/')
    const [bookNow] = banner().getAllByText('Book Now')
    expect(bookNow).toHaveAttribute('href', '/trips')
  })

  it.each([
    ['/trips', ['Destinations']],
    ['/trips?region=asia', ['Destinations']],
    ['/trips/7', []],
    ['/', []],
  ])('on %s highlights the link that equals the path: %j', async (path, active) => {
    await openSite(path)
    const current = barLinks().filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.textContent)).toEqual(active)
  })

  it('opens and closes its menu', async () => {
    const { user } = await openSite('/privacy')
    expect(menu()).not.toBeInTheDocument()
    await user.click(openMenu())
    expect(addresses(within(menu()!).getAllByRole('link'))).toEqual(addresses(barLinks()))
    const button = banner().getByRole('button', { name: 'Close menu' })
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.click(button)
    expect(menu()).not.toBeInTheDocument()
    expect(openMenu()).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes its menu when a page is chosen, including the current one', async () => {
    const { user } = await openSite('/trips')
    await user.click(openMenu())
    await user.click(within(menu()!).getByRole('link', { name: 'Destinations' }))
    expect(menu()).not.toBeInTheDocument()
    await user.click(openMenu())
    await user.click(within(menu()!).getByRole('link', { name: 'Travel Quiz' }))
    expect(menu()).not.toBeInTheDocument()
    expect(window.location.pathname).toBe('/quiz')
  })
})

describe('the footer', () => {
  it('links to the destinations, the club and its terms', async () => {
    await openSite('/privacy')
    expect(addresses(footer().getAllByRole('link'))).toEqual([
      ['Turkey', '/trips'],
      ['Sri Lanka', '/trips'],
      ['Bali Indonesia', '/trips'],
      ['Montenegro', '/trips'],
      ['Portugal', '/trips'],
      ['Mexico', '/trips'],
      ['About Us', '/about'],
      ['Our Team', '/team'],
      ['Testimonials', '/testimonials'],
      ['Blog', '/blog'],
      ['Careers', '/careers'],
      ['Contact', '/contact'],
      ['FAQs', '/faqs'],
      ['Payment Information', '/payment-info'],
      ['Cancellation Policy', '/cancellation-policy'],
      ['Booking Terms', '/booking-terms'],
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Admin', '/admin'],
    ])
  })

  it('names the age group and the current year', async () => {
    await openSite('/privacy')
    const text = screen.getByRole('contentinfo')
    expect(text).toHaveTextContent(
      'Premium group travel experiences for solo adventurers aged 28-42',
    )
    expect(text).toHaveTextContent(`© ${new Date().getFullYear()} Far & Few`)
  })
})

describe('an unknown path', () => {
  it('shows the not-found page', async () => {
    await openSite('/no/such/page')
    expect(
      await screen.findByRole('heading', { level: 1, name: '404 - Page Not Found' }),
    ).toBeInTheDocument()
    expect(
      screen.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/')
    expect(document.title).toBe('Page Not Found - Far & Few')
  })
})
