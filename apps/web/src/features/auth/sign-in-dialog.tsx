import { Button } from '@farandfew/ui/button/button.tsx'
import { CookiesNeeded } from '@farandfew/ui/problem/cookies-needed.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { dismiss, toast } from '@farandfew/ui/toast/toast-store.ts'
import { prepareToasts } from '@farandfew/ui/toast/toasts.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { SignInDialogProps } from '../../shared/current-member/lazy-sign-in-dialog.tsx'
import {
  requestSignIn,
  type SignInMode,
  type SignInRequest,
} from '../../shared/current-member/open-sign-in.ts'
import { paths } from '../../shared/paths.ts'
import { EmailLogin } from './email-login.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { modeTitles } from './mode-titles.ts'
import { OtpLogin } from './otp-login.tsx'
import type { SentCode } from './sent-code.ts'
import { emptySignup } from './signup-fields.ts'
import { Signup } from './signup.tsx'

const emptyPasswords = { password: '', confirmPassword: '' }

function clearPasswords(drafts: Drafts): void {
  for (const [name, values] of drafts) {
    const emptied = Object.entries(emptyPasswords).filter(([field]) => field in values)
    drafts.set(name, { ...values, ...Object.fromEntries(emptied) })
  }
}

/** The account dialog. It keeps what was typed when the mode changes and, except for passwords, when it closes. */
export default function SignInDialog({ request, onClose }: SignInDialogProps) {
  useEffect(prepareToasts, [])
  const [drafts] = useState<Drafts>(() => new Map())
  const [sent, setSent] = useState<SentCode>()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const opener = useRef<Element>(null)
  const last = useRef<SignInRequest>(undefined)
  const close = () => {
    dismiss()
    clearPasswords(drafts)
    onClose()
    report(request?.onCancel)
  }
  const finish = () => {
    drafts.clear()
    setSent(undefined)
    if (!request?.isAgain) opener.current = null
    onClose()
    if (request?.onSignedIn) report(request.onSignedIn)
    // On the account page the URL names the tab to open.
    // The entry of the open dialog becomes that of the page.
    else if (pathname !== paths.account) void navigate(paths.account, { replace: true })
  }
  // What was interrupted goes on when the dialog is gone: until then, the dialog has the focus.
  const outcome = useRef<() => void>(undefined)
  const report = (next?: () => void) => {
    if (request?.isAgain) outcome.current = next
    else next?.()
  }
  const reportOutcome = () => {
    outcome.current?.()
    outcome.current = undefined
  }
  useEffect(() => {
    if (!request) return
    reportOutcome()
    opener.current = request.opener
    last.current = request
  }, [request])
  const [mode, setMode] = useMode(request)
  const reopen = () => {
    // What was interrupted knows that it cannot go on.
    if (last.current && !last.current.isAgain)
      requestSignIn({ ...last.current, mode: mode.current })
  }
  const goTo = (next: SignInMode) => {
    // A toast belongs to the previous form.
    dismiss()
    setMode(next)
  }
  const createAccount = (phone: string) => {
    drafts.set('signup', { ...emptySignup, ...drafts.get('signup'), phone })
    goTo('signup')
  }
  const logIn = {
    drafts,
    onSignedIn: () => {
      toast({ title: 'Success', description: 'Logged in successfully!' })
      finish()
    },
  }
  const panes: Record<SignInMode, () => ReactNode> = {
    initial: () => <ModeChoice onChoose={goTo} isForSeat={request?.isForSeat === true} />,
    'email-login': () => <EmailLogin {...logIn} onForgotPassword={() => goTo('forgot-password')} />,
    'otp-login': () => (
      <OtpLogin {...logIn} sent={sent} onSent={setSent} onCreateAccount={createAccount} />
    ),
    signup: () => (
      <Signup drafts={drafts} onSignedIn={finish} opensAccount={!request?.onSignedIn} />
    ),
    'forgot-password': () => <ForgotPassword drafts={drafts} />,
  }
  return (
    <Dialog
      sheet={mode.current === 'initial' ? 'low' : true}
      open={request !== undefined}
      onOpenChange={(open) => (open ? reopen() : close())}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        // The button that was pressed is disabled while it works, and takes the focus back itself.
        if (!outcome.current || opener.current !== document.body) returnFocus(opener.current)
        reportOutcome()
      }}
      title={modeTitles[mode.current]}
      description={request?.isAgain ? again : mode.current === 'initial' && welcome}
    >
      <Pane key={mode.current} previous={mode.previous}>
        {mode.current !== 'initial' && (
          <Back onBack={() => goTo(parentModes[mode.current] ?? 'initial')} />
        )}
        {navigator.cookieEnabled ? panes[mode.current]() : <CookiesNeeded />}
      </Pane>
    </Dialog>
  )
}

const again = 'You have been logged out. Log in to continue. Nothing you typed is lost.'
const welcome = 'Your trips, invite requests and profile in one place.'

/** The mode that Back leads to, if it is not the choice of modes. */
const parentModes: Partial<Record<SignInMode, SignInMode>> = { 'forgot-password': 'email-login' }

interface ModeState {
  current: SignInMode
  previous?: SignInMode
  request?: SignInRequest
}

/** The current mode and the one before. Each new request starts with its own mode. */
function useMode(request: SignInRequest | undefined) {
  const [state, setState] = useState<ModeState>({ current: 'initial' })
  if (request && state.request !== request) setState({ current: request.mode, request })
  const change = (next: SignInMode) =>
    setState({ ...state, current: next, previous: state.current })
  return [state, change] as const
}

/**
 * Focuses the element that opened the dialog. If it is gone, or the member has signed in, focuses the field that the page asks
 * for next, or its heading.
 */
function returnFocus(opener: Element | null) {
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
    opener.focus()
    return
  }
  const next = document.querySelector<HTMLElement>('main [data-takes-focus] input')
  const heading = document.querySelector<HTMLElement>('main h1')
  ;(next ?? heading)?.focus()
}

interface PaneProps {
  previous: SignInMode | undefined
  children: ReactNode
}

/** One mode. Its first field takes the focus, or after Back the button that led to the previous mode. */
function Pane({ previous, children }: PaneProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const find = (selector: string) => container.current?.querySelector<HTMLElement>(selector)
    const first = find(`[data-mode='${previous}']`) ?? find('input') ?? find('button')
    first?.focus()
  }, [previous])
  return <div ref={container}>{children}</div>
}

const Back = ({ onBack }: { onBack: () => void }) => (
  <BackLine>
    <Button variant="quiet" onClick={onBack}>
      <ArrowLeft size={18} aria-hidden />
      Back
    </Button>
  </BackLine>
)

interface ModeChoiceProps {
  onChoose: (mode: SignInMode) => void
  isForSeat: boolean
}

const choices = ['email-login', 'otp-login', 'signup'] as const

/** The three ways to sign in. For a seat, the new account comes first. */
function ModeChoice({ onChoose, isForSeat }: ModeChoiceProps) {
  const [first, ...others] = isForSeat ? [...choices].reverse() : choices
  return (
    <Stack>
      {isForSeat && (
        <p>Your seat is held in your name, so it needs an account. We bring you back here.</p>
      )}
      {[first, ...others].map((mode) => (
        <Button
          key={mode}
          size="lg"
          variant={mode === first ? 'primary' : 'secondary'}
          data-mode={mode}
          onClick={() => onChoose(mode)}
        >
          {modeTitles[mode]}
        </Button>
      ))}
    </Stack>
  )
}

const BackLine = styled.div`
  margin: -12px -12px 8px;
`
