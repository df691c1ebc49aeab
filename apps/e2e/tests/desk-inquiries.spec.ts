import type { Page } from '@playwright/test'
import { enterDesk, goToRoom, sendToApi } from './support/desk.ts'
import { downloadBy } from './support/download.ts'
import { fillInquiry, findInquiryForm, sendButton } from './support/inquiry.ts'
import { expectToast, open } from './support/pages.ts'
import { expect, newAddress, test } from './support/test.ts'

/** What the log has of an operator's action: opened, with what was changed. */
async function openEntry(page: Page, operator: string, action: string) {
  await goToRoom(page, `/audit-log?search=${operator}&action=${action}`, 'Audit log')
  const table = page.getByRole('table', { name: 'Audit log' })
  const row = table.getByRole('row', { name: operator })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: /^Open entry/ }).click()
  return { row, changes: page.getByRole('table', { name: 'What was changed' }) }
}

test('an inquiry is found, read and marked as answered, and the log says by whom', async ({
  page,
  context,
}) => {
  const operator = `Meera-${crypto.randomUUID().slice(0, 8)}`
  const email = newAddress('desk-inquiry')
  await open(page, '/trips/5')
  const form = await findInquiryForm(page)
  const message = 'A week of trams and tiles, please.'
  await fillInquiry(form, { name: 'Maya Rao', email, destination: 'bali', message })
  await sendButton(form).click()
  await expectToast(page, 'Inquiry Received!')

  await enterDesk(context, operator)
  await goToRoom(page, '/inquiries', 'Inquiries')
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill(email)
  await expect(page.getByText('1 inquiry', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /Maya Rao/ }).click()
  const inquiry = page.getByRole('article', { name: /Maya Rao/ })
  await expect(inquiry.getByText(message)).toBeVisible()
  await expect(inquiry.getByRole('link', { name: 'Reply by mail' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${email.replace('@', '(@|%40)')}`),
  )
  await inquiry.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(inquiry.getByText(`Marked as answered by ${operator}`)).toBeVisible()

  const { row, changes } = await openEntry(page, operator, 'inquiry.answered')
  await expect(row).toContainText(/inquiry \d+/)
  await expect(changes.getByRole('row', { name: 'Answered' })).toHaveText('AnsweredNoYes')
  await expect(page.getByText(email)).toHaveCount(0)
  const { name, text } = await downloadBy(page, () =>
    page.getByRole('link', { name: 'Download CSV' }).click(),
  )
  await expectToast(page, 'Download started')
  expect(name).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain(operator)
  expect(text).toContain('inquiry.answered')
})

test('an address is found among the newsletter’s and taken out', async ({
  page,
  context,
  query,
}) => {
  const operator = `Kabir-${crypto.randomUUID().slice(0, 8)}`
  const email = newAddress('desk-letters')
  await sendToApi('/api/newsletters', { email })
  await enterDesk(context, operator)
  await goToRoom(page, '/newsletter', 'Newsletter')
  await page.getByRole('searchbox', { name: 'Search addresses' }).fill(email)
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove this address?' })
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Address removed', 'It gets no more letters.')
  await expect(page.getByRole('button', { name: `Remove ${email}` })).toHaveCount(0)
  expect(await query('select 1 from newsletters where email = $1', [email])).toEqual([])

  const { row } = await openEntry(page, operator, 'newsletter.removed')
  await expect(row).toContainText(/newsletter \d+/)
  await expect(page.getByText(email)).toHaveCount(0)
})
