import { randomBytes, randomInt } from 'node:crypto'

/** Letters and digits without those that look alike (base58). */
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A password that can be read aloud and typed: three groups of four, 70 bits. */
export const makePassword = (): string => [group(), group(), group()].join('-')

/** A key for signatures, 256 bits. */
export const makeKey = (): string => randomBytes(32).toString('base64url')
