export type {
  DestinationSlug,
  DestinationWithGallery,
  DestinationWithPage,
} from './all-destinations.ts'
export * from './destination-pages.ts'
export * from './destinations.derived.ts'
export * from './destinations.ts'
export * from './destination-places.derived.ts'
