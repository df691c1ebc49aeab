import { expect, test as base } from '@playwright/test'
import pg from 'pg'
import { system } from './system.ts'
import { type ConsoleWatch, watchConsole } from './console-watch.ts'

/** Runs a query on the system's database. */
export type Query = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>

interface TestFixtures {
  /** A test with a page also fails if the browser's console shows an error or a warning. */
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
      expect(watch.complaints(), "errors and warnings in the browser's console").toEqual([])
    },
    { auto: true },
  ],
  query: [
    async ({}, use) => {
      const pool = new pg.Pool({ connectionString: system.databaseUrl, max: 2 })
      pool.on('error', () => undefined)
      await use(async (sql, values = []) => (await pool.query(sql, values)).rows)
      await pool.end()
    },
    { scope: 'worker' },
  ],
})

export { expect }

/** An email address that no other test and no other run uses. */
export const uniqueEmail = (who: string) => `${who}.${crypto.randomUUID().slice(0, 8)}@example.com`
