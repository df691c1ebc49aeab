import { allDestinations, type DestinationWithPage } from './all-destinations.ts'

/** The stops of the trip as each destination page shows them: 'Istanbul & Cappadocia'. */
export const destinationPlaces = Object.fromEntries(
  allDestinations.flatMap(({ slug, page }) => (page ? [[slug, page.places]] : [])),
) as Readonly<Record<DestinationWithPage, string>>
