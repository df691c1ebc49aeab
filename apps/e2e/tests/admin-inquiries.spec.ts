import { openAdminPage, openAdminSession, openAuditEntry } from './support/admin.ts'
import { postToApi } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { download } from './support/download.ts'
import { expectToast } from './support/pages.ts'
import { expect, uniqueEmail, test } from './support/test.ts'

test('answers an inquiry with one button and the own name, and opens the next one', async ({
  page,
  context,
  query,
}) => {
  const operator = `Ben-${crypto.randomUUID().slice(0, 8)}`
  const email = uniqueEmail('admin-reply')
  const ids: number[] = []
  for (const name of ['Asha Rao', 'Dev Rao']) {
    const [{ id } = { id: 0 }] = await query<{ id: number }>(
      `insert into inquiries (name, email, destination, message)
       values ($1, $2, 'turkey', 'Could two of us share a room?') returning id`,
      [name, email],
    )
    ids.push(id)
  }
  await openAdminSession(context, operator)
  await openAdminPage(page, `/requests/inquiries?search=${email}&open=${ids[0]}`, 'Inquiries')
  const inquiry = page.getByRole('article', { name: /Asha Rao/ })
  await expect(inquiry.getByText('No emails to them yet.')).toBeVisible()
  await expectAccessible(page, 'an open inquiry')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await inquiry.getByRole('button', { name: 'Reply', exact: true }).press('Enter')
    await expect(inquiry.getByRole('textbox', { name: 'Reply' })).toBeFocused()
    await expectAccessible(page, `a reply to an inquiry at ${width} px`)
    await inquiry.getByRole('button', { name: 'Cancel' }).press('Enter')
  }
  await inquiry.getByRole('button', { name: 'Reply', exact: true }).press('Enter')
  await page.keyboard.type('you can.')
  await inquiry.getByRole('button', { name: 'Send reply' }).press('Enter')
  await expectToast(page, 'Reply sent')
  const next = page.getByRole('button', { name: /Dev Rao/ })
  await expect(next).toHaveAttribute('aria-expanded', 'true')
  await expect(next).toBeFocused()
  const [{ text } = { text: '' }] = await query<{ text: string }>(
    `select text from mailings where audience_kind = 'inquiry' and audience_id = $1`,
    [ids[0]],
  )
  expect(text).toBe(`Hello {first name|there},\n\nyou can.\n\n${operator}\nFar & Few`)

  await openAdminPage(page, `/requests/inquiries?open=${ids[0]}`, 'Inquiries')
  await expect(inquiry.getByText(`Marked as answered by ${operator}`)).toBeVisible()
  const mails = inquiry.getByRole('list', { name: 'Emails to them' })
  await expect(mails.getByRole('link', { name: 'Your inquiry to Far & Few' })).toBeVisible()
  await expect(mails).toContainText(`by ${operator}`)
})

test('finds an inquiry, marks it as answered, and logs the operator', async ({ page, context }) => {
  const operator = `Meera-${crypto.randomUUID().slice(0, 8)}`
  const email = uniqueEmail('admin-inquiry')
  const message = 'A week of trams and tiles, please.'
  await postToApi('/api/inquiries', {
    data: { name: 'Maya Rao', email, destination: 'bali', message },
  })
  await openAdminSession(context, operator)
  await openAdminPage(page, '/requests/inquiries', 'Inquiries')
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill(email)
  await expect(page.getByText('1 inquiry', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /Maya Rao/ }).click()
  const inquiry = page.getByRole('article', { name: /Maya Rao/ })
  await expect(inquiry.getByText(message)).toBeVisible()
  await expect(inquiry.getByRole('link', { name: 'Reply in your own email app' })).toHaveAttribute(
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
