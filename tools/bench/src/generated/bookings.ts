import { cancellationTerms } from '@farandfew/domain/refunds/refund.ts'
import { initialTaxRates, splitPrice } from '@farandfew/domain/seats/price-lines.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { defaultDecisionDays, minimumGroup } from '@farandfew/domain/departures/guarantee.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** Generated bookings per departure, of which some are cancelled or expired. */
const perDeparture = 10
/** The most generated departures that are still to come: the site lists them. */
const maxUpcoming = 300
const terms = JSON.stringify(cancellationTerms)

/** The price lines of a tier, which is in lacs of rupees. */
const linesOf = (tier: 2 | 3) => JSON.stringify(splitPrice(tier * 10_000_000, initialTaxRates))

/** What is in the database: generated members and bookings, and whether there are other payments. */
async function lookAt(trx: Db) {
  const { rows } = await sql<{ members: number; bookings: number; hasPayments: boolean }>`
    select
      (select count(*)::int from users where email like '%@members.example') as members,
      (select count(*)::int from payment_orders where order_id ~ '^order_seed_[0-9]+$') as bookings,
      exists (select from payments where gateway_id not like 'pay\\_seed\\_%') as "hasPayments"
  `.execute(trx)
  return rows[0]!
}

/**
 * Adds departures on free dates: a quarter of them to come, the others before today and no longer listed. Those whose
 * decision date has come are guaranteed.
 */
async function addDepartures(trx: Db, count: number, today: CalendarDate): Promise<void> {
  const upcoming = Math.min(maxUpcoming, Math.ceil(count / 4))
  await sql`
    create temporary table generated_departures on commit drop as
    with trip as (
      select id, duration, case when price >= 300000 then 3 else 2 end as tier,
        row_number() over (order by id) - 1 as place, count(*) over () as trips
      from trips
    ), wanted as (
      (
        select trip.*, ${today}::date + day as date from generate_series(1, 2000) day
        join trip on trip.place = day % trip.trips
        where not exists (
          select from trip_schedules s where s.trip_id = trip.id and s.departure_date = ${today}::date + day
        )
        order by day limit ${upcoming}
      )
      union all
      (
        select trip.*, ${today}::date - day as date from generate_series(1, 20000) day cross join trip
        where not exists (
          select from trip_schedules s where s.trip_id = trip.id and s.departure_date = ${today}::date - day
        )
        order by day, trip.id limit ${count - upcoming}
      )
    ), added as (
      insert into trip_schedules
        (trip_id, departure_date, duration, price_tier, is_active, group_decision, group_decided_at)
      select id, date, duration, tier, date > ${today}::date,
        case when date <= ${today}::date + ${defaultDecisionDays}::int then 'guaranteed' end,
        case when date <= ${today}::date + ${defaultDecisionDays}::int then now() end
      from wanted
      returning id, trip_id, departure_date, price_tier
    )
    select *, row_number() over (order by departure_date desc, id) - 1 as place from added
  `.execute(trx)
}

interface Added {
  /** The number of the first added booking. */
  from: number
  to: number
  members: number
  today: CalendarDate
}

/** Puts the bookings into a temporary table: who, which departure, when, and how each one ended. */
async function drawBookings(trx: Db, { from, to, members, today }: Added): Promise<void> {
  await sql`
    create temporary table generated_bookings on commit drop as
    with member as (
      select id, row_number() over (order by id) - 1 as place from users
      where email like '%@members.example'
    ), drawn as (
      select number, d.id as departure_id, d.trip_id, d.departure_date, d.price_tier,
        hashint4(number) & 2147483647 as chance, member.id as user_id
      from generate_series(${from}::int, ${to - 1}::int) number
      join generated_departures d on d.place = (number - ${from}::int) / ${perDeparture}::int
      -- The factor is a prime above the most members, so that the members of a departure differ.
      join member on member.place = number::bigint * 1000003 % ${members}::int
    ), booked as (
      select *, price_tier * 10000000 as total,
        least(departure_date - 20 - chance % 180, ${today}::date - 40 + chance % 30) as booked_on,
        case when chance % 100 < 86 then 'confirmed' when chance % 100 < 96 then 'cancelled'
          else 'expired' end as status
      from drawn
    ), planned as (
      select *, departure_date - booked_on >= ${defaultDecisionDays}::int as has_balance,
        departure_date - ${defaultDecisionDays}::int as balance_due,
        booked_on + 3 + chance % 7 as cancelled_on
      from booked
    ), paid as (
      select *,
        has_balance and status <> 'expired' and balance_due <= ${today}::date
          and (status = 'confirmed' or balance_due <= cancelled_on) as is_balance_paid,
        case when has_balance then total / 4 else total end as first_part
      from planned
    ), settled as (
      select *,
        case when status = 'expired' then 0 when is_balance_paid then total else first_part end as amount_paid,
        case when departure_date - cancelled_on >= 60 then 2
          when departure_date - cancelled_on >= 30 then 1 else 0 end as refunded_halves
      from paid
    )
    select *, nextval(pg_get_serial_sequence('bookings', 'id'))::int as id,
      case when status = 'cancelled' then amount_paid / 2 * refunded_halves end as refund_amount
    from settled
  `.execute(trx)
  await sql`analyze generated_bookings`.execute(trx)
}

/** The instant of the club's date at noon. */
const atNoon = (date: string) =>
  sql`(${sql.ref(date)}::timestamp + interval '12 hours') at time zone 'Asia/Kolkata'`

/** Inserts the bookings from number `from` up to `to`. */
async function insertBookings(trx: Db, from: number, to: number): Promise<void> {
  await sql`
    insert into bookings (id, user_id, trip_schedule_id, status, payment_status, amount_paid, total_amount,
      refunded, hold_expires_at, price_lines, payment_plan, terms, confirmed_at, ended_at, ended_by, refund_amount,
      balance_due, review_invited_at, created_at, updated_at)
    select id, user_id, departure_id, status,
      case when status = 'expired' then 'failed' when refund_amount > 0 then 'refunded' else 'paid' end,
      amount_paid, total, coalesce(refund_amount, 0),
      case when status = 'expired' then ${atNoon('booked_on')} end,
      case price_tier when 2 then ${linesOf(2)}::jsonb else ${linesOf(3)}::jsonb end,
      case when has_balance
        then jsonb_build_object('kind', 'deposit', 'now', first_part, 'balance', total - first_part,
          'balanceDue', balance_due)
        else jsonb_build_object('kind', 'at once', 'now', total) end,
      ${terms}::jsonb,
      case when status <> 'expired' then ${atNoon('booked_on')} end,
      case status when 'expired' then ${atNoon('booked_on')}
        when 'cancelled' then ${atNoon('cancelled_on')} end,
      case status when 'expired' then 'hold' when 'cancelled' then 'member' end,
      refund_amount,
      case when has_balance then balance_due end,
      -- Nobody is asked for a review of a generated departure.
      now(),
      ${atNoon('booked_on')}, ${atNoon('booked_on')}
    from generated_bookings
    where number >= ${from}::int and number < ${to}::int
  `.execute(trx)
}

/** Guarantees the added departures to come that have the seats for it. */
async function guaranteeDepartures(trx: Db): Promise<void> {
  await sql`
    update trip_schedules s set group_decision = 'guaranteed', group_decided_at = now()
    from (
      select departure_id from generated_bookings where status = 'confirmed'
      group by departure_id having count(*) >= ${minimumGroup}
    ) complete
    where s.id = complete.departure_id and s.group_decision is null
  `.execute(trx)
}

/** Orders, payments, receipts and refunds. */
async function insertMoney(trx: Db): Promise<void> {
  await sql`
    create temporary table generated_parts on commit drop as
    select part.*, nextval(pg_get_serial_sequence('payment_orders', 'id'))::int as order_id,
      nextval(pg_get_serial_sequence('payments', 'id'))::int as payment_id,
      case when is_paid then part.amount / 2 * refunded_halves else 0 end as refunded
    from (
      select id as booking_id, user_id, trip_id, departure_id, number::text as key,
        case when has_balance then 'deposit' else 'at once' end as kind,
        first_part as amount, booked_on as paid_on, status <> 'expired' as is_paid,
        case status when 'cancelled' then refunded_halves else 0 end as refunded_halves, cancelled_on
      from generated_bookings
      union all
      select id, user_id, trip_id, departure_id, number || '_balance', 'balance', total - first_part,
        greatest(booked_on, balance_due - 2), true,
        case status when 'cancelled' then refunded_halves else 0 end, cancelled_on
      from generated_bookings where is_balance_paid
    ) part
  `.execute(trx)
  await sql`
    insert into payment_orders (id, order_id, booking_id, amount, receipt, status, trip_id, schedule_id, user_id,
      payment_id, kind, created_at, updated_at)
    select order_id, 'order_seed_' || key, booking_id, amount, 'booking ' || booking_id,
      case when not is_paid then 'failed' when refunded = amount then 'refunded' else 'paid' end,
      trip_id, departure_id, user_id, case when is_paid then 'pay_seed_' || key end, kind,
      ${atNoon('paid_on')}, ${atNoon('paid_on')}
    from generated_parts
  `.execute(trx)
  await sql`
    insert into payments (id, gateway_id, payment_order_id, amount, currency, is_booked, received_at)
    select payment_id, 'pay_seed_' || key, order_id, amount, 'INR', true, ${atNoon('paid_on')}
    from generated_parts where is_paid
  `.execute(trx)
  await sql`
    insert into refunds (booking_id, payment_id, amount, reason, status, gateway_id, attempts, requested_on,
      sent_on, done_on, created_at, done_at, told_at)
    select booking_id, payment_id, refunded, 'member', 'done', 'rfnd_seed_' || key, 1, cancelled_on, cancelled_on,
      cancelled_on, ${atNoon('cancelled_on')}, ${atNoon('cancelled_on')},
      ${atNoon('cancelled_on')}
    from generated_parts where refunded > 0
  `.execute(trx)
  await insertReceipts(trx)
  await insertCreditNotes(trx)
}

/** The part of a tax that a payment has of the taxes of its price; the last payment has what remains (`taxesOfPayment`). */
const taxOf = (tax: 'gst' | 'tcs') => sql`
  floor((before + amount) * (price_lines->>${sql.lit(tax)})::numeric / total_amount + 0.5)
    - floor(before * (price_lines->>${sql.lit(tax)})::numeric / total_amount + 0.5)
`

/** The financial year of a date, as `financialYear` has it. */
const yearOf = (date: string) => sql`
  (select y || '-' || lpad(((y + 1) % 100)::text, 2, '0')
    from (select extract(year from ${sql.ref(date)} - interval '3 months')::int as y) started)
`

/** The label of a number, as `receiptNumber` and `creditNoteNumber` have it. */
const labelOf = (prefix: 'FF' | 'CN', number: RawBuilder<unknown>) => sql`
  ${sql.lit(prefix)} || '/' || substr(year, 3) || '/' || lpad((${number})::text, greatest(6, length((${number})::text)), '0')
`

/** What a receipt says, as the API writes it. */
const facts = sql`jsonb_build_object(
  'receivedFrom', coalesce(u.first_name || ' ' || u.last_name, u.username),
  'tripTitle', t.title, 'departureDate', s.departure_date, 'duration', s.duration,
  'price', b.price_lines,
  'issuer', (
    select jsonb_build_object('registeredName', registered_name, 'address', address, 'phone', phone,
      'whatsapp', whatsapp, 'gstin', gstin, 'isSample', is_sample)
    from club_identity
  )
)`

async function insertReceipts(trx: Db): Promise<void> {
  const year = yearOf('paid_on')
  await sql`
    insert into receipt_years (year)
    select distinct ${year} from generated_parts where is_paid on conflict do nothing
  `.execute(trx)
  await sql`
    with numbered as (
      select payment_id, paid_on, amount::numeric, b.price_lines, b.total_amount, ${facts} as facts,
        case part.kind when 'balance' then b.total_amount - amount else 0 end::numeric as before,
        ${year} as year, row_number() over (
          partition by ${year} order by paid_on, payment_id
        ) as number
      from generated_parts part join bookings b on b.id = booking_id
      join users u on u.id = b.user_id join trip_schedules s on s.id = b.trip_schedule_id join trips t on t.id = s.trip_id
      where is_paid
    ), last as (
      select year, last_number from receipt_years order by year for update
    ), issued as (
      insert into receipts (year, number, label, payment_id, gst, tcs, issued_on, issued_at, facts)
      select year, last_number + number, ${labelOf('FF', sql`last_number + number`)}, payment_id,
        ${taxOf('gst')}, ${taxOf('tcs')}, paid_on, ${atNoon('paid_on')}, facts
      from numbered join last using (year)
      returning year, number
    )
    update receipt_years set last_number = highest.number
    from (select year, max(number) as number from issued group by year) highest
    where receipt_years.year = highest.year
  `.execute(trx)
}

async function insertCreditNotes(trx: Db): Promise<void> {
  const year = yearOf('cancelled_on')
  await sql`
    insert into receipt_years (year)
    select distinct ${year} from generated_parts where refunded > 0 on conflict do nothing
  `.execute(trx)
  await sql`
    with numbered as (
      select f.id as refund_id, part.cancelled_on, r.gst, r.tcs, r.facts, f.amount::numeric, p.amount as received,
        ${year} as year, row_number() over (partition by ${year} order by part.cancelled_on, f.id) as number
      from generated_parts part join refunds f on f.payment_id = part.payment_id
      join payments p on p.id = f.payment_id join receipts r on r.payment_id = p.id
    ), last as (
      select year, last_credit_note from receipt_years order by year for update
    ), issued as (
      insert into credit_notes (year, number, label, refund_id, gst, tcs, issued_on, issued_at, facts)
      select year, last_credit_note + number, ${labelOf('CN', sql`last_credit_note + number`)}, refund_id,
        floor(gst * amount / received + 0.5), floor(tcs * amount / received + 0.5), cancelled_on,
        ${atNoon('cancelled_on')}, facts
      from numbered join last using (year)
      returning year, number
    )
    update receipt_years set last_credit_note = highest.number
    from (select year, max(number) as number from issued group by year) highest
    where receipt_years.year = highest.year
  `.execute(trx)
}

/**
 * Adds those of the first `count` generated bookings that are missing, with their departures, orders, payments, receipts
 * and refunds, and returns how many.
 * @throws Error if there are too few generated members, or payments that were not generated
 */
export async function addBookings(
  db: Db,
  { count, today }: { count: number; today: CalendarDate },
): Promise<number> {
  const added = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(trx)
    const { members, bookings, hasPayments } = await lookAt(trx)
    if (hasPayments) {
      throw new Error(
        'This database has payments of its own. Generated bookings are for test databases only.',
      )
    }
    if (members < perDeparture) {
      throw new Error(`Generated bookings need at least ${perDeparture} generated members.`)
    }
    if (bookings >= count) return 0
    await addDepartures(trx, Math.ceil((count - bookings) / perDeparture), today)
    await drawBookings(trx, { from: bookings, to: count, members, today })
    // The seats' trigger plans its count for an empty table: each booking would read all others, by whichever index. It
    // plans again once the table has statistics.
    const planned = Math.min(bookings + 2000, count)
    await insertBookings(trx, bookings, planned)
    await sql`analyze bookings`.execute(trx)
    await insertBookings(trx, planned, count)
    await guaranteeDepartures(trx)
    await insertMoney(trx)
    return count - bookings
  })
  if (added > 0) {
    await sql`
      vacuum (analyze) trip_schedules, bookings, payment_orders, payments, refunds, receipts
    `.execute(db)
  }
  return added
}
