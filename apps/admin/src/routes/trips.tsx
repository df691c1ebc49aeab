import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../shared/notices/loaded.tsx'
import { tripsQuery } from '../features/trips/trip-reads.ts'
import { CataloguePlaceholder, Catalogue } from '../features/trips/catalogue.tsx'

/** Every trip of the catalogue, with a link to its form. */
export default function TripsPage() {
  const query = useQuery(tripsQuery)
  return (
    <Loaded query={query} loading={<CataloguePlaceholder />} failed="We could not load the trips.">
      {({ items }) => <Catalogue trips={items} />}
    </Loaded>
  )
}
