import { catalogue } from '../catalogue/catalogue.ts'
import { ownDestinationOf } from '../destinations/destinations.ts'
import { tripAction } from './trip-action.ts'

const tripOf = (slug: string) => catalogue.find((trip) => ownDestinationOf(trip) === slug)!

describe('tripAction', () => {
  const actionOf = (slug: string, free?: number, isBeingPaid = false) => {
    const trip = tripOf(slug)
    if (free === undefined) return tripAction(trip)
    const seats = { total: 12, booked: 12 - free, held: 0, offered: 0, kept: 0, free, isBeingPaid }
    return tripAction({
      ...trip,
      spotsLeft: free,
      nextDeparture: { ...trip.nextDeparture!, seats },
    })
  }

  it('says no number of spots that the build only guesses', () => {
    expect(actionOf('turkey')).toEqual({ label: 'Book This Trip', state: 'Open' })
  })

  it('books an open trip while seats are left, and says how many', () => {
    expect(actionOf('turkey', 3)).toEqual({ label: 'Book This Trip', state: '3 spots left' })
    expect(actionOf('turkey', 1)).toEqual({ label: 'Book This Trip', state: '1 spot left' })
  })

  it('joins the waitlist when the last seat is gone', () => {
    expect(actionOf('turkey', 0)).toEqual({ label: 'Join the Waitlist', state: 'Fully booked' })
  })

  it('asks to be told while the last seats are being paid', () => {
    expect(actionOf('turkey', 0, true)).toEqual({
      label: 'Tell Me When One Comes Back',
      state: 'Last seats are being paid',
    })
  })

  it('requests an invite if no departure is left that can be booked', () => {
    const turkey = { ...tripOf('turkey'), spotsLeft: 0, nextDeparture: null }
    expect(tripAction(turkey)).toEqual({ label: 'Request Invite', state: 'No date set yet' })
  })

  it.each([
    ['sri-lanka', 'Coming Soon · 8 Nov'],
    ['bali', 'Coming Soon · 21 Jun'],
    ['montenegro', 'Coming Soon · 13 Sep'],
  ])('requests an invite to %s, and says when it begins', (slug, state) => {
    expect(actionOf(slug)).toEqual({ label: 'Request Invite', state })
  })

  it('says the same before and after it is known whether the departure takes place', () => {
    const bali = tripOf('bali')
    const nextDeparture = { ...bali.nextDeparture!, groupDecision: 'guaranteed' } as const
    expect(tripAction({ ...bali, nextDeparture })).toEqual(tripAction(bali))
  })

  it('says Coming Soon alone if no departure is planned', () => {
    const bali = { ...tripOf('bali'), nextDeparture: null }
    expect(tripAction(bali).state).toBe('Coming Soon')
  })
})
