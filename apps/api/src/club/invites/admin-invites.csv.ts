import { inviteDestinationNames, inviteKindNames } from '@farandfew/domain/invites/admin-invites.ts'
import { inviteStatusNames } from '@farandfew/domain/invites/invite-statuses.ts'
import { travelMonths } from '@farandfew/domain/invites/quick-invites.options.ts'
import type { CsvFile } from '../../platform/csv/send-csv.ts'
import type { RequestRow } from './queue.queries.ts'
import { destinationOf, labelOf } from './requests.sql.ts'

export const inviteColumns: CsvFile<RequestRow>['columns'] = [
  ['Kind', ({ kind }) => inviteKindNames[kind]],
  ['ID', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Destination', (row) => inviteDestinationNames[destinationOf(row)]],
  ['Trip', ({ tripTitle }) => tripTitle],
  ['Departure', ({ departureDate }) => departureDate],
  ['Travel Month', ({ travelMonth }) => travelMonth && labelOf(travelMonths, travelMonth)],
  ['State', ({ status }) => inviteStatusNames[status]],
  ['Created At', ({ createdAt }) => createdAt.toISOString()],
  ['Assignee', ({ assignee }) => assignee],
  ['Tags', ({ tags }) => tags.join(', ')],
]
