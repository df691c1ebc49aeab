declare module '*.md' {
  import type { ComponentType } from 'react'
  import type { Text } from '../features/text-pages/text.ts'

  /** What the file says. */
  export const text: Text
  /** The page that shows it. */
  const Page: ComponentType
  export default Page
}
