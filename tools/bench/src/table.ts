export interface Table {
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const pad = (cells: readonly string[], widths: readonly number[], between: string) =>
  cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(between)

/** A table for the terminal. */
export function renderText({ title, columns, rows }: Table): string {
  const widths = widthsOf([columns, ...rows])
  const rule = widths.map((width) => '-'.repeat(width))
  const lines = [columns, rule, ...rows].map((cells) => pad(cells, widths, '  ').trimEnd())
  return `${title}\n\n${lines.join('\n')}\n`
}

/** The same table in Markdown. */
export function renderMarkdown({ title, columns, rows }: Table): string {
  const escaped = [columns, ...rows].map((cells) =>
    cells.map((cell) => cell.replaceAll('|', '\\|')),
  )
  const widths = widthsOf(escaped).map((width) => Math.max(width, 3))
  const [head = [], ...body] = escaped.map((cells) => `| ${pad(cells, widths, ' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return `### ${title}\n\n${[head, rule, ...body].join('\n')}\n`
}

const widthsOf = (rows: readonly (readonly string[])[]) =>
  (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
