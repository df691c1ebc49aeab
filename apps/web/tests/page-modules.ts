import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PageModule } from '../src/app/page-modules.ts'

const root = join(__dirname, '..')

const filesIn = (folder: string, extension: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(extension))
    .map((name) => `${folder}/${name}`)

/** Replaces src/app/page-modules.ts, because jest has no `import.meta.glob`. */
export const pageModules = Object.fromEntries(
  [...filesIn('src/routes', '.tsx'), ...filesIn('content', '.md')].map((file) => [
    `/${file}`,
    () => import(join(root, file)) as Promise<PageModule>,
  ]),
)
