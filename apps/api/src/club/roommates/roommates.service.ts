import {
  mayPropose,
  roomDates,
  roomNewsDate,
  nextRoom,
} from '@farandfew/domain/roommates/room-states.ts'
import type {
  OwnRoomState,
  Roommates,
  RoomPreferencesForm,
} from '@farandfew/domain/roommates/roommates.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { getGroupAccess, getWritableGroup, type GroupAccess } from '../groups/group-access.ts'
import { toGroupName } from '../groups/group-name.ts'
import { type EndedFrom, queueRoomMail } from './rooms.mails.ts'
import {
  findDepartureOfRooms,
  lastAnswerOf,
  listLiveRooms,
  lockDepartureOfRooms,
  type RoomDeparture,
  type RoomRow,
  storeOwnRoom,
  storeRoom,
} from './rooms.queries.ts'
import { moveRooms } from './rooms.service.ts'
import {
  deleteVeto,
  deletePreferences,
  findEnded,
  findPreferences,
  getRoommate,
  hasGender,
  listOthers,
  listVetoes,
  type Sharer,
  storePreferences,
} from './roommates.queries.ts'

type Context = Pick<AppContext, 'clock' | 'urls'>

/** The member's proposed or fixed room, with their place in it. One that they can no longer share counts as none. */
function findRoom(rows: readonly RoomRow[], userId: number) {
  const row = rows.find(({ members, isApart }) => members.includes(userId) && !isApart)
  return row && { ...row, by: row.members[0] === userId ? (0 as const) : (1 as const) }
}

/** How far the member's room came that the two can no longer share, before the next round ends it. */
const findApart = (rows: readonly RoomRow[], userId: number) =>
  rows.find(({ members, isApart }) => members.includes(userId) && isApart)?.room.state as
    EndedFrom | undefined

/** The room as the member sees it: without the other's answer. */
async function viewRoom(
  db: Db,
  departureId: number,
  { id, members, room, by }: RoomRow & { by: 0 | 1 },
): Promise<Roommates['room']> {
  const userId = members[1 - by] as number
  const roommate = await getRoommate(db, { departureId, userId })
  return {
    id,
    state: room.state as 'proposed' | 'fixed',
    roommate: {
      ...toGroupName(roommate),
      wantsQuiet: roommate.wantsQuiet ?? false,
      isEarlyRiser: roommate.isEarlyRiser ?? false,
      snores: roommate.snores ?? false,
      mindsSnoring: roommate.mindsSnoring ?? false,
    },
    answerBy: room.answerBy,
    answer: room.answers[by],
  }
}

/**
 * Whether a member may ask to share, or change their preferences if they share already: then as long as rooms are proposed. The
 * host does not share.
 */
function isOpen(
  { isHost }: GroupAccess,
  { departure, shares, today }: { departure: RoomDeparture; shares: boolean; today: string },
): boolean {
  const { wishesUntil } = roomDates(departure.departureDate)
  return !isHost && (shares ? mayPropose(departure, { today, asked: true }) : today <= wishesUntil)
}

async function view(db: Db, access: GroupAccess, today: string): Promise<Roommates> {
  const { departureId, userId, isHost } = access
  const sharer = { departureId, userId }
  const [departure, stored, vetoes, others, live, ended, gender] = await Promise.all([
    findDepartureOfRooms(db, departureId),
    findPreferences(db, sharer),
    listVetoes(db, sharer),
    listOthers(db, sharer),
    listLiveRooms(db, departureId),
    findEnded(db, sharer),
    hasGender(db, userId),
  ])
  if (!departure) throw new AppError('GROUP_MEMBERS_ONLY')
  const room = findRoom(live, userId)
  const shares = stored !== undefined
  const { ownRoom = null, ...preferences } = stored ?? {}
  return {
    dates: roomDates(departure.departureDate),
    today,
    canChange: isOpen(access, { departure, shares, today }) && room?.room.state !== 'fixed',
    isHost,
    hasGender: gender,
    wishes: stored ? (preferences as NonNullable<Roommates['wishes']>) : null,
    vetoes: vetoes.filter((id) => others.some((other) => other.id === id)),
    others: others.map(toGroupName),
    room: room ? await viewRoom(db, departureId, room) : null,
    ownRoom,
    hasProposed: departure.rounds > 0,
    newsBy: roomNewsDate(departure, { today, openUntil: lastAnswerOf(live) }),
    ended: findApart(live, userId) ?? ended ?? null,
  }
}

/**
 * How a member shares a room on a departure.
 * @throws AppError GROUP_MEMBERS_ONLY
 */
export async function getRoommates(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  sharer: Sharer,
): Promise<Roommates> {
  const today = clock.today()
  return view(db, await getGroupAccess(db, { ...sharer, today }), today)
}

/** What a change needs: the locked departure, and the member's access and room at this moment. */
interface Change {
  access: GroupAccess
  departure: RoomDeparture
  room: ReturnType<typeof findRoom>
  today: string
}

/**
 * Changes something while the departure is locked, and returns how the member shares a room afterwards.
 * @throws AppError GROUP_MEMBERS_ONLY, GROUP_READ_ONLY
 */
async function change(
  trx: Db,
  { clock }: Context,
  sharer: Sharer,
  work: (change: Change) => Promise<void>,
): Promise<Roommates> {
  const today = clock.today()
  const departure = await lockDepartureOfRooms(trx, sharer.departureId)
  const access = await getWritableGroup(trx, { ...sharer, today })
  if (!departure) throw new AppError('GROUP_MEMBERS_ONLY')
  const room = findRoom(await listLiveRooms(trx, sharer.departureId), sharer.userId)
  await work({ access, departure, room, today })
  return view(trx, access, today)
}

const genderNeeded = 'Please add your gender to your profile first'

/**
 * Stores the preferences of a member, who then looks for a roommate: rooms are proposed at once if it is time. A veto against the
 * proposed roommate counts as a no.
 * @throws AppError VALIDATION_FAILED, ROOM_WISHES_CLOSED, ROOM_GIVEN
 */
export const savePreferences = (
  trx: Db,
  context: Context,
  sharer: Sharer,
  { vetoes, ...preferences }: RoomPreferencesForm,
): Promise<Roommates> =>
  change(trx, context, sharer, async (changing) => {
    const { access, departure, room, today } = changing
    if (access.isHost) {
      throw new AppError('ROOM_WISHES_CLOSED', { detail: 'The host has a room of their own.' })
    }
    const shares = (await findPreferences(trx, sharer)) !== undefined
    if (room?.room.state === 'fixed') throw new AppError('ROOM_GIVEN')
    if (!isOpen(access, { departure, shares, today })) throw new AppError('ROOM_WISHES_CLOSED')
    if (preferences.sameGenderOnly && !(await hasGender(trx, sharer.userId))) {
      throw new AppError('VALIDATION_FAILED', {
        detail: genderNeeded,
        errors: { sameGenderOnly: genderNeeded },
      })
    }
    // A name that is not of the group is left out, whatever the reason.
    const others = await listOthers(trx, sharer)
    const known = others.map(({ id }) => id).filter((id) => vetoes.includes(id))
    await storePreferences(trx, sharer, { preferences, vetoes: known })
    if (!room) await moveRooms(trx, context, { departure, looking: sharer.userId })
    else if (known.some((id) => room.members.includes(id))) {
      await answer(trx, context, { ...changing, room }, false)
    }
  })

/** Ends a room, or stores an answer. Both members are free again if it ends. */
async function answer(
  trx: Db,
  context: Context,
  { departure, room, today }: Change & { room: NonNullable<Change['room']> },
  yes: boolean,
): Promise<void> {
  const next = nextRoom(room.room, { kind: 'answer', by: room.by, yes, today })
  if (!next) {
    if (room.room.answers[room.by] === yes) return
    throw new AppError('ROOM_ENDED')
  }
  await storeRoom(trx, room, next)
  if (yes) {
    const departureId = departure.id
    const userId = room.members[room.by] as number
    await storeOwnRoom(trx, { departureId, userIds: [userId], ownRoom: null })
    await deleteVeto(trx, { departureId, userId }, room.members[1 - room.by] as number)
  }
  const [first, second] = room.members as readonly [number, number]
  if (next.state === 'fixed') {
    for (const [userId, roommate] of [
      [first, second],
      [second, first],
    ] as const) {
      await queueRoomMail(trx, context, { departure, userId }, { kind: 'fixed', roommate })
    }
  }
  if (next.state === 'ended') {
    const freed = new Map<number, EndedFrom>([
      [first, 'proposed'],
      [second, 'proposed'],
    ])
    await moveRooms(trx, context, { departure, freed })
  }
}

/** @throws AppError ROOM_ENDED */
export const answerRoom = (
  trx: Db,
  context: Context,
  sharer: Sharer,
  { roomId, yes }: { roomId: number; yes: boolean },
): Promise<Roommates> =>
  change(trx, context, sharer, async (changing) => {
    const { room } = changing
    if (room?.id !== roomId) throw new AppError('ROOM_ENDED')
    await answer(trx, context, { ...changing, room }, yes)
  })

/**
 * Ends sharing. Until the preferences end they are deleted; later the member takes the private room, and can look for a roommate
 * again. While a room is proposed, this refuses it, and the roommate, who sees some of the preferences, does not notice.
 * @throws AppError ROOM_GIVEN if the room is fixed
 */
export const leaveRoommates = (trx: Db, context: Context, sharer: Sharer): Promise<Roommates> =>
  change(trx, context, sharer, async (changing) => {
    const { departure, room, today } = changing
    if (room?.room.state === 'fixed') throw new AppError('ROOM_GIVEN')
    const { wishesUntil } = roomDates(departure.departureDate)
    if (!room && today <= wishesUntil) return deletePreferences(trx, sharer)
    const { departureId, userId } = sharer
    await storeOwnRoom(trx, { departureId, userIds: [userId], ownRoom: 'taken' })
    if (room) await answer(trx, context, { ...changing, room }, false)
  })

/**
 * Takes the private room, or looks for a roommate instead. Who has taken it and looks again gets a proposal at once if
 * there is someone.
 * @throws AppError ROOM_WISHES_CLOSED if there is no offer, or no more rooms are proposed; ROOM_GIVEN
 */
export const chooseOwnRoom = (
  trx: Db,
  context: Context,
  sharer: Sharer,
  { take }: { take: boolean },
): Promise<Roommates> =>
  change(trx, context, sharer, async ({ access, departure, room, today }) => {
    if (room) throw new AppError('ROOM_GIVEN')
    const ownRoom = (await findPreferences(trx, sharer))?.ownRoom
    if (!ownRoom) throw new AppError('ROOM_WISHES_CLOSED')
    const { departureId, userId } = sharer
    const store = (next: OwnRoomState | null) =>
      storeOwnRoom(trx, { departureId, userIds: [userId], ownRoom: next })
    if (take) return store('taken')
    if (!isOpen(access, { departure, shares: true, today })) {
      throw new AppError('ROOM_WISHES_CLOSED')
    }
    if (ownRoom !== 'taken') return store('waiting')
    await store(null)
    await moveRooms(trx, context, { departure, looking: userId })
  })
