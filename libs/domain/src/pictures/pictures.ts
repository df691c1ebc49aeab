import type { DestinationSlug } from '../destinations/destinations.ts'

/** A picture of the club's own: where it is, what is seen on it, and its size in CSS pixels. */
export interface Picture {
  /** A path below the site's origin. */
  readonly src: string
  /** What is seen, as a person would say it. */
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** What a destination is shown by: a wide hero, a card, and the pictures of its gallery. */
export interface DestinationPictures {
  readonly hero: Picture
  readonly card: Picture
  readonly gallery: readonly Picture[]
}

export type PicturesByDestination = Readonly<Record<DestinationSlug, DestinationPictures>>
