import { randomBytes } from 'node:crypto'

/** A key that encrypts travel details. Its id is stored with what it encrypts. */
export interface TravelKey {
  readonly id: string
  /** 256 bits. */
  readonly key: Buffer
}

const written = /^([a-z0-9][a-z0-9-]{0,19}):([\w+/-]{43}=?)$/i
const mostKeys = 10

/**
 * Reads `id:key,id:key`, with keys of 32 bytes in base64. The first one encrypts, all decrypt. Returns undefined if
 * something is wrong with the list.
 */
export function readTravelKeys(text: string): readonly TravelKey[] | undefined {
  const keys = text.split(',').map((part) => {
    const [, id, key] = written.exec(part.trim()) ?? []
    return id === undefined || key === undefined
      ? undefined
      : { id, key: Buffer.from(key, 'base64') }
  })
  const good = keys.filter((key) => key?.key.length === 32) as TravelKey[]
  const isDistinct =
    new Set(good.map(({ id }) => id)).size === good.length &&
    new Set(good.map(({ key }) => key.toString('hex'))).size === good.length
  return good.length === keys.length && good.length <= mostKeys && isDistinct ? good : undefined
}

/** The list as `readTravelKeys` reads it. */
export const writeTravelKeys = (keys: readonly TravelKey[]): string =>
  keys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(',')

/** A new key with an id of its own. */
export const generateTravelKey = (): TravelKey => ({
  id: `k${randomBytes(4).toString('hex')}`,
  key: randomBytes(32),
})
