/** One of the club's own pictures. */
export interface Picture {
  /** A path on the site's origin. */
  readonly src: string
  /** What is seen, as a person would say it. */
  readonly alt: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}
