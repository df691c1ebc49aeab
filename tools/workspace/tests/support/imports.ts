import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { workspace } from './program.ts'

const source = /\.(ts|tsx|mjs|cjs)$/
const leftOut = new Set(['node_modules', 'dist', 'public', 'coverage', 'fixtures'])

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || leftOut.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return source.test(entry.name) ? [path] : []
  })
}

/** Type-only imports are gone when the program runs, so they close no circle. */
function withoutTypes(text: string): string {
  return text.replace(/^(import|export) type [^'"]*from ['"][^'"]+['"]/gm, '')
}

/** What a file imports by relative path, at once or later. */
function relativeImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(withoutTypes(readFileSync(file, 'utf8')), true, true)
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => resolve(dirname(file), fileName))
    .filter((path) => existsSync(path))
}

/** Every source file below the folders, with the files that it imports; paths from the workspace's root. */
export function importsOf(folders: readonly string[]): Map<string, string[]> {
  const name = (file: string) => relative(workspace, file)
  return new Map(
    folders
      .flatMap((folder) => filesBelow(join(workspace, folder)))
      .map((file) => [name(file), relativeImports(file).map(name)]),
  )
}

/** The first circle found, from a file back to itself; empty where there is none. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return []
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...way, file])
      if (circle.length > 0) return circle
    }
    done.add(file)
    return []
  }
  for (const file of imports.keys()) {
    const circle = visit(file, [])
    if (circle.length > 0) return circle
  }
  return []
}
