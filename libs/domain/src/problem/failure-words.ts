/** What a page says of a failure that the API does not explain. Each names its cause. */
export const failureWords = {
  /** The API answered, without a sentence for a person. */
  unexplained: 'Please try again later.',
  /** The API did not answer. */
  unreachable: 'We could not reach our server. Please check your connection and try again.',
  /** The code of the page failed before it asked the API, or after. */
  ownFault: 'Something went wrong on this page. Please reload it and try again.',
  /** The browser did not keep the cookie of a session. */
  cookiesRefused:
    'Logging in needs cookies, and your browser did not keep ours. Please allow cookies for this site, and try again.',
} as const
