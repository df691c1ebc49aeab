import type { Text } from '../../src/features/text-pages/text.ts'

/** Reads one of the site's texts; throws with the file's name where the page could not show it. */
export function parseText(source: string, file: string): Text
