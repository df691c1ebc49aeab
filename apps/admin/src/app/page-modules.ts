import type { ComponentType } from 'react'

export interface PageModule {
  default: ComponentType
}

/** Load the modules of the pages, by file name: `./audit-log.tsx`. */
export const routeModules = import.meta.glob<PageModule>('./*.tsx', { base: '../routes' })
