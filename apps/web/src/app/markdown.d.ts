declare module '*.md' {
  import type { ComponentType } from 'react'
  import type { Text } from '../features/text-pages/text.ts'

  /** The parsed text. */
  export const text: Text
  const Page: ComponentType
  export default Page
}
