import type { AdminHost } from '@farandfew/domain/hosts/admin-hosts.ts'
import type { Host } from '@farandfew/domain/hosts/host.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** The host of the departure `s`, as the site shows them; null if none is chosen. Everything that names a host reads this. */
export const hostOfDeparture = sql<Host | null>`(
  select jsonb_build_object(
    'id', h.id, 'name', h.name, 'languages', h.languages, 'about', h.about, 'picture', h.picture
  ) from hosts h where h.id = s.host_id
)`

/** The account that opens the group page of the departure `s`; null if there is none. */
export const accountOfHost = sql<number | null>`(
  select h.user_id from hosts h where h.id = s.host_id
)`

/** Every host by name, or one by id, with their departures from the club's `today` on. */
export async function listHosts(
  db: Db,
  { today, id }: { today: CalendarDate; id?: number },
): Promise<AdminHost[]> {
  const { rows } = await sql<AdminHost>`
    select h.id, h.name, h.languages, h.about, h.picture,
      case when u.id is not null then jsonb_build_object(
        'id', u.id, 'username', u.username,
        'name', coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username)
      ) end as member,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', s.id, 'tripTitle', t.title, 'departureDate', s.departure_date::text
          ) order by s.departure_date, s.id
        )
        from trip_schedules s join trips t on t.id = s.trip_id
        where s.host_id = h.id and s.departure_date >= ${today}::date and s.is_active
          and s.group_decision is distinct from 'cancelled'
      ), '[]') as departures,
      not exists (select from trip_schedules s where s.host_id = h.id) as can_delete
    from hosts h left join users u on u.id = h.user_id
    where h.id = coalesce(${id ?? null}::int, h.id)
    order by fold_text(h.name), h.id
  `.execute(db)
  return rows
}

/** The account of a host, locked against a change of it; undefined if there is no such host. */
export const lockHost = (trx: Db, id: number): Promise<{ userId: number | null } | undefined> =>
  trx.selectFrom('hosts').select('userId').where('id', '=', id).forShare().executeTakeFirst()

/** Locks the departures of a host, in the order of every transaction that books, then the host, and returns the departures. */
export async function lockHostWithDepartures(trx: Db, id: number): Promise<number[]> {
  const ofHost = trx.selectFrom('tripSchedules').select('id').where('hostId', '=', id).orderBy('id')
  await ofHost.forNoKeyUpdate().execute()
  await trx.selectFrom('hosts').select('id').where('id', '=', id).forUpdate().execute()
  // One that chose the host before the lock is among them.
  return (await ofHost.execute()).map((departure) => departure.id)
}

/** The columns of a host that an operator sets. */
export interface HostValues extends Omit<Host, 'id'> {
  readonly userId: number | null
}

/** Inserts a host and returns the id. */
export async function insertHost(trx: Db, values: HostValues): Promise<number> {
  const { id } = await trx
    .insertInto('hosts')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateHost = (trx: Db, id: number, values: HostValues): Promise<unknown> =>
  trx.updateTable('hosts').set(values).where('id', '=', id).execute()
