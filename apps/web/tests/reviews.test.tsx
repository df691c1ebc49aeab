import type { ReviewedTrip, TripReview } from '@farandfew/domain/reviews/review.ts'
import { deleteReview, saveReview } from '@farandfew/domain/reviews/reviews.contract.ts'
import { screen, within } from '@testing-library/react'
import { receivedAt, testMember } from './club-rows.ts'
import { openPage, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

describe('a trip with reviews', () => {
  const reviewOf = (id: number): TripReview => ({
    ...{ id, rating: 4, words: `Long dinners, number ${id}`, name: 'Asha', month: '2024-09' },
  })
  const blocks = () =>
    [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
      .filter((thing) => thing['@type'] === 'Product')

  it('shows all in a row, also to search engines', async () => {
    const reviews = [1, 2, 3, 4].map(reviewOf)
    club().state.reviews.set(7, { average: 4, count: 4, reviews })
    const { unmount } = await openPage('/trips/7')
    const section = within(await screen.findByRole('region', { name: 'Reviews' }))
    expect(section.getByText(/^4 out of 5 in 4 reviews\./)).toBeVisible()
    expect(section.getAllByText('Rated 4 out of 5')).toHaveLength(4)
    expect(section.getAllByText(/travelled in September 2024/)[0]).toBeVisible()
    expect(blocks()).toMatchObject([
      {
        '@type': 'Product',
        aggregateRating: { ratingValue: 4, reviewCount: 4, bestRating: 5 },
        review: reviews.map(({ words }) => ({ reviewBody: words, author: { name: 'Asha' } })),
      },
    ])
    unmount()
    expect(blocks()).toEqual([])
  })

  it('shows what the home page quotes of its travellers, which is no structured data', async () => {
    await openPage('/destinations/turkey')
    const section = within(await screen.findByRole('region', { name: 'Reviews' }))
    expect(section.getByRole('figure')).toHaveTextContent(
      /The wind kept the balloons down.*Priya Menon, travelled in October 2024$/,
    )
    expect(section.queryByText(/out of 5 in/)).not.toBeInTheDocument()
    expect(blocks()).toEqual([])
  })

  it('says that what the home page quotes is not one of the reviews that it counts', async () => {
    club().state.reviews.set(1, { average: 4, count: 1, reviews: [reviewOf(1)] })
    await openPage('/destinations/turkey')
    const section = within(await screen.findByRole('region', { name: 'Reviews' }))
    expect(
      await section.findByText(/^4 out of 5 in one review\. .* is not counted\.$/),
    ).toBeVisible()
    expect(section.getAllByRole('figure')).toHaveLength(2)
  })

  it('has neither section nor structured data without one', async () => {
    await openPage('/trips/7')
    await screen.findByRole('form', { name: 'Newsletter' })
    expect(screen.queryByRole('region', { name: 'Reviews' })).not.toBeInTheDocument()
    expect(blocks()).toEqual([])
  })
})

describe('the reviews of a member', () => {
  const words = 'Ten minutes after the gate opened we saw a leopard.'

  const own = (review: ReviewedTrip['review']) => [{ bookingId: 3, departureId: 1003, review }]

  async function openPreviousTrips(review: ReviewedTrip['review'] = null) {
    club().signIn(testMember('maya'))
    club().state.ownReviews = own(review)
    const trip = { id: 3, destination: 'Sri Lanka', date: '16-19 November 2024' }
    const rest = { status: 'Completed', groupSize: '8-12 People', coordinator: null, rating: null }
    club().state.userTrips = { current: [], previous: [{ ...trip, ...rest, highlights: [] }] }
    return openPage('/account?tab=previous-trips')
  }
  const button = (name: RegExp) => screen.findByRole('button', { name })

  it('are written with stars and words', async () => {
    const waiting = { state: 'waiting' as const, reason: null, shown: null, writtenAt: receivedAt }
    club().answer(saveReview, own({ rating: 5, words, ...waiting }))
    const { user } = await openPreviousTrips()
    await user.click(await button(/^Write a review of Sri Lanka/))
    const form = within(screen.getByRole('form', { name: 'Review of Sri Lanka' }))
    expect(form.getByRole('radio', { name: '1 star' })).toHaveFocus()
    await user.click(form.getByRole('button', { name: 'Send Review' }))
    expect(await form.findByText('Please choose 1 to 5 stars')).toBeVisible()
    await user.click(form.getByRole('radio', { name: '5 stars' }))
    await user.type(form.getByRole('textbox', { name: /^Your review/ }), words)
    await user.click(form.getByRole('button', { name: 'Send Review' }))
    expect(await screen.findByText('Waiting for approval')).toBeVisible()
    expect(club().calls).toContainEqual(
      expect.objectContaining({ line: 'PUT /api/user/reviews/1003', body: { rating: 5, words } }),
    )
    expect(screen.getByText(words)).toBeVisible()
    expect(await button(/^Change the review/)).toHaveFocus()
  })

  it('say why they were declined, and can be changed and deleted', async () => {
    const reason = 'Please leave out the name of the manager.'
    const shown = { rating: 4, words: 'What I wrote before was on the page for a while.' }
    const review = { rating: 2, words, state: 'declined' as const, reason, shown }
    const { user } = await openPreviousTrips({ ...review, writtenAt: receivedAt })
    expect(await screen.findByText(`Our reason: ${reason}`)).toBeVisible()
    expect(screen.getByText(/still shows what you wrote before/)).toBeVisible()
    await user.click(await button(/^Change the review/))
    expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked()
    expect(screen.getByRole('textbox', { name: /^Your review/ })).toHaveValue(words)
    await user.click(await button(/^Cancel/))

    await user.click(await button(/^Delete the review/))
    await user.click(await button(/^Keep It/))
    expect(await button(/^Delete the review/)).toHaveFocus()
    await user.click(await button(/^Delete the review/))
    club().answer(deleteReview, own(null))
    await user.click(await button(/^Delete Review/))
    expect(await button(/^Write a review/)).toHaveFocus()
  })
})
