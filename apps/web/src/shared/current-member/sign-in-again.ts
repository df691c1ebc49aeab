import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import type { QueryClient } from '@tanstack/react-query'
import { resetPage } from '../page-epoch.ts'
import { currentUserKey } from './current-member.data.ts'
import { requestSignIn } from './open-sign-in.ts'

const notSent = 'You have been logged out, so nothing was sent. What you typed is still here.'

/** Opens the account dialog over what was interrupted. Resolves to whether the member has signed in. */
const openDialog = () =>
  new Promise<boolean>((resolve) => {
    const isOpen = requestSignIn({
      mode: 'initial',
      opener: document.activeElement,
      onSignedIn: () => resolve(true),
      onCancel: () => resolve(false),
      isAgain: true,
    })
    if (!isOpen) resolve(false)
  })

/** Asks for a sign-in. Resolves to the reason if what was interrupted must not go on. */
async function askMember(queryClient: QueryClient): Promise<string | undefined> {
  const readMember = () => queryClient.getQueryData<CurrentUser | null>(currentUserKey)
  const before = readMember()
  if (!(await openDialog())) return notSent
  const after = readMember()
  if (!before || before.id === after?.id) return undefined
  // What one member typed is neither sent as another one nor shown to them.
  resetPage()
  const description = `You are now logged in as ${after?.username}. What was typed before was not sent.`
  toast({ title: 'Not sent', description, variant: 'destructive' })
  return description
}

let asking: Promise<string | undefined> | undefined

/** The same for several calls at once, with one dialog. */
export function signInAgain(queryClient: QueryClient): Promise<string | undefined> {
  asking ??= askMember(queryClient).finally(() => {
    asking = undefined
  })
  return asking
}
