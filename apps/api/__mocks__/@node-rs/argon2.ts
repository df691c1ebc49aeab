import type * as Argon2 from '@node-rs/argon2'

const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2')

export const { verify } = argon2

const lowCost = { memoryCost: 1024, timeCost: 1 }

/** Hashes at a fortieth of the cost. Jest uses this file unless a suite, to test the hash, calls `jest.unmock`. */
export const hash = (password: string, options?: Argon2.Options): Promise<string> =>
  argon2.hash(password, { ...options, ...lowCost })
export const hashRaw = (password: string, options?: Argon2.Options): Promise<Buffer> =>
  argon2.hashRaw(password, { ...options, ...lowCost })
