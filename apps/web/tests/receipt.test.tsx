import { logIn } from '@farandfew/domain/auth/auth.contract.ts'
import { screen, within } from '@testing-library/react'
import { confirmedBooking, testMember } from './club-rows.ts'
import { address, findViolations, headTag, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()
beforeEach(() => window.localStorage.clear())

const receiptPath = '/receipts/FF-25-26-000042'
const maya = testMember('maya', { firstName: 'Maya', lastName: 'Rao' })
beforeEach(() => {
  club().state.bookings = [confirmedBooking()]
})
const signIn = () => club().signIn(maya)

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.findByRole('button', { name })
const facts = async () =>
  within(await screen.findByRole('article'))
    .getAllByRole('definition')
    .map((text) => [text.previousElementSibling?.textContent, text.textContent])

describe('the page of a receipt', () => {
  it('says who paid what for which trip, when and how, and can be printed', async () => {
    signIn()
    const { user } = await openSite(receiptPath)
    await heading('Receipt FF/25-26/000042')
    expect(await facts()).toEqual([
      ['Issued on', '1 May 2025'],
      ['Received from', 'Maya Rao'],
      ['Trip', 'Hidden Gems of Turkey'],
      ['Dates', '14-17 August 2025'],
      ['Booking', '100'],
      ['Received on', '1 May 2025'],
      ['Payment', 'Deposit, paid online'],
      ['Payment reference', 'pay_4711'],
      ['Includes GST', '₹2,334.25'],
      ['Includes TCS', '₹980.50'],
      ['Amount received', '₹50,000'],
      ['Package', '₹1,86,741'],
      ['GST', '₹9,337'],
      ['TCS', '₹3,922'],
      ['Total', '₹2,00,000'],
    ])
    expect(within(screen.getByRole('article')).getByText('Far & Few')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the booking' })).toHaveAttribute(
      'href',
      '/book/7',
    )
    expect(document.title).toBe('Receipt FF/25-26/000042 - Far & Few')
    expect(headTag('meta[name="robots"]')).toBe('noindex')
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    await user.click(await button('Print'))
    expect(print).toHaveBeenCalledTimes(1)
  })

  it('asks a visitor to log in, and then shows the receipt', async () => {
    club().answer(logIn, maya)
    const { user } = await openSite(receiptPath)
    await heading('Your receipt')
    expect(await findViolations()).toEqual([])
    await user.click(await button('Log In'))
    await user.click(await button('Login with Email'))
    const form = within(await screen.findByRole('dialog', { name: 'Login with Email' }))
    await user.type(form.getByLabelText(/^Username/), 'maya')
    await user.type(form.getByLabelText(/^Password/), 'far-places')
    await user.click(form.getByRole('button', { name: 'Log In' }))
    await heading('Receipt FF/25-26/000042')
    expect(address()).toBe(receiptPath)
  })

  it.each(['FF-25-26-000043', '42', 'FF-25-26-000042-1'])(
    'says that the member has no receipt %s',
    async (number) => {
      signIn()
      await openSite(`/receipts/${number}`)
      await heading('Receipt Not Found')
      expect(screen.getByText(/^Your account has no receipt with this number\./)).toBeVisible()
      expect(headTag('meta[name="robots"]')).toBe('noindex')
      expect(await findViolations()).toEqual([])
    },
  )

  it('asks to log in again if the session is over', async () => {
    signIn()
    club().fail('GET /api/bookings', { code: 'NOT_SIGNED_IN', detail: 'Please log in.' })
    const { user } = await openSite(receiptPath)
    await heading('Please log in again')
    await user.click(await button('Log In'))
    await screen.findByRole('dialog', { name: 'Sign Up / Log In' })
  })

  it('can be loaded again after a failure', async () => {
    signIn()
    club().fail('GET /api/bookings', { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' })
    const { user } = await openSite(receiptPath)
    await user.click(await button('Try Again'))
    await heading('Receipt FF/25-26/000042')
  })
})
