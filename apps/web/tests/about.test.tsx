import { screen, waitFor, within } from '@testing-library/react'
import { headTag, openPage, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

const tab = (name: string) => screen.findByRole('tab', { name })
const chosen = () =>
  screen
    .getAllByRole('tab')
    .filter((one) => one.getAttribute('aria-selected') === 'true')
    .map(({ textContent }) => textContent)

describe('the about page', () => {
  it('opens with Our Story, next to How It Works', async () => {
    await openSite('/about')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('About Far & Few')
    expect(document.title).toBe('About Us - Far & Few')
    expect(headTag('link[rel="canonical"]', 'href')).toBe('https://club.example/about')
    const tabs = within(screen.getByRole('tablist', { name: 'About Far & Few' }))
    expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Our Story',
      'How It Works',
    ])
    expect(chosen()).toEqual(['Our Story'])
    expect(screen.getByRole('tabpanel', { name: 'Our Story' })).toBeVisible()
  })

  it('asks the API only what trips cost', async () => {
    await openPage('/about')
    await tab('Our Story')
    await waitFor(() => expect(club().calls.map(({ line }) => line)).toEqual(['GET /api/trips']))
    expect(
      await screen.findByText(/^From ₹.* with flights, where we know the fares\.$/),
    ).toBeVisible()
  })

  it('opens the first tab if the address names an unknown one', async () => {
    await openPage('/about?tab=constructor')
    await tab('How It Works')
    expect(chosen()).toEqual(['Our Story'])
  })

  it('links to the quiz and to the trips', async () => {
    await openPage('/about')
    const links = within(screen.getByRole('main'))
    const quiz = await links.findByRole('link', { name: 'Take the Travel Quiz' })
    expect(quiz).toHaveAttribute('href', '/quiz')
    expect(links.getByRole('link', { name: 'View All Trips' })).toHaveAttribute('href', '/trips')
  })
})

describe('the tabs by keyboard', () => {
  it('are one Tab stop; arrows, Home and End move between them and wrap around', async () => {
    const { user } = await openSite('/about')
    const [story, works] = [await tab('Our Story'), await tab('How It Works')]
    expect([story.tabIndex, works.tabIndex]).toEqual([0, -1])
    story.focus()
    for (const [key, focused] of [
      ['ArrowRight', works],
      ['ArrowRight', story],
      ['ArrowLeft', works],
      ['Home', story],
      ['End', works],
      ['ArrowLeft', story],
    ] as const) {
      await user.keyboard(`{${key}}`)
      expect(focused).toHaveFocus()
      expect(focused).toHaveAttribute('aria-selected', 'true')
      expect(focused.tabIndex).toBe(0)
    }
  })

  it('pass the focus on to the text, and ignore other keys', async () => {
    const { user } = await openSite('/about')
    const story = await tab('Our Story')
    story.focus()
    await user.keyboard('{ArrowDown}x')
    expect(story).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })
})
