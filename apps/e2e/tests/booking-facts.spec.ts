import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import type {
  DepartureList,
  ListedDeparture,
} from '@farandfew/domain/departures/listed-departure.ts'
import type { Group } from '@farandfew/domain/groups/group.ts'
import { priceLabel } from '@farandfew/domain/constants/labels.ts'
import { agree, addSeats, departure, holdSeat } from './support/booking.ts'
import {
  contradictions,
  factsInCalendar,
  note,
  ofCall,
  read,
  type Rows,
  shortDate,
  textOf,
} from './support/departure-facts.ts'
import { decodeMail, mailsTo } from './support/outbox.ts'
import { open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** What a call says of a departure, without its free seats, which change while it is booked. */
const fixed = (listed: ListedDeparture) =>
  Object.fromEntries(Object.entries(ofCall(listed)).filter(([fact]) => fact !== 'free seats'))

test('every page, mail and call says the same of a departure that one has booked', async ({
  page,
  context,
  query,
}) => {
  test.slow()
  await addSeats(query)
  const hosts = ['Zeynep']
  const [host] = await query<{ id: number }>(
    "insert into hosts (name, languages, about) values ('Zeynep', 'Turkish', 'Zeynep lives in Karaköy.') returning id",
  )
  const change = (id: number | null, decision: string | null) =>
    query('update trip_schedules set host_id = $2, group_decision = $3 where id = $1', [
      departure,
      id,
      decision,
    ])
  await change(host!.id, 'guaranteed')
  try {
    const rows: Rows = new Map()
    const said = (where: string, text: string) => note(rows, where, read(text, hosts))
    const call = async <Answer>(path: string) =>
      (await (await context.request.get(path)).json()) as Answer

    const { email } = await holdSeat(page, context, 'Tara')
    const header = page.getByRole('main').locator('section, header').first()
    said('booking page, while held', await textOf(header))
    said('order', await textOf(page.locator('[aria-label="Your order"]')))
    await agree(page)
    await page.getByRole('button', { name: /^Pay Deposit of/ }).click()
    await page
      .getByRole('dialog', { name: 'Test checkout' })
      .getByRole('button', { name: 'Pay ₹50,000' })
      .click()
    const confirmed = page.getByRole('region', { name: 'Your seat is confirmed' })
    await expect(confirmed).toBeVisible()
    said('booking page, header', await textOf(header))
    // Its dates are those of the balance.
    const { price, guaranteed } = read(await textOf(confirmed.locator('p')))
    note(rows, 'booking page, panel', { price: price!, guaranteed: guaranteed! })

    // The API keeps the schedule for a moment.
    await expect
      .poll(async () => (await call<DepartureList>('/api/schedules')).departures)
      .toContainEqual(expect.objectContaining({ id: departure, groupDecision: 'guaranteed' }))
    const { departures } = await call<DepartureList>('/api/schedules')
    note(rows, 'call of the schedule', fixed(departures.find(({ id }) => id === departure)!))

    const bookings = await call<BookingView[]>('/api/bookings')
    const booking = bookings.find((one) => one.departure.id === departure)!
    note(rows, 'call of the bookings', {
      ...fixed(booking.departure),
      price: priceLabel(booking.price.total / 100),
      ...(booking.host && { host: booking.host }),
    })
    const group = await call<Group>(`/api/groups/${departure}`)
    note(rows, 'call of the group', {
      starts: shortDate(group.departure.departureDate),
      ends: shortDate(group.departure.returnDate),
      days: String(group.departure.duration),
      ...(group.hostName && { host: group.hostName }),
    })
    expect(group.departure.returnDate).toBe(
      addDays(group.departure.departureDate, group.departure.duration - 1),
    )
    const calendar = await context.request.get(`/api/bookings/${booking.id}/calendar.ics`)
    note(rows, "booking's calendar file", factsInCalendar(await calendar.text()))

    await open(page, '/account')
    const card = page.getByRole('list', { name: 'Your bookings' }).getByRole('listitem')
    await expect(card).toContainText('Zeynep')
    said('account', await textOf(card))
    await open(page, `/groups/${departure}`)
    await expect(page.getByText('Your host: Zeynep')).toBeVisible()
    said('group page', await textOf(header))

    await expect.poll(() => mailsTo(email, 'booking.confirmed')).toHaveLength(1)
    const [mail] = await mailsTo(email, 'booking.confirmed')
    const body = decodeMail(mail!)
    const dates = /Dates:?\s+(\d+) (\w{3})\w* \d{4} to (\d+) (\w{3})/.exec(body)
    const [, from, month, to, lastMonth] = dates ?? []
    note(rows, 'mail', {
      starts: `${from} ${month}`,
      ends: `${to} ${lastMonth}`,
      days: /(\d) days \/ \d nights/.exec(body)![1]!,
      guaranteed: String(/this departure is guaranteed|Guaranteed: this departure/.test(body)),
      host: hosts.find((name) => body.includes(name)) ?? 'none',
    })

    expect(rows.get('starts')!.size).toBeGreaterThanOrEqual(9)
    expect(rows.get('guaranteed')!.size).toBeGreaterThanOrEqual(6)
    expect(rows.get('host')!.size).toBeGreaterThanOrEqual(8)
    expect(rows.get('price')!.size).toBeGreaterThanOrEqual(4)
    expect(contradictions(rows)).toEqual([])
  } finally {
    await change(null, null)
    await query('delete from hosts where id = $1', [host!.id])
  }
})
