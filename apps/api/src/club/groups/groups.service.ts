import { type ArrivalForm, arrivalDates } from '@farandfew/domain/groups/arrival.ts'
import type { Group, GroupMember, OwnGroup } from '@farandfew/domain/groups/group.ts'
import {
  groupCountdown,
  isGroupReadOnly,
  lastWritableDate,
} from '@farandfew/domain/groups/group-dates.ts'
import {
  type GroupProfile,
  quizLikesOf,
  shownProfile,
} from '@farandfew/domain/groups/shown-fields.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { shortName } from '../departures/departure-row.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { GroupAccess } from './group-access.ts'
import { toGroupName } from './group-name.ts'
import {
  getDepartureOfGroup,
  listGroupsOf,
  listMembers,
  type MemberRow,
  storeArrival,
} from './groups.queries.ts'

/** A group as one of its members sees it, on the club's `today`. */
export async function readGroup(db: Db, access: GroupAccess, today: CalendarDate): Promise<Group> {
  const [row, rows] = await Promise.all([
    getDepartureOfGroup(db, access.departureId),
    listMembers(db, access),
  ])
  const { id, departureDate, duration, tripId, title, tripDuration, extendedEdition } = row
  const me = rows.find((member) => member.id === access.userId)!
  const editions = [
    { duration: tripDuration, itinerary: row.itinerary },
    ...(extendedEdition
      ? [{ duration: extendedEdition.itinerary.length, itinerary: extendedEdition.itinerary }]
      : []),
  ]
  return {
    today,
    departure: {
      id,
      destination: shortName(row.destination),
      departureDate,
      returnDate: returnDate(departureDate, duration),
      duration,
    },
    trip: {
      id: tripId,
      title,
      destination: row.destination,
      image: row.images[0] ?? null,
      itinerary: editions.find((edition) => edition.duration === duration)?.itinerary ?? [],
    },
    countdown: groupCountdown(row, today),
    isReadOnly: access.isReadOnly,
    writableUntil: lastWritableDate(row),
    hostName: row.host?.name ?? null,
    members: rows.flatMap((member) => toMember(member, me) ?? []),
    me: {
      id: me.id,
      firstName: me.firstName,
      isHost: me.isHost,
      wantsDigest: me.wantsDigest,
      shownFields: me.shownFields as Group['me']['shownFields'],
      profile: profileOf(me),
    },
  }
}

/**
 * A member as `me` sees them; undefined if a block hides them. The host is listed for everyone and sees everyone, but a
 * block leaves no more than name and picture, and the host still knows who arrives when.
 */
function toMember(row: MemberRow, me: MemberRow): GroupMember | undefined {
  if (row.isBlocked && !row.isHost && !me.isHost) return undefined
  const { isHost, isBlocked } = row
  const shown = isBlocked ? [] : row.shownFields
  const person = toGroupName({ ...row, shownFields: shown })
  return {
    ...person,
    isHost,
    isMe: row.id === me.id,
    profile: shownProfile(profileOf(row), shown),
    arrival: isBlocked && !me.isHost ? null : arrivalOf(row),
  }
}

function arrivalOf({ arrivesOn, arrivesAt, flight, place }: MemberRow): GroupMember['arrival'] {
  if (arrivesOn === null || arrivesAt === null || place === null) return null
  return { date: arrivesOn, time: arrivesAt, flight, place }
}

/** Every field that a member could show; those that are empty are left out. */
function profileOf(row: MemberRow): GroupProfile {
  const text = (value: string | null) => value || undefined
  const list = (values: string[]) => (values.length > 0 ? values : undefined)
  return {
    lastName: text(row.lastName),
    ageGroup: text(row.ageGroup),
    city: text(row.city),
    country: text(row.country),
    bio: text(row.bio),
    interests: list(row.interests),
    travelPreferences: list(row.travelPreferences),
    quizLikes: list(quizLikesOf(row.quizData)),
  }
}

/** @throws AppError VALIDATION_FAILED if the date has nothing to do with the trip */
export async function saveMemberArrival(
  db: Db,
  access: GroupAccess,
  form: ArrivalForm,
): Promise<void> {
  const { first, last } = arrivalDates(access.departureDate, access.duration)
  if (form.date < first || form.date > last) {
    const message = `Please choose a date from ${formatDate(first)} to ${formatDate(last)}`
    throw new AppError('VALIDATION_FAILED', { errors: { date: message } })
  }
  await storeArrival(db, access, form)
}

/** The member's groups on the club's `today`: first what is ahead, by date, then what is over, the latest first. */
export async function readOwnGroups(
  db: Db,
  { userId, today }: { userId: number; today: CalendarDate },
): Promise<OwnGroup[]> {
  const rows = await listGroupsOf(db, userId)
  const groups = rows.map(({ duration, ...row }) => ({
    ...row,
    returnDate: returnDate(row.departureDate, duration),
    countdown: groupCountdown({ ...row, duration }, today),
    isReadOnly: isGroupReadOnly({ ...row, duration }, today),
  }))
  const isOver = (group: OwnGroup) => group.returnDate < today
  return [...groups.filter((group) => !isOver(group)), ...groups.filter(isOver).reverse()]
}
