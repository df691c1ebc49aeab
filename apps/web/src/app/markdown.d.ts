declare module '*.md' {
  import type { ComponentType } from 'react'
  import type { Text } from '../features/text-pages/text.ts'

  /** The parsed text. */
  export const text: Text
  /** The page that renders it. */
  const Page: ComponentType
  export default Page
}
