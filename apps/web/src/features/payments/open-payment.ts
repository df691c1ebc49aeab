/** A payment that was started and whose result is not known yet. */
export interface OpenPayment {
  orderId: string
  /** Paise that the booking had received before. */
  received: number
  /** What the gateway answered, if the answer arrived. */
  paymentId?: string
  signature?: string
}

const keyOf = (bookingId: number) => `open-payment-${bookingId}`

/** Reads the open payment of a booking, which any tab of this browser may have started. */
export function findOpenPayment(bookingId: number): OpenPayment | undefined {
  try {
    const stored = JSON.parse(
      localStorage.getItem(keyOf(bookingId)) ?? 'null',
    ) as OpenPayment | null
    return typeof stored?.orderId === 'string' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores the open payment of a booking, so that it is checked after a reload. */
export function keepOpenPayment(bookingId: number, payment: OpenPayment): void {
  try {
    localStorage.setItem(keyOf(bookingId), JSON.stringify(payment))
  } catch {
    // The browser stores nothing. The payment is still checked until the page is closed.
  }
}

/** Calls the listener when another tab starts a payment of a booking or has its result. Returns a function that ends this. */
export function onOpenPaymentChange(bookingId: number, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keyOf(bookingId)) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

export function removeOpenPayment(bookingId: number): void {
  try {
    localStorage.removeItem(keyOf(bookingId))
  } catch {
    // Nothing was stored.
  }
}
