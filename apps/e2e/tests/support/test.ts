import { expect, test as base } from '@playwright/test'
import pg from 'pg'
import { club } from './club.ts'
import { type ConsoleWatch, watchConsole } from './console-watch.ts'

/** Asks the club's database. */
export type Query = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>

interface TestFixtures {
  /** Every test with a page also fails on what its console complains about. */
  consoleWatch: ConsoleWatch
}

interface WorkerFixtures {
  query: Query
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  consoleWatch: [
    async ({ page }, use) => {
      const watch = watchConsole(page)
      await use(watch)
      expect(watch.complaints(), 'what the browser’s console complains about').toEqual([])
    },
    { auto: true },
  ],
  query: [
    async ({}, use) => {
      const pool = new pg.Pool({ connectionString: club.databaseUrl, max: 2 })
      pool.on('error', () => undefined)
      await use(async (sql, values = []) => (await pool.query(sql, values)).rows)
      await pool.end()
    },
    { scope: 'worker' },
  ],
})

export { expect }

/** An address that no other test and no other run uses. */
export const newAddress = (who: string) => `${who}.${crypto.randomUUID().slice(0, 8)}@example.com`
