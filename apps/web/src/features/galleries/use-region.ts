import { type GalleryRegion, galleryRegionIn } from '@farandfew/domain/galleries'
import { useSearchParams } from 'react-router-dom'
import { useBrowserValue } from '../../shared/use-hydrated.ts'

/** The region that galleries are filtered by, kept in the address; undefined is all, which the prerendered page shows. */
export function useRegion(): [
  GalleryRegion | undefined,
  (region: GalleryRegion | undefined) => void,
] {
  const [search, setSearch] = useSearchParams()
  const query = new URLSearchParams(useBrowserValue(() => search.toString(), ''))
  return [
    galleryRegionIn(query.get('region')),
    (region) =>
      setSearch(region === undefined ? {} : { region }, {
        replace: true,
        preventScrollReset: true,
      }),
  ]
}
