import { capitalized } from '../text/initial.ts'

/** 'account.password-reset' becomes 'Account: password reset'. */
export function describeMessageKind(kind: string): string {
  return capitalized(kind.replaceAll('-', ' ').replaceAll('.', ': '))
}
