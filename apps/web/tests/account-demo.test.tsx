import { screen } from '@testing-library/react'
import { testMember } from './club-rows.ts'
import { openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

/** Opens the account of a site that was built with this value of ACCOUNT_DEMO. */
async function openAccount(flag: string) {
  process.env['ACCOUNT_DEMO'] = flag
  club().signIn(testMember('maya', { firstName: 'Maya' }))
  await openSite('/account?tab=previous-trips')
  await screen.findByRole('tablist')
}

afterEach(() => delete process.env['ACCOUNT_DEMO'])

const words = 'Trips and requests shown here are samples.'

it('shows samples and says so if the site was built with the flag', async () => {
  await openAccount('true')
  expect(await screen.findByText(words)).toBeVisible()
  expect(await screen.findByText('Bali, Indonesia')).toBeVisible()
  expect(club().calls.map(({ line }) => line)).not.toContain('GET /api/user/trips')
})

it('shows stored data if the site was built without the flag', async () => {
  await openAccount('')
  expect(
    await screen.findByText('Trips that you have taken with us will appear here.'),
  ).toBeVisible()
  expect(screen.queryByText(words)).toBeNull()
})
