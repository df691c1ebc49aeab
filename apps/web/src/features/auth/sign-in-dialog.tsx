import { Button } from '@farandfew/ui/button'
import { Dialog } from '@farandfew/ui/dialog'
import { dismiss, prepareToasts, toast } from '@farandfew/ui/toast'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import type { SignInMode, SignInWish } from '../../shared/current-member/open-sign-in.ts'
import type { SignInModalProps } from '../../shared/current-member/sign-in-place.tsx'
import { forgetSecrets } from './drafts.ts'
import { EmailLogin } from './email-login.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { modeTitles } from './mode-titles.ts'
import { OtpLogin } from './otp-login.tsx'
import type { SentCode } from './sent-code.ts'
import { Signup } from './signup.tsx'
import type { Drafts } from '../../shared/forms/use-account-form.ts'

/** The account modal. What was typed stays while modes change, and but for passwords when it is closed. */
export default function SignInDialog({ wish, onClose }: SignInModalProps) {
  useEffect(prepareToasts, [])
  const [drafts] = useState<Drafts>(() => new Map())
  const [sent, setSent] = useState<SentCode>()
  const navigate = useNavigate()
  const opener = useRef<Element>(null)
  const close = () => {
    dismiss()
    forgetSecrets(drafts)
    onClose()
  }
  const finish = () => {
    drafts.clear()
    setSent(undefined)
    opener.current = null
    onClose()
    void navigate(paths.account)
  }
  useEffect(() => {
    if (wish) opener.current = wish.opener
  }, [wish])
  const [mode, setMode] = useModeOf(wish)
  const goTo = (next: SignInMode) => {
    // It spoke of the form that is left.
    dismiss()
    setMode(next)
  }
  const common = { drafts, onSignedIn: finish }
  const logIn = {
    drafts,
    onSignedIn: () => {
      toast({ title: 'Success', description: 'Logged in successfully!' })
      finish()
    },
  }
  const panes: Record<SignInMode, () => ReactNode> = {
    initial: () => <ModeChoice onChoose={goTo} />,
    'email-login': () => <EmailLogin {...logIn} onForgotten={() => goTo('forgot-password')} />,
    'otp-login': () => <OtpLogin {...logIn} sent={sent} onSent={setSent} />,
    signup: () => <Signup {...common} />,
    'forgot-password': () => <ForgotPassword drafts={drafts} />,
  }
  return (
    <Dialog
      sheet={mode.now === 'initial' ? 'low' : true}
      open={wish !== undefined}
      onOpenChange={(open) => !open && close()}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        giveFocusBack(opener.current)
      }}
      title={modeTitles[mode.now]}
      description={mode.now === 'initial' && welcome}
    >
      <Pane key={mode.now} cameFrom={mode.before}>
        {mode.now !== 'initial' && (
          <Back>
            <Button variant="quiet" onClick={() => goTo(backFrom[mode.now] ?? 'initial')}>
              <ArrowLeft size={18} aria-hidden />
              Back
            </Button>
          </Back>
        )}
        {panes[mode.now]()}
      </Pane>
    </Dialog>
  )
}

const welcome = 'Your trips, your requests for invites and your profile, kept in one place.'

/** Where Back leads, where that is not to the choice of modes. */
const backFrom: Partial<Record<SignInMode, SignInMode>> = { 'forgot-password': 'email-login' }

/** The mode that is shown, and the one before; a new wish begins afresh with its own. */
function useModeOf(wish: SignInWish | undefined) {
  const [state, setState] = useState<{ now: SignInMode; before?: SignInMode; of?: SignInWish }>({
    now: 'initial',
  })
  if (wish && state.of !== wish) setState({ now: wish.mode, of: wish })
  const to = (now: SignInMode) => setState({ ...state, now, before: state.now })
  return [state, to] as const
}

/** What opened the modal gets the focus; where that is gone, or somebody has just signed in, the page's heading. */
function giveFocusBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
    opener.focus()
    return
  }
  document.querySelector<HTMLElement>('main h1')?.focus()
}

interface PaneProps {
  cameFrom: SignInMode | undefined
  children: ReactNode
}

/** One mode. The focus goes to its first field, or after Back to the choice that led away. */
function Pane({ cameFrom, children }: PaneProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector)
    const first = find(`[data-mode='${cameFrom}']`) ?? find('input') ?? find('button')
    first?.focus()
  }, [cameFrom])
  return <div ref={place}>{children}</div>
}

const Back = styled.div`
  margin: -12px -12px 8px;
`
