import type { Db } from './connect.ts'

/** A setting, or undefined if it was never written. `lock` locks its row until the transaction ends. */
export async function readSetting<T>(
  db: Db,
  key: string,
  options: { lock?: boolean } = {},
): Promise<T | undefined> {
  const row = await db
    .selectFrom('clubSettings')
    .select('value')
    .where('key', '=', key)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst()
  return row?.value as T | undefined
}

/**
 * Writes a setting and returns the stored value. Without `overwrite` an existing value stays, so that instances which
 * start together agree on the first one's.
 */
export async function writeSetting<T>(
  db: Db,
  key: string,
  value: T,
  options: { overwrite?: boolean } = {},
): Promise<T> {
  const text = JSON.stringify(value)
  const written = await db
    .insertInto('clubSettings')
    .values({ key, value: text })
    .onConflict((conflict) =>
      options.overwrite
        ? conflict.column('key').doUpdateSet({ value: text, updatedAt: new Date() })
        : conflict.column('key').doNothing(),
    )
    .returning('value')
    .executeTakeFirst()
  if (written) return written.value as T
  return (await readSetting<T>(db, key)) as T
}

/** Deletes a setting. Returns false if it was never written. */
export async function deleteSetting(db: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('clubSettings')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
