import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Static imports of a script: `import{a}from"./b.js"`, `import"./b.js"`, `export*from"./b.js"`. */
const staticImport = /\b(?:import|export)\s*(?:[^"'();]*?\bfrom\s*)?["'](\.{1,2}\/[^"']+)["']/g

/** The static imports of a script, as paths on the site. */
export function importsOf(path: string, code: string): string[] {
  return [...code.matchAll(staticImport)].map(([, name = '']) => posix.join(dirname(path), name))
}

/** The scripts that a page names: its entry, and those in its data block. */
export function scriptsNamedBy(html: string): string[] {
  const entries = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+\.js)"/g)].map(
    ([, path = '']) => path,
  )
  const block = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1]
  const { scripts } = block ? (JSON.parse(block) as { scripts: string[] }) : { scripts: [] }
  return [...entries, ...scripts]
}

/** Every script that a page loads before it is interactive. */
export function initialScripts(html: string, read: (path: string) => string): string[] {
  const found = new Set<string>()
  const collect = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    importsOf(path, read(path)).forEach(collect)
  }
  scriptsNamedBy(html).forEach(collect)
  return [...found]
}

/** Bytes of a page's scripts and of the page itself, gzipped at level 9. */
export function pageWeight(root: string, file: string) {
  const html = readFileSync(join(root, file), 'utf8')
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const size = (text: string) => gzipSync(text, { level: 9 }).length
  const scripts = initialScripts(html, read)
  return {
    html: size(html),
    scripts: scripts.reduce((sum, path) => sum + size(read(path)), 0),
  }
}
