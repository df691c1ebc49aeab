import { ApiError } from '@farandfew/api-client'
import type { ErrorCode } from '@farandfew/domain/problem/problem.ts'

/** The problem of approvals that go beyond the free seats of a departure, unless the operator wants them. */
export const beyondSeatsCode = 'APPROVED_BEYOND_SEATS' satisfies ErrorCode

export const asksBeyondSeats = (error: unknown): boolean =>
  error instanceof ApiError && error.code === beyondSeatsCode

/** What an operator is asked then. `reason` is what the API says, with both numbers. */
export const beyondSeatsQuestion = (requests: number, reason: string) => ({
  title:
    requests === 1
      ? 'Approve beyond the free seats?'
      : `Approve ${requests} requests beyond the free seats?`,
  description: `${reason} An approval keeps no seat: seats go to those who book first. The email says how many are free.`,
  confirm: 'Approve anyway',
  busyLabel: 'Approving...',
})
