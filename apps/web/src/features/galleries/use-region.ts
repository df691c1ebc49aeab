import type { GalleryRegion } from '@farandfew/domain/galleries/gallery-tiles.derived.ts'
import { galleryRegionIn } from '@farandfew/domain/galleries/gallery-region.ts'
import { useUrlParams } from '../../shared/use-url-params.ts'

type SetRegion = (region: GalleryRegion | undefined) => void

/** The region filter of the galleries, kept in the URL; undefined for all. */
export function useRegion(): [GalleryRegion | undefined, SetRegion] {
  const [params, change] = useUrlParams()
  return [galleryRegionIn(params.get('region')), (region) => change({ region })]
}
