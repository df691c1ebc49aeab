import {
  describeRoom,
  type ManifestTraveller,
  notGiven,
} from '@farandfew/domain/travel-details/manifest.ts'
import { phoneCell } from '@farandfew/domain/csv/phone-cell.ts'
import { optionLabel } from '@farandfew/domain/text/option-label.ts'
import { diets } from '@farandfew/domain/travel-details/travel-details.options.ts'
import type { CsvFile } from '../../platform/csv/send-csv.ts'

type Column = (traveller: ManifestTraveller) => string | null

const column = (heading: string, of: Column): [string, Column] => [
  heading,
  (traveller) => of(traveller) || notGiven,
]
const phone = (value: string | null | undefined) => (value ? phoneCell(value) : null)

export const manifestColumns: CsvFile<ManifestTraveller>['columns'] = [
  column('Name', ({ name }) => name),
  column('Phone', (one) => phone(one.phone)),
  column('Email', ({ email }) => email),
  column('Food', ({ details }) => details && (optionLabel(diets, details.diet) ?? details.diet)),
  column('Notes on Food', ({ details }) => details && details.foodNotes),
  column('Room', describeRoom),
  column('Emergency Contact', ({ details }) => details && details.emergencyName),
  column('Relation', ({ details }) => details && details.emergencyRelation),
  column('Emergency Phone', ({ details }) => phone(details?.emergencyPhone)),
  column('Arrives On', ({ arrival }) => arrival && arrival.date),
  column('Arrives At', ({ arrival }) => arrival && arrival.time),
  column('Flight', ({ arrival }) => arrival && arrival.flight),
  column('Arrival Place', ({ arrival }) => arrival && arrival.place),
]
