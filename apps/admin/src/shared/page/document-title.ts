import { brand } from '@farandfew/domain/brand'

const consoleName = `${brand.name} Console`

/** The document's title of a screen; the console's name alone while no screen is chosen yet. */
export const documentTitle = (screen?: string) =>
  screen ? `${screen} - ${consoleName}` : consoleName
