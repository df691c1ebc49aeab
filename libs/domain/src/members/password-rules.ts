import { brand } from '../brand/brand.ts'

/** What others know of a member, and therefore try first. */
export interface PublicFacts {
  username: string
  email?: string | null | undefined
  phone?: string | null | undefined
}

/** Case, compatibility forms of letters, spaces and punctuation make no difference. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const isOneOf = (texts: readonly (string | null | undefined)[], letters: string) =>
  letters !== '' && texts.some((text) => text && lettersOf(text) === letters)

const brandNames = [
  brand.name,
  brand.name.replace('&', 'and'),
  `the ${brand.name}`,
  brand.email,
  brand.email.split('@')[1],
]

/** The digits of a phone, with or without its country code or the zeros before it. */
const isPhone = (phone: string | null | undefined, letters: string) =>
  /^[0-9]{8,}$/.test(letters) &&
  (phone ?? '').replace(/\D/g, '').endsWith(letters.replace(/^0+/, ''))

/** Why a member may not have this password; undefined if they may. Common passwords are the API's to refuse. */
export function refusedPassword(password: string, facts: PublicFacts): string | undefined {
  const letters = lettersOf(password)
  const { username, email, phone } = facts
  if (isOneOf([username], letters)) return 'Please do not use your username as your password'
  if (isOneOf([email, email?.split('@')[0]], letters)) {
    return 'Please do not use your email address as your password'
  }
  if (isPhone(phone, letters)) return 'Please do not use your phone number as your password'
  return isOneOf(brandNames, letters) ? 'Please do not use our name as your password' : undefined
}
