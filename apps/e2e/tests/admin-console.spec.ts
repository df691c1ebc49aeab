import type { BrowserContext, Page } from '@playwright/test'
import { departureHeading, openAdminPage, openAdminSession } from './support/admin.ts'
import { postToApi } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { statusError } from './support/console-watch.ts'
import { parseCsv } from './support/csv.ts'
import { download } from './support/download.ts'
import { createGroup } from './support/groups.ts'
import { registerMember } from './support/members.ts'
import { horizontalOverflow, noOverflow } from './support/overflow.ts'
import { quiet } from './support/quiet.ts'
import { expect, test } from './support/test.ts'
import { keyboardInput } from './support/user-input.ts'

// axe must not judge the colours in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// axe is slow on a busy machine.
test.describe.configure({ timeout: 150_000 })
test.beforeEach(async ({ context }) => openAdminSession(context, 'Meera'))

const uniqueTag = () => crypto.randomUUID().slice(0, 8)

/** Another operator with a browser of their own. */
async function openSecondOperator(context: BrowserContext): Promise<Page> {
  const second = await context.browser()!.newContext({ reducedMotion: 'reduce' })
  await openAdminSession(second, 'Ravi')
  return second.newPage()
}

async function sendInquiries(names: readonly string[], tag: string): Promise<void> {
  for (const name of names) {
    await postToApi('/api/inquiries', {
      data: {
        ...{ name, email: `console-${tag}@mail.example`, destination: 'bali' },
        message: 'Is there a quiet week in June?',
      },
    })
  }
}

/** Opens an inquiry, and returns its notes and tags. */
async function openInquiry(page: Page, name: string) {
  await openAdminPage(page, `/requests/inquiries?search=${encodeURIComponent(name)}`, 'Inquiries')
  await page.getByRole('list', { name: 'Inquiries' }).getByRole('button', { name }).click()
  const notes = page.getByRole('region', { name: 'Notes and tags' })
  await expect(notes.getByRole('textbox', { name: 'New note' })).toBeVisible()
  return notes
}

const listOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
const barOf = (page: Page) => page.getByRole('group', { name: 'Selected rows' })

/** Selects the rows from the first to the last of these names. */
async function selectRows(page: Page, list: string, names: readonly string[]): Promise<void> {
  const box = (name: string) => listOf(page, list).getByRole('checkbox', { name: `Select ${name}` })
  await box(names[0]!).click()
  if (names.length > 1) await box(names.at(-1)!).click({ modifiers: ['Shift'] })
  await expect(barOf(page)).toContainText(`${names.length} selected`)
}

test('keeps notes and tags by keyboard, and shows a note that was changed meanwhile', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(409))
  const name = `Console ${uniqueTag()}`
  await sendInquiries([name], uniqueTag())
  const notes = await openInquiry(page, name)
  const { press, type } = keyboardInput(page)
  await type(notes.getByRole('textbox', { name: 'New note' }), 'Prefers to be called at noon.')
  await press(notes.getByRole('button', { name: 'Add note' }))
  const note = notes.getByRole('list', { name: 'Notes' }).getByRole('listitem')
  await expect(note).toContainText('Meera')
  await type(notes.getByRole('combobox', { name: 'New tag' }), 'june')
  await page.keyboard.press('Enter')
  await expect(notes.getByRole('list', { name: 'Tags' })).toHaveText(/june/)
  await expectAccessible(page, 'an inquiry with a note and a tag')

  const other = await openSecondOperator(context)
  const otherNotes = await openInquiry(other, name)
  await press(note.getByRole('button', { name: 'Edit' }))
  await expect(note.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await type(note.getByRole('textbox', { name: 'Note' }), 'Call after six.')
  await otherNotes.getByRole('button', { name: 'Edit' }).click()
  await otherNotes.getByRole('textbox', { name: 'Note', exact: true }).fill('Call on Sundays.')
  await otherNotes.getByRole('button', { name: 'Save note' }).click()
  await expect(otherNotes.getByRole('listitem').filter({ hasText: ', changed' })).toContainText(
    'Call on Sundays.',
  )
  await press(note.getByRole('button', { name: 'Save note' }))
  await expect(notes).toContainText(
    'This note was changed in another window. Please look at the newer text.',
  )
  await expect(note).toContainText('The newer text:Call on Sundays.')
  await expect(note.getByRole('textbox', { name: 'Note' })).toHaveValue('Call after six.')
  await expectAccessible(page, 'a note that someone else has changed')
  await press(note.getByRole('button', { name: 'Save note' }))
  await expect(note).toContainText('Call after six.')
  await expect(note).toBeFocused()
  await other.context().close()

  await press(note.getByRole('button', { name: 'Delete' }))
  await expect(note).toContainText('Delete this note?')
  await expectAccessible(page, 'deleting a note')
  await press(note.getByRole('button', { name: 'Delete note' }))
  await expect(notes).toContainText('No notes yet.')
  await expect(notes.getByRole('heading', { name: 'Notes and tags' })).toBeFocused()
  await press(notes.getByRole('button', { name: 'Remove the tag june' }))
  await expect(notes.getByRole('list', { name: 'Tags' })).toHaveCount(0)
})

test('shows the second of two operators who has been assigned', async ({
  page,
  context,
  query,
  consoleWatch,
}) => {
  consoleWatch.expect(statusError(409))
  const tag = uniqueTag()
  const [first, second] = [`Anu ${tag}`, `Ben ${tag}`]
  await query(
    `insert into operators (name, email, role, password_hash)
     select name, replace(lower(name), ' ', '-') || '@club.example', 'bookings', '$argon2id$none'
     from unnest($1::text[]) as name`,
    [[first, second]],
  )
  const name = `Console ${tag}`
  await sendInquiries([name], tag)
  const notes = await openInquiry(page, name)
  const assignee = notes.getByRole('combobox', { name: 'Assigned to' })
  const other = await openSecondOperator(context)
  const otherNotes = await openInquiry(other, name)
  const otherAssignee = otherNotes.getByRole('combobox', { name: 'Assigned to' })
  await expect(assignee.getByRole('option', { name: second })).toBeAttached()
  await otherAssignee.selectOption(first)
  await expect(other.getByText(`With ${first}`)).toBeVisible()
  await assignee.selectOption(second)
  await expect(notes).toContainText(`In the meantime ${first} has taken this on.`)
  await expect(assignee.locator('option:checked')).toHaveText(first)
  await expectAccessible(page, 'an inquiry that someone else has assigned')
  await other.context().close()
  await query('delete from operators where name = any($1)', [[first, second]])
})

test('tags, exports and answers several inquiries at once', async ({ page }) => {
  const tag = uniqueTag()
  const names = [`=1+1 ${tag}`, `@sum ${tag}`, `"Quoted", ${tag}`]
  await sendInquiries(names, tag)
  await openAdminPage(page, `/requests/inquiries?search=console-${tag}`, 'Inquiries')
  await selectRows(page, 'Inquiries', names)
  await expectAccessible(page, 'selected inquiries')
  const bar = barOf(page)
  await bar.getByRole('combobox', { name: 'Tag for the selected' }).fill('june')
  await page.keyboard.press('Enter')
  await expect(bar).toContainText('3 tagged.')
  await expect(bar).toBeFocused()
  await expect(listOf(page, 'Inquiries').getByText('june', { exact: true })).toHaveCount(3)

  await bar.getByRole('button', { name: 'Select all 3 that match' }).click()
  const { text } = await download(page, () =>
    bar.getByRole('link', { name: 'Download CSV' }).click(),
  )
  const [head, ...rows] = parseCsv(text)
  const columnOf = (heading: string) => rows.map((row) => row[head!.indexOf(heading)])
  expect(columnOf('Name').sort()).toEqual([`"Quoted", ${tag}`, `'=1+1 ${tag}`, `'@sum ${tag}`])
  expect(columnOf('Tags')).toEqual(['june', 'june', 'june'])

  await bar.getByRole('button', { name: 'Mark selected as answered' }).click()
  await expect(bar).toContainText('3 answered.')
})

test('decides several invites at once, and shows for each row why it was refused', async ({
  page,
  context,
}) => {
  const tag = uniqueTag()
  const names = [`Uma ${tag}`, `Vik ${tag}`, `Wafa ${tag}`]
  for (const [index, name] of names.entries()) {
    const email = `console-${tag}-${index}@mail.example`
    await postToApi('/api/invite-requests', { data: { name, email, tripId: 2 } })
  }
  // With every state shown, a decided request stays selected.
  const path = `/requests/invites?search=${tag}&status=all`
  await openAdminPage(page, path, 'Invites')
  await expect(listOf(page, 'Requests').getByRole('checkbox')).toHaveCount(3)
  const shown = await listOf(page, 'Requests').getByRole('strong').allInnerTexts()
  await selectRows(page, 'Requests', shown)

  const other = await openSecondOperator(context)
  await openAdminPage(other, path, 'Invites')
  await selectRows(other, 'Requests', [names[1]!])
  await barOf(other).getByRole('button', { name: 'Reject selected' }).click()
  await expect(barOf(other)).toContainText('Reject 1 request? The applicant gets an email.')
  await barOf(other).getByRole('button', { name: 'Reject 1' }).click()
  await expect(barOf(other)).toContainText('1 rejected.')
  await other.context().close()

  const bar = barOf(page)
  const approve = bar.getByRole('button', { name: 'Approve selected' })
  await approve.click()
  await expect(bar).toContainText('Approve 3 requests? Each applicant gets an email.')
  await expectAccessible(page, 'approving several requests')
  await bar.getByRole('button', { name: 'Cancel' }).click()
  await expect(bar).toBeFocused()
  await approve.click()
  await bar.getByRole('button', { name: 'Approve 3' }).click()
  await expect(bar).toContainText('2 approved, 1 not approved.')
  await expect(bar.getByRole('list', { name: 'Not changed' })).toContainText(
    new RegExp(`^${names[1]}: Ravi already rejected this request, on `),
  )
  await expect(bar).toContainText('1 selected')
  await expectAccessible(page, 'a decision that was refused for one request')
  const { text } = await download(page, () =>
    bar.getByRole('link', { name: 'Download CSV' }).click(),
  )
  expect(parseCsv(text)[1]).toContain(names[1])
})

test('shows, prints and exports the manifest of a departure', async ({ page, query }) => {
  const [asha, kabir] = [await registerMember('Asha'), await registerMember('Kabir')]
  const phone = '+91 98450 11223'
  await query('update users set phone = $1 where username = $2', [phone, asha.username])
  const id = await createGroup(query, { members: [asha.username, kabir.username] })
  await openAdminPage(page, `/departures/${id}/manifest`, departureHeading)
  await expect(page.getByText(/^The manifest lists/)).toBeVisible()
  await expectAccessible(page, 'a manifest before it is opened')
  await page.getByRole('button', { name: 'Open manifest' }).click()
  const sheet = page.getByRole('region', { name: 'Manifest' })
  await expect(sheet).toBeFocused()
  await expect(sheet.getByRole('row')).toHaveCount(3)
  await expect(sheet.getByRole('row', { name: /Asha/ })).toContainText(phone)
  await expectAccessible(page, 'a manifest')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await horizontalOverflow(page)).toEqual(noOverflow)

  await page.emulateMedia({ media: 'print' })
  // A3, or A4 at a smaller scale: the console has no sidebar on paper.
  await page.setViewportSize({ width: 1587, height: 1123 })
  expect((await sheet.boundingBox())?.width).toBeGreaterThan(1200)
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeHidden()
  await expect(sheet.getByRole('columnheader', { name: 'Emergency contact' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  const { name, text } = await download(page, () =>
    page.getByRole('link', { name: 'Download CSV' }).click(),
  )
  expect(name).toMatch(/^manifest-.*\.csv$/)
  const [head, ...rows] = parseCsv(text)
  expect(rows).toHaveLength(2)
  const row = rows.find((cells) => cells.some((cell) => cell.startsWith('Asha')))!
  expect(row[head!.indexOf('Phone')]).toBe(phone)
})

/** The rooms that each role sees. */
const roomsOf = {
  bookings: ['Today', 'Requests', 'Bookings', 'Money', 'Members', 'Trips', 'Mail', 'Moderation'],
  content: ['Today', 'Requests', 'Trips', 'Mail', 'Moderation'],
  'read-only': ['Today', 'Requests', 'Bookings', 'Money', 'Members', 'Trips'],
} as const

test('each role sees its rooms, and no page there reads what it may not', async ({
  page,
  context,
  query,
}) => {
  const operator = `Ben-${crypto.randomUUID().slice(0, 8)}`
  await openAdminSession(context, operator)
  const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link')
  for (const [role, rooms] of Object.entries(roomsOf)) {
    // As an account of the role has it.
    await query(
      `update admin_sessions set data = data || jsonb_build_object('role', $2::text) where operator = $1`,
      [operator, role],
    )
    await openAdminPage(page, '/today', 'Today')
    await expect(links).toHaveText([...rooms, 'Settings'].map((name) => new RegExp(`^${name}`)))
    for (const name of [...rooms, 'Settings']) {
      await links.filter({ hasText: new RegExp(`^${name}`) }).click()
      // A refused call would be an error in the browser's console.
      await quiet(page)
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  }
})
