import { listDeparturesEndpoint } from '@farandfew/domain/departures/endpoints'
import type { listDepartures, Season } from '@farandfew/domain/departures'
import { call, type CallOptions } from '../call/index.ts'

/** The season's departures by date with their seats, and the club's date. */
export function fetchSeason(options?: CallOptions): Promise<Season> {
  return call<typeof listDepartures>(listDeparturesEndpoint, {}, options)
}
