import type { Text } from '../../src/features/text-pages/text.ts'

/** Parses a text of the site. Throws with the file's name if the page cannot render it. */
export function parseText(source: string, file: string): Text
