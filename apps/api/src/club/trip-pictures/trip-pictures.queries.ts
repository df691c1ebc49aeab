import type { Db } from '../../platform/db/connect.ts'

/** The bytes of a picture in one width and format; undefined if there is none. */
export async function findTripPicture(
  db: Db,
  { key, width, format }: { key: string; width: number; format: 'avif' | 'webp' },
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('tripPictures')
    .select('content')
    .where('key', '=', key)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst()
  return row?.content
}
