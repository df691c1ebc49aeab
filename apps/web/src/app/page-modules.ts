import type { ComponentType } from 'react'
import type { Text } from '../features/text-pages/text.ts'

export interface PageModule {
  default: ComponentType
  /** The text of a page of content/. */
  text?: Text
}

/** Load the modules of the pages, by file name: `./home.tsx`, `./faqs.md`. */
export const routeModules = import.meta.glob<PageModule>('./*.tsx', { base: '../routes' })
export const textModules = import.meta.glob<PageModule>('./*.md', { base: '../../content' })
