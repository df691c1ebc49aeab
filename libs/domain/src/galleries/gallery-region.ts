import type { GalleryRegion } from './gallery-tiles.derived.ts'

/** The regions that the index of galleries can be filtered by. */
export const galleryRegions = ['europe', 'asia'] as const satisfies readonly GalleryRegion[]

/** The region that a text names, ignoring case; undefined for every region. */
export const galleryRegionIn = (text: string | null): GalleryRegion | undefined =>
  galleryRegions.find((region) => region === text?.toLowerCase())
