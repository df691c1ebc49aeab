import { randomBytes, randomInt } from 'node:crypto'

/** Base58: letters and digits without those that look alike. */
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A password that is easy to read aloud and type: three groups of four characters, 70 bits. */
export const generatePassword = (): string => [group(), group(), group()].join('-')

/** A signing key, 256 bits. */
export const generateKey = (): string => randomBytes(32).toString('base64url')
