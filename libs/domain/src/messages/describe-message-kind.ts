/** 'account.password-reset' becomes 'Account: password reset'. */
export function describeMessageKind(kind: string): string {
  const words = kind.replaceAll('-', ' ').replaceAll('.', ': ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
