import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PageModule } from '../src/app/page-modules.ts'

const root = join(__dirname, '..')

const modulesIn = (folder: string, extension: string) =>
  Object.fromEntries(
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(extension))
      .map((name) => [`./${name}`, () => import(join(root, folder, name)) as Promise<PageModule>]),
  )

// These replace src/app/page-modules.ts, because jest has no `import.meta.glob`.
export const routeModules = modulesIn('src/routes', '.tsx')
export const textModules = modulesIn('content', '.md')
