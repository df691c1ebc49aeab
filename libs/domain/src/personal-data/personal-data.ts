import * as z from 'zod/mini'

/** Everything stored about the member, by table. */
export const userExport = z.record(z.string(), z.unknown())

export type UserExport = z.output<typeof userExport>

export const userDeleted = z.object({ deleted: z.literal(true) })

export type UserDeleted = z.output<typeof userDeleted>
