/** Requests to connect that a member may send within 24 hours. */
export const connectionRequestsPerDay = 10

/** Reports that a member may send within 24 hours. */
export const reportsPerDay = 10

/**
 * Days for which a member cannot ask another one again, who knows them: after a decline, after the other one disconnected,
 * and after taking back a request of their own.
 */
export const daysUntilAskedAgain = { declined: 90, disconnected: 90, withdrawn: 7 } as const
