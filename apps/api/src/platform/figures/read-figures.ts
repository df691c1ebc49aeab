import type { Figure } from '@farandfew/domain/contract/figure.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** A figure that is to be read. Its statement has the condition of its filter, as the list has. */
export class FigureQuery {
  constructor(
    readonly figure: Omit<Figure, 'filter' | 'value'>,
    readonly filter: Readonly<Record<string, unknown>>,
    readonly statement: RawBuilder<unknown>,
  ) {}

  /** The figure with its value, and with its filter as an address has it. */
  withValue(value: number): Figure {
    const given = Object.entries(this.filter).filter(([, one]) => one !== undefined)
    const filter = Object.fromEntries(given.map(([name, one]) => [name, String(one)]))
    return { ...this.figure, filter, value }
  }
}

/** An answer with figures that are to be read, and the same with their values. */
export type Read<Asked> = Asked extends FigureQuery
  ? Figure
  : Asked extends object
    ? { [Name in keyof Asked]: Read<Asked[Name]> }
    : Asked

/** Calls a function with each figure of an answer, and puts what it returns in its place. */
function replaceFigures(asked: unknown, replace: (figure: FigureQuery) => unknown): unknown {
  if (asked instanceof FigureQuery) return replace(asked)
  if (Array.isArray(asked)) return asked.map((one) => replaceFigures(one, replace))
  if (typeof asked !== 'object' || asked === null) return asked
  return Object.fromEntries(
    Object.entries(asked).map(([name, one]) => [name, replaceFigures(one, replace)]),
  )
}

/** Reads the figures that are anywhere in an answer in one statement, so that they belong together. */
export async function readFigures<Asked>(db: Db, asked: Asked): Promise<Read<Asked>> {
  const figures: FigureQuery[] = []
  replaceFigures(asked, (figure) => figures.push(figure))
  const statements = sql.join(figures.map(({ statement }) => sql`(${statement})::float8`))
  const { rows } = await sql<{ values: number[] }>`
    select array[${statements}]::float8[] as values
  `.execute(db)
  const values = rows[0]!.values[Symbol.iterator]()
  return replaceFigures(asked, (figure) => figure.withValue(values.next().value!)) as Read<Asked>
}
