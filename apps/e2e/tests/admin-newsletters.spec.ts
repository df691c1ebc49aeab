import { openAdminPage, openAdminSession, openAuditEntry } from './support/admin.ts'
import { postToApi } from './support/api.ts'
import { expectToast } from './support/pages.ts'
import { expect, test, uniqueEmail } from './support/test.ts'

test('finds a newsletter address and removes it', async ({ page, context, query }) => {
  const operator = `Kabir-${crypto.randomUUID().slice(0, 8)}`
  const email = uniqueEmail('admin-newsletter')
  await postToApi('/api/newsletters', { data: { email } })
  await openAdminSession(context, operator)
  await openAdminPage(page, '/mail/lists', 'Lists')
  await page.getByRole('searchbox', { name: 'Search addresses' }).fill(email)
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove this address?' })
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Address removed', 'It will no longer receive newsletters.')
  await expect(page.getByRole('button', { name: `Remove ${email}` })).toHaveCount(0)
  expect(await query('select 1 from newsletters where email = $1', [email])).toEqual([])

  const { row } = await openAuditEntry(page, operator, 'newsletter.removed')
  await expect(row).toContainText(/newsletter \d+/)
  await expect(page.getByText(email)).toHaveCount(0)
})
