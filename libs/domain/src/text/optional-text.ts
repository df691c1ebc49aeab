import * as z from 'zod/mini'
import { blockOfText, lineOfText } from './text.ts'

/** A text that may be left empty: absent and blank alike read as undefined, for a form sends '' for a field that was left alone. */
export const optionalText = (text: z.ZodMiniType<string, string>) =>
  z.optional(
    z.pipe(
      text,
      z.transform((value: string) => (value === '' ? undefined : value)),
    ),
  )

const rule = (max: number) => ({ max, message: 'Must be a text' })

/** A line that may be left empty. */
export const optionalLine = (max: number) => optionalText(lineOfText(rule(max)))

/** A block of text that may be left empty. */
export const optionalBlock = (max: number) => optionalText(blockOfText(rule(max)))
