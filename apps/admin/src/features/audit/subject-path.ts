import { paths } from '../../shared/paths.ts'

const pathOf: Readonly<Record<string, (id: number) => string>> = {
  user: (id) => paths.member(id),
  trip: (id) => paths.trip(id),
  invite: (id) => paths.invite('trip', id),
  'quick invite': (id) => paths.invite('quick', id),
  departure: paths.departure,
  booking: paths.booking,
  inquiry: paths.inquiry,
}

/** The console's path for a subject such as 'trip 4'; undefined if it has no page for it. */
export function subjectPath(subject: string): string | undefined {
  const [, kind = '', id] = /^([a-z ]+) ([1-9]\d{0,9})$/.exec(subject) ?? []
  return Object.hasOwn(pathOf, kind) ? pathOf[kind]?.(Number(id)) : undefined
}
