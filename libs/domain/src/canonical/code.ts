import { withPlainDigits } from './marks.ts'

/**
 * The digits of a code of that many, from what a phone or a mail program pastes: in groups, with digits of another script, in
 * the middle of a text. Undefined if the text has no such code, or two different ones.
 */
export function canonicalCode(text: string, length: number): string | undefined {
  const plain = withPlainDigits(text)
  const isWhole = (digits: string) => digits.length === length
  const inOnePiece = new Set((plain.match(/\d+/g) ?? []).filter(isWhole))
  const grouped = (plain.match(/\d(?:[\s.-]*\d)*/g) ?? []).map((group) => group.replace(/\D/g, ''))
  const found = inOnePiece.size > 0 ? inOnePiece : new Set(grouped.filter(isWhole))
  return found.size === 1 ? [...found][0] : undefined
}
