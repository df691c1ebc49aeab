import type { Db } from '../../platform/db/connect.ts'

/**
 * The groups of a member, those that they hosted before, and what they gave to them: arrivals, items of shared
 * checklists, their own ticks, the published summaries that count them, and what the site says of them as a host.
 */
export async function listGroupData(db: Db, userId: number) {
  const groupMembers = db
    .selectFrom('groupMembers')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('departureId')
    .execute()
  const groupArrivals = db
    .selectFrom('groupArrivals')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('departureId')
    .execute()
  const groupChecklistItems = db
    .selectFrom('groupChecklistItems')
    .selectAll()
    .where((where) =>
      where.or([
        where('writtenBy', '=', userId),
        where('takenBy', '=', userId),
        where('doneBy', '=', userId),
      ]),
    )
    .orderBy('id')
    .execute()
  const groupChecklistTicks = db
    .selectFrom('groupChecklistTicks')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('tickedAt')
    .execute()
  const groupSummaryMembers = db
    .selectFrom('groupSummaryMembers')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('departureId')
    .execute()
  const groupDigests = db
    .selectFrom('groupDigests')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('departureId')
    .execute()
  const formerHosts = db
    .selectFrom('formerHosts')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('departureId')
    .execute()
  const hostedDepartures = db
    .selectFrom('tripSchedules as s')
    .innerJoin('hosts as h', 'h.id', 's.hostId')
    .select(['s.id', 's.departureDate'])
    .where('h.userId', '=', userId)
    .orderBy('s.id')
    .execute()
  const hosts = db
    .selectFrom('hosts')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  return {
    hosts: await hosts,
    hostedDepartures: await hostedDepartures,
    formerHosts: await formerHosts,
    groupDigests: await groupDigests,
    groupMembers: await groupMembers,
    groupArrivals: await groupArrivals,
    groupChecklistItems: await groupChecklistItems,
    groupChecklistTicks: await groupChecklistTicks,
    groupSummaryMembers: await groupSummaryMembers,
  }
}
