import { hash } from '@node-rs/argon2'

/** argon2id at 19 MiB, two passes, one lane (OWASP's Password Storage Cheat Sheet): about 11 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password, in the PHC format. Deliberately slow: never call it inside a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)
