import type { Drafts } from '../../shared/forms/use-account-form.ts'

const secrets = { password: '', confirmPassword: '' }

/** Empties the passwords among what was typed. */
export function forgetSecrets(drafts: Drafts): void {
  for (const [name, values] of drafts) {
    const emptied = Object.entries(secrets).filter(([field]) => field in values)
    drafts.set(name, { ...values, ...Object.fromEntries(emptied) })
  }
}
