/**
 * The rows of a CSV file as RFC 4180 describes it.
 * @throws an error if the file has no byte order mark, does not end with CRLF, or a cell or row is not as described
 */
export function parseCsv(file: string): string[][] {
  const text = file.slice(1)
  if (!file.startsWith('\uFEFF') || !text.endsWith('\r\n')) throw new Error('Not a CSV file')
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y
  const rows: string[][] = [[]]
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const [, raw = '', end] = cell.exec(text) ?? []
    if (end === undefined) throw new Error(`Not a cell: ${text.slice(at, at + 40)}`)
    rows.at(-1)!.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw)
    if (end === '\r\n') rows.push([])
  }
  rows.pop()
  if (rows.some(({ length }) => length !== rows[0]!.length)) throw new Error('Rows of two lengths')
  return rows
}
