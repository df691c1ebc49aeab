import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { originExtensions, textExtensions } from './file-rules.ts'

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const

/** The paths of all files below a folder, with `/` between their parts. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/**
 * Writes a file with a modification time that follows from its content. Both web servers derive the ETag from time and
 * size, so every instance gives the same bytes the same ETag.
 */
function writeTagged(file: string, body: Buffer): void {
  const time = 1_000_000_000 + (createHash('sha256').update(body).digest().readUInt32BE() >>> 2)
  writeFileSync(file, body)
  utimesSync(file, time, time)
}

/** Writes a file and, if that makes it smaller, its precompressed copies `.br` and `.gz`. */
async function writeCompressed(file: string, body: Buffer): Promise<void> {
  writeTagged(file, body)
  await Promise.all(
    Object.entries(compressors).map(async ([extension, compress]) => {
      const small = await compress(body)
      if (small.length < body.length) writeTagged(`${file}.${extension}`, small)
    }),
  )
}

function makeFolders(folder: string, files: readonly string[]): void {
  for (const name of new Set(files.map((file) => dirname(join(folder, file))))) {
    mkdirSync(name, { recursive: true })
  }
}

const namesOrigin = (name: string, body: Buffer, placeholder: string | undefined) =>
  placeholder !== undefined && originExtensions.test(name) && body.includes(placeholder)

/** A file and its precompressed copies. */
export const copiesOf = (name: string) => [name, `${name}.br`, `${name}.gz`]

/** Removes the files of earlier builds that are not among these. */
function removeOthers(folder: string, files: readonly string[]): void {
  if (!existsSync(folder)) return
  const kept = new Set(files.flatMap(copiesOf))
  for (const name of listFiles(folder)) if (!kept.has(name)) rmSync(join(folder, name))
}

/**
 * Copies a build into `target` with precompressed copies of its texts, once per build. Files that contain the
 * site's address are left for `placeFiles`. Files that have not changed since an earlier build are not compressed again. What
 * earlier builds have left is removed, except `kept`.
 */
export async function packFiles(
  source: string,
  target: string,
  placeholder?: string,
  kept: readonly string[] = [],
): Promise<void> {
  const files = listFiles(source)
  removeOthers(target, [...files, ...kept])
  makeFolders(target, files)
  await Promise.all(
    files.map(async (name) => {
      const body = readFileSync(join(source, name))
      const file = join(target, name)
      if (existsSync(file) && body.equals(readFileSync(file))) return
      for (const old of copiesOf(file)) rmSync(old, { force: true })
      if (textExtensions.test(name) && !namesOrigin(name, body, placeholder)) {
        await writeCompressed(file, body)
      } else {
        writeTagged(file, body)
      }
    }),
  )
}

/** A hard link, because a running server must keep its files when the next build replaces the packed ones. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // The folders are on different file systems.
    cpSync(from, to, { preserveTimestamps: true })
  }
}

/**
 * Creates the folder that a web server serves, once per start. Files that contain the site's address get the public
 * address and are compressed; all others are links to the packed files. All files exist when this returns, and `compressed` resolves when their precompressed copies exist too.
 */
export function placeFiles(
  packed: string,
  target: string,
  { placeholder, origin }: { placeholder?: string | undefined; origin: string },
): { compressed: Promise<unknown> } {
  const files = listFiles(packed)
  rmSync(target, { recursive: true, force: true })
  makeFolders(target, files)
  const compressed = Promise.all(
    files.map((name) => {
      const from = resolve(packed, name)
      const to = join(target, name)
      const body = originExtensions.test(name) ? readFileSync(from) : undefined
      if (!body || !placeholder || !body.includes(placeholder)) return linkFile(from, to)
      const text = body.toString('utf8').replaceAll(placeholder, () => origin)
      return writeCompressed(to, Buffer.from(text))
    }),
  )
  return { compressed }
}
