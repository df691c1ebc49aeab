/**
 * A text as one word of an nginx configuration. nginx has no way to write a dollar sign where it reads variables, and a
 * line break would end up in a header, so texts with either are rejected.
 */
export function quote(text: string): string {
  if (/[$\p{Cc}]/u.test(text)) throw new Error(`${JSON.stringify(text)} cannot be in nginx.conf.`)
  return quotePattern(text)
}

/** A regular expression, or another text in which nginx reads no variables. */
export function quotePattern(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** A text to answer with; it may have line breaks. */
export const quoteBody = (text: string) =>
  text.split('\n').map(quote).join('\n').replaceAll('"\n"', '\\n')

/** Milliseconds as nginx writes them. */
export const time = (milliseconds: number) => `${milliseconds}ms`

export interface Block {
  head: string
  body: readonly Line[]
}
export type Line = string | Block

export const block = (head: string, ...body: readonly (Line | readonly Line[])[]): Block => ({
  head,
  body: body.flat(),
})

/** The text of a configuration: one directive per line, blocks indented. */
export function render(lines: readonly Line[], indent = ''): string {
  return lines
    .map((line) => {
      if (typeof line !== 'string') {
        return `${indent}${line.head} {\n${render(line.body, `${indent}  `)}${indent}}\n`
      }
      if (line === '') return '\n'
      return line.startsWith('#') ? `${indent}${line}\n` : `${indent}${line};\n`
    })
    .join('')
}
