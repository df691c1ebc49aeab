import type { DestinationWithPage } from '../destinations/destination-pages.ts'

/** What a destination's page says beyond its trip (spec section 2, 'Static destination pages'). */
export interface DestinationPageContent {
  /** Where the trip goes within the destination, as its first screen says it. */
  readonly places: string
}

export const destinationPages: Readonly<Record<DestinationWithPage, DestinationPageContent>> = {
  turkey: { places: 'Istanbul & Cappadocia' },
  bali: { places: 'Ubud & Uluwatu' },
  montenegro: { places: 'Kotor, Lovćen & Lake Skadar' },
  'sri-lanka': { places: 'Colombo, Kandy & Yala' },
}

/** Pictures in the gallery of a destination's page; its whole gallery has a page of its own. */
export const destinationPagePictures = 4
