/** The code of a part could not be loaded: there is no connection, or a newer release has replaced the file. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure'

  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause })
  }
}

/**
 * How often a part fails to load before a reload is offered: some browsers keep the failure of a file until then, and a
 * file of an older release does not come back.
 */
export const triesBeforeReload = 2

/** Why a part of a page failed and what helps, as a sentence. */
export const failureCause = (error: unknown) =>
  error instanceof LoadFailure
    ? 'Please check your connection. If that does not help, reload the page: we may have updated it.'
    : 'Something went wrong on our side. Please reload the page.'
