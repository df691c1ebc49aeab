import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import mustache from 'mustache'

const folder = fileURLToPath(new URL('templates', import.meta.url))

/** Name → text of each template. They include each other by name. */
const readTemplates = () =>
  Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(/\.conf$/, ''),
      readFileSync(join(folder, file), 'utf8'),
    ]),
  )

/** The configuration that a template of this folder makes from a view. `{{name}}` is a text between quotation marks. */
export function renderTemplate(name: 'host' | 'front', view: object): string {
  const templates = readTemplates()
  return mustache.render(templates[name] ?? '', view, templates, { escape: escapeText })
}

/**
 * A text between quotation marks in nginx.conf. nginx has no way to write a dollar sign where it reads variables, and a
 * line break would end up in a header, so texts with either are rejected.
 */
export function escapeText(value: string | number): string {
  const text = String(value)
  if (/[$\p{Cc}]/u.test(text)) throw new Error(`${JSON.stringify(text)} cannot be in nginx.conf.`)
  return escapePattern(text)
}

/** A regular expression between quotation marks, where nginx reads no variables. */
export const escapePattern = (pattern: string) =>
  pattern.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
