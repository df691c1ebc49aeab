import { type Kysely, sql } from 'kysely'

/**
 * Money in the same words everywhere (docs/decisions/0024-money.md). Every refund of a booking is a row of `refunds`, also what the
 * club pays back by hand; `hand_refunds` and the sums that stood for it go. Receipts and credit notes keep what they say.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_orders
      add method text collate "C" not null default 'gateway' check (method in ('gateway', 'transfer')),
      -- When the gateway last knew of a payment that is not decided; null if it knows of none.
      add undecided_at timestamptz
  `.execute(db)
  await sql`drop index payment_orders_part`.execute(db)
  // A booking has one order of a part at the gateway; transfers are recorded one by one.
  await sql`
    create unique index payment_orders_part on payment_orders (booking_id, kind)
    where superseded_at is null and method = 'gateway'
  `.execute(db)
  await sql`
    alter table payments
      -- What the gateway took from the payer on top of the amount.
      add fee integer not null default 0 check (fee >= 0),
      -- What an offer of the gateway took off the amount of the order.
      add discount integer not null default 0 check (discount >= 0),
      -- When an operator noted a payment that differs from its order.
      add noted_at timestamptz,
      -- The club's date of a transfer; null for a payment at the gateway.
      add received_on date
  `.execute(db)
  await sql`
    alter table bookings
      -- What offers of the gateway have taken off the price.
      add discount integer not null default 0 check (discount >= 0),
      -- What went back without cancelling, or is on its way.
      add part_refunded integer not null default 0 check (part_refunded >= 0),
      -- What has reached the member.
      add refunded integer not null default 0 check (refunded >= 0),
      add terms_version text collate "C" check (char_length(terms_version) between 1 and 20),
      add agreed_at timestamptz,
      add check ((terms_version is null) = (agreed_at is null)),
      add check (part_refunded <= amount_paid)
  `.execute(db)
  await sql`
    create index payments_differ on payments (id) where (fee > 0 or discount > 0) and noted_at is null
  `.execute(db)
  await sql`
    alter table payment_event_faults
      add booking_id integer,
      drop constraint payment_event_faults_reason_check
  `.execute(db)
  await sql`
    alter table payment_event_faults add check (reason in ('malformed', 'unknown-order', 'unknown-refund',
      'refund-failed', 'refunded-twice', 'order-refused', 'key-rejected', 'not-captured'))
  `.execute(db)
  await moveRefunds(db)
  await sql`
    alter table bookings add money_state text collate "C" not null generated always as (
      case
        when amount_paid = 0 then 'unpaid'
        when refunded >= amount_paid then 'refunded'
        when refunded > 0 then 'part-refunded'
        when amount_paid + discount >= total_amount then 'paid-in-full'
        else 'deposit-paid'
      end
    ) stored
  `.execute(db)
  await sql`create index bookings_money_state on bookings (money_state, id)`.execute(db)
  await sql`drop index bookings_payment_status`.execute(db)
  await sql`drop index bookings_balance`.execute(db)
  await sql`
    create index bookings_balance on bookings (balance_due, id)
    where status = 'confirmed' and amount_paid + discount < total_amount
  `.execute(db)
  await sql`drop index bookings_confirmed_unpaid`.execute(db)
  await sql`
    create index bookings_confirmed_unpaid on bookings (id)
    where status = 'confirmed' and amount_paid + discount < (payment_plan->>'now')::integer
  `.execute(db)
  await keepDocuments(db)
}

/** Every refund belongs to a booking, and to a payment unless that was never recorded. */
async function moveRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds
      add booking_id integer references bookings (id),
      alter payment_id drop not null,
      -- The club's dates.
      add requested_on date,
      add sent_on date,
      -- What finds a payment by hand in the club's bank account, and why it was made.
      add reference text check (char_length(reference) between 1 and 100),
      add hand_reason text check (char_length(hand_reason) between 1 and 500),
      -- When the member got a mail that it is done.
      add told_at timestamptz,
      drop constraint refunds_reason_check,
      drop constraint refunds_status_check
  `.execute(db)
  await sql`
    alter table refunds
      add check (reason in ('member', 'club', 'balance', 'group', 'moved', 'goodwill', 'late', 'double', 'mismatch')),
      add check (status in ('queued', 'sent', 'done', 'failed', 'by-hand'))
  `.execute(db)
  await sql`
    update refunds f set booking_id = o.booking_id, told_at = f.done_at,
      sent_on = case
        when f.gateway_id is not null then (f.created_at at time zone 'Asia/Kolkata')::date
      end
    from payments p join payment_orders o on o.id = p.payment_order_id
    where p.id = f.payment_id
  `.execute(db)
  await sql`
    update refunds f set reference = h.reference, hand_reason = h.reason, told_at = h.created_at
    from hand_refunds h where h.refund_id = f.id
  `.execute(db)
  await sql`
    insert into refunds (booking_id, amount, reason, status, reference, hand_reason, created_at, done_at, done_on, told_at)
    select h.booking_id, h.amount,
      case when b.status = 'cancelled' and b.ended_by in ('member', 'club', 'balance', 'group') then b.ended_by else 'moved' end,
      'done', h.reference, h.reason, h.created_at, h.created_at,
      (h.created_at at time zone 'Asia/Kolkata')::date, h.created_at
    from hand_refunds h join bookings b on b.id = h.booking_id
    where h.refund_id is null
  `.execute(db)
  // What the club still has to pay back by hand.
  await sql`
    insert into refunds (booking_id, amount, reason, status, created_at)
    select b.id, due.amount,
      case when b.status = 'cancelled' and b.ended_by in ('member', 'club', 'balance', 'group') then b.ended_by else 'moved' end,
      'by-hand', coalesce(b.ended_at, b.updated_at)
    from bookings b
    cross join lateral (
      select b.moved_by_hand + case when b.status = 'cancelled' then greatest(0, coalesce(b.refund_amount, 0) - (
        select coalesce(sum(f.amount), 0) from refunds f join payments p on p.id = f.payment_id
        where f.booking_id = b.id and p.is_booked and f.reason <> 'moved'
      )) else 0 end - (
        select coalesce(sum(h.amount), 0) from hand_refunds h
        where h.booking_id = b.id and h.refund_id is null
      ) as amount
    ) due
    where due.amount > 0
  `.execute(db)
  await sql`drop table hand_refunds`.execute(db)
  await sql`alter table bookings drop column moved_by_hand`.execute(db)
  await sql`
    update refunds set requested_on = coalesce(least(sent_on, done_on), (created_at at time zone 'Asia/Kolkata')::date)
  `.execute(db)
  await sql`
    alter table refunds alter booking_id set not null, alter requested_on set not null
  `.execute(db)
  await sql`create index refunds_booking on refunds (booking_id)`.execute(db)
  await sql`create index refunds_by_hand on refunds (id) where status = 'by-hand'`.execute(db)
  await sql`create index refunds_untold on refunds (booking_id) where status = 'done' and told_at is null`.execute(
    db,
  )
  await sql`
    create or replace function check_refunds() returns trigger language plpgsql as $$
    declare received integer;
    begin
      if new.payment_id is null then return null; end if;
      select amount into received from payments where id = new.payment_id for no key update;
      if received < (select sum(amount) from refunds where payment_id = new.payment_id) then
        raise exception 'Payment % would be refunded beyond its amount', new.payment_id
          using errcode = 'check_violation', constraint = 'refunds_amount';
      end if;
      return null;
    end $$
  `.execute(db)
  await sql`
    update bookings b set refunded = least(b.amount_paid, back.amount)
    from (
      select f.booking_id, sum(f.amount)::integer as amount from refunds f
      where f.status = 'done' and f.reason in ('member', 'club', 'balance', 'group')
        and not exists (select from payments p where p.id = f.payment_id and not p.is_booked)
      group by 1
    ) back
    where back.booking_id = b.id
  `.execute(db)
}

/** Receipts say for good what they said when they were issued; refunds of receipts get credit notes. */
async function keepDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    update bookings b set price_lines = b.price_lines || jsonb_build_object('gstRate', r.gst, 'tcsRate', r.tcs)
    from tax_rates r
    where (b.price_lines->>'gst')::integer > 0
      and r.valid_from = (
        select max(valid_from) from tax_rates
        where valid_from <= (b.created_at at time zone 'Asia/Kolkata')::date
      )
  `.execute(db)
  await sql`alter table receipts add facts jsonb check (jsonb_typeof(facts) = 'object')`.execute(db)
  await sql`
    update receipts r set facts = facts_of.facts
    from (
      select p.id, jsonb_build_object(
        'receivedFrom', coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.username),
        'tripTitle', t.title, 'departureDate', s.departure_date, 'duration', s.duration, 'price', b.price_lines,
        'issuer', (
          select jsonb_build_object('registeredName', c.registered_name, 'address', c.address, 'phone', c.phone,
            'whatsapp', c.whatsapp, 'gstin', c.gstin, 'isSample', c.is_sample)
          from club_identity c
        )
      ) as facts
      from payments p
      join payment_orders o on o.id = p.payment_order_id
      join bookings b on b.id = o.booking_id
      left join users u on u.id = b.user_id
      join trip_schedules s on s.id = b.trip_schedule_id
      join trips t on t.id = s.trip_id
    ) facts_of
    where facts_of.id = r.payment_id
  `.execute(db)
  await sql`alter table receipts alter facts set not null`.execute(db)
  await sql`
    alter table receipt_years add last_credit_note integer not null default 0 check (last_credit_note >= 0)
  `.execute(db)
  await sql`
    create table credit_notes (
      year text collate "C" not null references receipt_years (year),
      number integer not null check (number > 0),
      label text collate "C" not null check (char_length(label) <= 16),
      refund_id integer not null unique references refunds (id),
      gst integer not null,
      tcs integer not null,
      issued_on date not null,
      issued_at timestamptz not null default now(),
      facts jsonb not null check (jsonb_typeof(facts) = 'object'),
      primary key (year, number)
    )
  `.execute(db)
  // So that no statement changes one. The name goes with the account of the member.
  await sql`
    create function keep_document() returns trigger language plpgsql as $$
    begin
      if old.facts - 'receivedFrom' is distinct from new.facts - 'receivedFrom'
        or (to_jsonb(old) - 'facts') is distinct from (to_jsonb(new) - 'facts')
        or not (new.facts->'receivedFrom' = 'null' or new.facts->'receivedFrom' = old.facts->'receivedFrom')
      then
        raise exception '% % does not change', tg_table_name, old.label
          using errcode = 'check_violation', constraint = 'documents_kept';
      end if;
      return new;
    end $$
  `.execute(db)
  for (const table of ['receipts', 'credit_notes']) {
    await sql`
      create trigger ${sql.raw(table)}_kept before update on ${sql.raw(table)}
      for each row execute function keep_document()
    `.execute(db)
  }
}
