/** Why the last attempt to send a message failed. */
export const deliveryReasons = {
  'recipient-refused': 'The address was rejected.',
  'sender-refused': 'The mail server rejected our sender address.',
  'sign-in-refused': 'The server rejected our sign-in.',
  'policy-refused': 'The server refuses to relay our messages.',
  'content-refused': 'The message was rejected for its content or size.',
  'request-refused': 'The gateway rejected our request.',
  busy: 'The server asked us to try again later.',
  unreachable: 'The server could not be reached.',
  timeout: 'The server did not answer in time.',
  unconfirmed: 'The mail server never confirmed this email, so it may have arrived.',
  stopped: 'Sending was interrupted when the site stopped.',
  unexpected: 'Sending failed for an unknown reason.',
} as const
export type DeliveryReason = keyof typeof deliveryReasons

/** Why a message was not sent. A text message has a number instead of an address. */
export const deliveryReasonText = (reason: DeliveryReason, channel: 'mail' | 'sms'): string =>
  reason === 'recipient-refused' && channel === 'sms'
    ? 'The number was rejected.'
    : deliveryReasons[reason]

/** After these, another attempt with the same message and address is refused again; after all others it can succeed. */
export const refusedAgain: readonly DeliveryReason[] = ['recipient-refused', 'content-refused']
