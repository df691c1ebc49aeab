import { paths } from '../shared/paths.ts'

/** Old addresses and where they lead now (rulings 2). The host is told of them by the build's manifest. */
export const redirects: Readonly<Record<string, string>> = {
  '/trip-quiz': paths.quiz,
  '/all-trips': paths.trips,
}
