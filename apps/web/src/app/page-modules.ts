import type { ComponentType } from 'react'
import type { Text } from '../features/text-pages/text.ts'

export interface PageModule {
  default: ComponentType
  /** The text of a page of content/. */
  text?: Text
}

/** Loads the module of each page, by the path of its file below the app's folder: `/src/routes/home.tsx`. */
export const pageModules = import.meta.glob<PageModule>(['/src/routes/*.tsx', '/content/*.md'])
