/** Why the last attempt to send a message failed. */
export const deliveryReasons = {
  'recipient-refused': "The recipient's side does not accept this address or number.",
  'sender-refused': 'The mail server does not accept our sender address.',
  'sign-in-refused': 'The server does not accept the user and password (or token) that we send it.',
  'policy-refused': 'The server refuses to pass on our messages.',
  'content-refused': 'The server refuses this message because of its content or size.',
  'request-refused': 'The gateway does not accept our request.',
  busy: 'The server asked us to try again later.',
  unreachable: 'The server could not be reached.',
  timeout: 'The server did not answer in time.',
  unconfirmed:
    'The mail server took this message and did not say whether it accepted it, so it may have arrived.',
  stopped: 'The site was stopped while it sent this message.',
  unexpected: 'Sending failed for an unknown reason.',
} as const
export type DeliveryReason = keyof typeof deliveryReasons

/** After these, another attempt with the same message and address is refused again; after all others it can succeed. */
export const refusedAgain: readonly DeliveryReason[] = ['recipient-refused', 'content-refused']
