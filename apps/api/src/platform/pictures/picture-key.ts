import { randomBytes } from 'node:crypto'

/** A key that cannot be guessed: 128 bits, base64url. */
export const createPictureKey = (): string => randomBytes(16).toString('base64url')

const keyPattern = /^[\w-]{22}$/

/** Whether a text from a URL has the form of a key. */
export const isPictureKey = (text: string): boolean => keyPattern.test(text)
