import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PageModule } from '../src/app/page-modules.ts'

const routes = join(__dirname, '../src/routes')

// This replaces src/app/page-modules.ts, because jest has no `import.meta.glob`.
export const routeModules = Object.fromEntries(
  readdirSync(routes).map((name) => [
    `./${name}`,
    () => import(join(routes, name)) as Promise<PageModule>,
  ]),
)
