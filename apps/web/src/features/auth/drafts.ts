import type { Drafts } from '@farandfew/ui/form/use-draft.ts'

const emptyPasswords = { password: '', confirmPassword: '' }

export function clearPasswords(drafts: Drafts): void {
  for (const [name, values] of drafts) {
    const emptied = Object.entries(emptyPasswords).filter(([field]) => field in values)
    drafts.set(name, { ...values, ...Object.fromEntries(emptied) })
  }
}
