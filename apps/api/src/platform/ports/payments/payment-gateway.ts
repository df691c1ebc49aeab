/** An order at the gateway: what is to be paid, and every attempt to pay it. */
export interface GatewayOrder {
  readonly id: string
  /** Paise for INR. */
  readonly amount: number
  readonly currency: string
  /** `paid` as soon as one payment is captured; refunds do not change it. */
  readonly status: 'created' | 'attempted' | 'paid'
  readonly payments: readonly GatewayPayment[]
}

export interface GatewayPayment {
  readonly id: string
  readonly orderId: string
  /** Paise for INR. */
  readonly amount: number
  readonly currency: string
  /**
   * `captured`: the money is the club's, whether or not it was refunded later. `authorized`: the payer has paid, and the club
   * has to take it. `pending`: not decided yet.
   */
  readonly status: 'captured' | 'authorized' | 'failed' | 'pending'
  /** Whether the payer pays the gateway's fee on top of the order's amount. */
  readonly isFeeOnTop?: boolean
  /** Whether an offer of the gateway has taken a part of the order's amount off. */
  readonly hasOffer?: boolean
  /** When the payer paid; undefined if the gateway does not say. */
  readonly paidAt?: Date
  /** The gateway's reason for a failure, for the member; at most 200 characters. */
  readonly errorText?: string
}

export interface GatewayRefund {
  readonly id: string
  readonly paymentId: string
  /** Paise for INR. */
  readonly amount: number
  readonly status: 'processed' | 'pending' | 'failed'
}

/** Money that moved at the gateway: captured payments, and refunds that have not failed, each once. In paise. */
export interface GatewayMoves {
  /** Without an order if it was paid by another way than ours, such as a payment link. */
  readonly payments: readonly { id: string; amount: number; orderId: string | null }[]
  readonly refunds: readonly Pick<GatewayRefund, 'id' | 'amount' | 'paymentId'>[]
}

/** How many payments, or refunds, are too many for `listMoves`: it reads 15 pages, because the console waits for 15 seconds. */
export const mostMoves = 1_500

/** What a webhook says. The gateway sends an event several times, late and in any order; `id` identifies it. */
export type GatewayEvent = { readonly id: string } & (
  | { readonly kind: 'paid' | 'authorized' | 'failed'; readonly payment: GatewayPayment }
  | { readonly kind: 'refunded' | 'refund-failed'; readonly refund: GatewayRefund }
  | { readonly kind: 'ignored' }
)

export interface NewGatewayOrder {
  /**
   * Our unique receipt: 1 to 40 letters, digits, `_` and `-`. A repeat returns the same order, so it must be unique forever: an id alone is
   * not, because a database restored from a backup gives it to another row.
   */
  readonly reference: string
  /** Paise for INR, at least 100. */
  readonly amount: number
  readonly currency: string
  /** At most 15, of at most 256 characters each. No personal data. */
  readonly notes: Readonly<Record<string, string>>
}

export interface NewGatewayCapture {
  readonly paymentId: string
  /** As it was authorized. Paise for INR. */
  readonly amount: number
  readonly currency: string
}

export interface NewGatewayRefund {
  readonly paymentId: string
  /** Paise for INR. */
  readonly amount: number
  /** Our unique reference, as that of an order. A repeat returns the same refund. */
  readonly reference: string
}

/** What a checkout passes to the browser after a payment. */
export interface CheckoutSignature {
  /** The order id that we stored, not the one that the browser sent. */
  readonly orderId: string
  readonly paymentId: string
  readonly signature: string
}

export interface WebhookRequest {
  /** The body as it was received: parsing changes it. */
  readonly rawBody: Buffer
  /** The header `x-razorpay-signature`. */
  readonly signature: string
  /** The header `x-razorpay-event-id`. Without it, the body identifies the event. */
  readonly eventId: string | undefined
}

/**
 * The payment service. Its calls take up to seconds: never call it inside a transaction. All of them may be repeated, one
 * after the other, with the same result. They throw GatewayError; the sandbox also throws what a query throws.
 */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'razorpay'
  /** Public: what the browser's checkout needs. */
  readonly publicKey: string
  /** Creates the order, or returns the one with the same reference. */
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>
  fetchOrder(id: string): Promise<GatewayOrder>
  /** Takes the money of an authorized payment, or returns the payment that was captured before. */
  capture(capture: NewGatewayCapture): Promise<GatewayPayment>
  /** Whether the gateway signed that this payment of this order succeeded. */
  verifySignature(parts: CheckoutSignature): boolean
  /**
   * The event of a webhook, or undefined if its signature is wrong.
   * @throws GatewayError BAD_EVENT if it is signed but malformed
   */
  verifyWebhook(request: WebhookRequest): GatewayEvent | undefined
  /** Refunds a part or all of a captured payment, or returns the refund with the same reference. */
  refund(refund: NewGatewayRefund): Promise<GatewayRefund>
  /**
   * What moved from an instant until before another, by the gateway's own times. Undefined if it has `mostMoves` payments, with those
   * that failed, or refunds.
   */
  listMoves(from: Date, until: Date): Promise<GatewayMoves | undefined>
}
