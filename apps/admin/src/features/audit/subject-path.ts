import { paths } from '../../shared/paths.ts'

const rooms: Readonly<Record<string, (id: number) => string>> = {
  user: (id) => paths.user(id),
  trip: (id) => paths.trip(id),
  invite: (id) => `${paths.invites}?request=trip-${id}`,
  'quick invite': (id) => `${paths.invites}?request=quick-${id}`,
  departure: (id) => `${paths.departures}?departure=${id}`,
  inquiry: (id) => `${paths.inquiries}?open=${id}`,
}

/** Where the console shows what an entry is about, such as 'trip 4'; undefined where it has no room for it. */
export function subjectPath(subject: string): string | undefined {
  const [, thing = '', id] = /^([a-z ]+) ([1-9]\d{0,9})$/.exec(subject) ?? []
  return Object.hasOwn(rooms, thing) ? rooms[thing]?.(Number(id)) : undefined
}
