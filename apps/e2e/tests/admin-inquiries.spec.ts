import { openAdminPage, openAdminSession, openAuditEntry } from './support/admin.ts'
import { download } from './support/download.ts'
import { fillInquiry, findInquiryForm, sendButton } from './support/inquiry.ts'
import { expectToast, open } from './support/pages.ts'
import { expect, uniqueEmail, test } from './support/test.ts'

test('finds an inquiry, marks it as answered, and logs the operator', async ({ page, context }) => {
  const operator = `Meera-${crypto.randomUUID().slice(0, 8)}`
  const email = uniqueEmail('admin-inquiry')
  await open(page, '/trips/5')
  const form = await findInquiryForm(page)
  const message = 'A week of trams and tiles, please.'
  await fillInquiry(form, { name: 'Maya Rao', email, destination: 'bali', message })
  await sendButton(form).click()
  await expectToast(page, 'Inquiry Received!')

  await openAdminSession(context, operator)
  await openAdminPage(page, '/inquiries', 'Inquiries')
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill(email)
  await expect(page.getByText('1 inquiry', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /Maya Rao/ }).click()
  const inquiry = page.getByRole('article', { name: /Maya Rao/ })
  await expect(inquiry.getByText(message)).toBeVisible()
  await expect(inquiry.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${email.replace('@', '(@|%40)')}`),
  )
  await inquiry.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(inquiry.getByText(`Marked as answered by ${operator}`)).toBeVisible()

  const { row, changes } = await openAuditEntry(page, operator, 'inquiry.answered')
  await expect(row).toContainText('Maya Rao')
  await expect(changes.getByRole('row', { name: 'Answered' })).toHaveText('AnsweredNoYes')
  await expect(page.getByText(email)).toHaveCount(0)
  const { name, text } = await download(page, () =>
    page.getByRole('link', { name: 'Download CSV' }).click(),
  )
  await expectToast(page, 'Download started')
  expect(name).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain(operator)
  expect(text).toContain('inquiry.answered')
})
