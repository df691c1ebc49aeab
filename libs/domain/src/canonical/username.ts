import { canonicalEmail } from './email.ts'
import { plainForm } from './marks.ts'

/** A username as it is stored: without compatibility forms of letters and without anything invisible. */
export const canonicalUsername = (text: string): string => plainForm(text).trim()

/** The form in which usernames are compared: case makes no difference. */
export const usernameKey = (text: string): string => canonicalUsername(text).toLowerCase()

/** What names an account at sign-in and in vouches: an email address, or a username, which has no '@'. */
export function canonicalAccountName(text: string): string {
  const name = canonicalUsername(text)
  return (name.includes('@') ? canonicalEmail(name) : undefined) ?? name
}
