import * as z from 'zod/mini'
import { blockOfText, lineOfText } from './text.ts'

/** An optional text; forms send '' for an untouched field, so missing and blank both become undefined. */
export const optionalText = (text: z.ZodMiniType<string, string>) =>
  z.optional(
    z.pipe(
      text,
      z.transform((value: string) => (value === '' ? undefined : value)),
    ),
  )

const rule = (max: number) => ({ max, message: 'Must be a text' })

export const optionalLine = (max: number) => optionalText(lineOfText(rule(max)))

export const optionalBlock = (max: number) => optionalText(blockOfText(rule(max)))
