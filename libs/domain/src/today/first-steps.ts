import * as z from 'zod/mini'

const done = z.boolean('Must be true or false')

/** What an owner sets up on the first day. Each step is done when the data shows it, and no one ticks it. */
export const firstSteps = z.object({
  /** An owner with an account of their own can sign in. */
  ownAccount: done,
  /** An owner has entered rates, or confirmed those that the club's database began with. */
  taxRates: done,
  /** Registered name and address are entered, and they are not a sample. */
  clubDetails: done,
  /** An operator has sent a mail to themselves as a test. */
  testMail: done,
  /** There is a host. */
  hosts: done,
})
export type FirstSteps = z.output<typeof firstSteps>
export type FirstStep = keyof FirstSteps
