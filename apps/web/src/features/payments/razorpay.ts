import { finishPayment } from '@farandfew/domain/payments/payments.contract.ts'
import type { PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'

/** The part of Razorpay's Standard Checkout that the site uses (https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/). */
interface RazorpayOptions {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  prefill: { name: string; email?: string; contact?: string }
  handler: (payment: { razorpay_payment_id: string; razorpay_signature: string }) => void
  modal: { ondismiss: () => void }
  callback_url?: string
  redirect?: boolean
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => { open: () => void }
  }
}

const scriptUrl = 'https://checkout.razorpay.com/v1/checkout.js'

let loading: Promise<void> | undefined

/** Loads the script once. After a failure the next call tries again. */
function loadScript(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptUrl
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loading = undefined
      reject(new Error('The checkout did not load'))
    }
    document.head.append(script)
  })
  return loading
}

/**
 * Browsers inside these apps cannot keep the checkout over the page, or lose the pages of banks that it opens
 * (https://razorpay.com/docs/payments/payment-gateway/callback-url/).
 */
const appBrowser = /FBAN|FBAV|FB_IAB|Instagram|Line\/|Twitter|Snapchat|LinkedInApp|; wv\)/

/** There the checkout is a page of its own, which leads back by a form. */
const returnByPage = () =>
  appBrowser.test(navigator.userAgent) && {
    callback_url: new URL(finishPayment.path, window.location.origin).href,
    redirect: true,
  }

/** A payment that the gateway reports. */
export interface SignedPayment {
  paymentId: string
  signature: string
}

/**
 * Opens Razorpay's checkout. Returns the payment, or undefined if the member closed it. The checkout itself shows a
 * declined payment and lets the member try again.
 * @param onOpen called before it opens: from then on something may be paid
 * @throws Error if the script could not be loaded; then nothing can have been paid
 */
export async function payByRazorpay(
  checkout: PaymentCheckout,
  onOpen: () => void,
): Promise<SignedPayment | undefined> {
  await loadScript()
  const { Razorpay } = window
  if (!Razorpay) throw new Error('The checkout did not load')
  onOpen()
  const { payer } = checkout
  return new Promise((resolve) => {
    new Razorpay({
      key: checkout.publicKey,
      order_id: checkout.orderId,
      amount: checkout.amount,
      currency: checkout.currency,
      name: brand.name,
      prefill: {
        name: payer.name,
        ...(payer.email !== null && { email: payer.email }),
        ...(payer.phone !== null && { contact: payer.phone }),
      },
      handler: ({ razorpay_payment_id, razorpay_signature }) =>
        resolve({ paymentId: razorpay_payment_id, signature: razorpay_signature }),
      modal: { ondismiss: () => resolve(undefined) },
      ...returnByPage(),
    }).open()
  })
}
