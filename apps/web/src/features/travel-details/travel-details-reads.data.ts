import { endpointQuery } from '@farandfew/api-client'
import { listTravelDetails } from '@farandfew/domain/travel-details/travel-details.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { paths } from '../../shared/paths.ts'

/** Which trips ahead of the signed-in member have travel details. Nothing of what was entered. */
export const travelDetailsStatusQuery = queryOptions({
  ...endpointQuery(listTravelDetails, {}),
  refetchOnMount: 'always',
})

/** Where the member enters and sees the details of a departure. */
export const travelDetailsPath = (departureId: number) =>
  `${paths.group(departureId)}?tab=before-you-fly`
