import { sql } from 'kysely'
import type { Repair } from './check.ts'

/** For what a person has to put right: it leaves the list until its figures change. */
export const settle = (kind: string): Repair => ({
  label: 'Note as settled',
  consequence:
    'Takes it off the list until its figures change. The reason is kept in the audit log.',
  asks: 'reason',
  run: async (trx, _, { key }) => {
    await sql`
      update integrity_findings set settled_figures = figures where kind = ${kind} and key = ${key}
    `.execute(trx)
  },
})
