import type { Availability } from '../availability/availability.ts'
import type { ActivityLevel, Interest, TravelStyle } from '../traits/traits.options.ts'
import type { PracticalFacts } from '../trips/practical-facts.ts'
import type { ExtendedEdition, Trip } from '../trips/trip.ts'
import type { EmergencyNumbers } from './emergency-numbers.ts'
import type { Route } from './route.ts'

/** An item that the club lists for everyone on a departure. Each member ticks their own; the others do not see it. */
export interface ClubItem {
  /** Stored with a member's tick, so it never changes. */
  readonly key: string
  readonly label: string
}

/** How strongly a trip has a trait: fully or partly. A trait that is not named is absent. */
export type Share = 1 | 0.5

/** What the quiz needs to know of a trip beyond the trip's own fields. */
export interface TripProfile {
  readonly styles: Readonly<Partial<Record<TravelStyle, Share>>>
  readonly activity: ActivityLevel
  readonly interests: Readonly<Partial<Record<Interest, Share>>>
}

/** One picture of a destination; the file is `{name}.svg` below the destination's folder of galleries or days. */
export interface PhotoContent {
  readonly name: string
  /** What is seen, as a person would say it. */
  readonly alt: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** One of the gallery's categories; undefined if the destination has no gallery page. */
  readonly category?: string
  /** A place that no itinerary of the trip visits. Set with `beyondTrip`. */
  readonly beyondTrip?: true
}

/** What the gallery page of a destination says, and its tile in the index of galleries. */
export interface GalleryContent {
  /** Place in the index, counted from 1. */
  readonly position: number
  readonly region: 'europe' | 'asia'
  /** CSS pixels, 280-360. The heights add up so that all columns are equally long, with two columns and with three. */
  readonly tileHeight: number
  readonly blurb: string
  readonly tagline: string
  /** The verb of the closing line: 'Ready to Experience Bali?'. */
  readonly invitation: 'Experience' | 'Discover'
  /** In the order of the filter, without All. */
  readonly categories: readonly string[]
}

/** What the page `/destinations/{slug}` adds to its trip. */
export interface DestinationPageContent {
  /** The stops of the trip: 'Istanbul & Cappadocia'. */
  readonly places: string
}

export interface DestinationContent {
  readonly slug: string
  readonly name: string
  readonly availability: Availability
  readonly trip: Omit<
    Trip,
    | 'images'
    | 'spotsLeft'
    | 'nextDeparture'
    | 'editions'
    | 'extendedEdition'
    | 'availability'
    | 'practicalFacts'
  > & {
    readonly extendedEdition?: ExtendedEdition
    /** A fact about the world without a source that was read is left out. */
    readonly practicalFacts?: PracticalFacts
    /** Names of the photos that are on the route, in the order of its days. */
    readonly pictures: readonly string[]
  }
  /** One for each length of the trip, the shortest first. `npm run art` draws the maps from them. */
  readonly routes: readonly Route[]
  /** A number without a source in docs/sources.md is left out. */
  readonly emergency: EmergencyNumbers
  /** What the club lists for everyone on this trip, after what it lists for every trip. */
  readonly packing: readonly ClubItem[]
  /** Plug types (IEC 60083 letters): 'C and F'. */
  readonly plugs: string
  readonly quizProfile: TripProfile
  readonly pictures: {
    /** Alt texts; the files are `hero.svg` (16:9) and `card.svg` (4:3). */
    readonly hero: string
    readonly card: string
    readonly photos: readonly PhotoContent[]
    /** Pictures that are only shown next to a day; the files are in the destination's folder below `/art/days`. */
    readonly dayPhotos?: readonly PhotoContent[]
    /** The picture next to each day of the itinerary: 'hero', 'card', the name of a photo, or 'moments/{name}'. */
    readonly days: readonly string[]
    /** The same for the extended edition. */
    readonly extendedDays?: readonly string[]
  }
  readonly gallery: GalleryContent | null
  readonly page: DestinationPageContent | null
}

/** Checks a destination's content and keeps its slug, and whether it has a gallery and a page, in the type. */
export const defineDestination = <
  const Slug extends string,
  Gallery extends GalleryContent | null,
  Page extends DestinationPageContent | null,
>(
  content: Omit<DestinationContent, 'slug' | 'gallery' | 'page'> & {
    readonly slug: Slug
    readonly gallery: Gallery
    readonly page: Page
  },
) => content

const photo =
  (width: number, height: number) =>
  (name: string, alt: string, category?: string): PhotoContent => ({
    name,
    alt,
    width,
    height,
    ...(category !== undefined && { category }),
  })

/** A photo in portrait format. */
export const tall = /* @__PURE__ */ photo(800, 1000)
/** A photo in landscape format. */
export const wide = /* @__PURE__ */ photo(1000, 800)

/** Marks a photo of a place that no itinerary of the trip visits. Its page says so. */
export const beyondTrip = (photo: PhotoContent): PhotoContent => ({
  ...photo,
  beyondTrip: true,
})
