import { brand } from '@farandfew/domain/brand/brand.ts'

const consoleName = `${brand.name} Console`

/** The document's title of a page, or the console's name without one. */
export const documentTitle = (screen?: string) =>
  screen ? `${screen} - ${consoleName}` : consoleName
