import { openAdminPage, openAdminSession } from './support/admin.ts'
import { postToApi } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { registerMember } from './support/members.ts'
import { expectToast, open } from './support/pages.ts'
import { letTravel } from './support/past-trip.ts'
import { expect, test, uniqueEmail } from './support/test.ts'

const words = 'We shared a night train to Goa, and nobody told better stories.'

test('a member who travelled vouches for an applicant, and the console shows it', async ({
  page,
  context,
  query,
}) => {
  const email = uniqueEmail('noor')
  const name = `Noor ${email.slice(5, 13)}`
  await postToApi('/api/invite-requests', {
    data: { tripId: 2, name, email, message: 'I would love to.' },
  })

  const { username } = await registerMember('Mira', context)
  await open(page, '/account?tab=previous-trips')
  await expect(page.getByText('No previous trips yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Vouch for someone' })).toHaveCount(0)
  await letTravel(query, username, 4, '2022-03-03')
  await open(page, '/account?tab=previous-trips')
  const part = page.getByRole('region', { name: 'Vouch for someone' })
  const person = part.getByLabel('Their email or username')
  const reason = part.getByLabel(/^How do you know them/)
  await part.getByRole('button', { name: 'Vouch', exact: true }).click()
  await expect(part.getByText('Please enter their email address or username')).toBeVisible()
  await expect(person).toBeFocused()
  await person.fill(email)
  await reason.fill(words)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Thank you')
  const own = part.getByRole('list', { name: 'Your vouches' })
  await expect(own).toContainText(email)
  await expectAccessible(page, 'account with a vouch')

  await person.fill('nobody.knows.them')
  await reason.fill('A friend of many years.')
  await part.getByRole('button', { name: 'Vouch', exact: true }).click()
  await expect(part.getByText(/You can vouch again next year/)).toBeVisible()

  await openAdminSession(context, 'Meera')
  await openAdminPage(page, `/requests/invites?search=${encodeURIComponent(name)}`, 'Invites')
  await page.getByRole('list', { name: 'Requests' }).getByRole('link').click()
  const vouches = page.getByRole('region', { name: 'Vouched for by' })
  await expect(vouches).toContainText(words)
  await expect(vouches).toContainText('nobody.knows.them: no request yet, has not travelled yet')
  await expectAccessible(page, 'console: request with a vouch')

  await open(page, '/account?tab=previous-trips')
  await own.getByRole('button', { name: /nobody\.knows\.them$/ }).click()
  await expectToast(page, 'Vouch withdrawn')
  await expect(own.getByRole('listitem')).toHaveCount(1)
  await expect(person).toBeVisible()
})
