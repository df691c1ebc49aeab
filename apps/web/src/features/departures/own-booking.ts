/** What a page about a departure says of the member's own booking of it, and where its button leads instead of selling a seat. */
export interface OwnBooking {
  /** 'Deposit paid', 'Held'. */
  readonly name: string
  /** 'Your booking: Deposit paid'. */
  readonly state: string
  /** What is to pay or to wait for. */
  readonly next: string | null
  /** Of the button. */
  readonly label: string
  readonly href: string
}

/** The member's own bookings by the id of their departure. */
export type OwnBookings = Readonly<Record<number, OwnBooking | undefined>>
