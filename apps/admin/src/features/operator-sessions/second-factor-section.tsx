import { endpointKey } from '@farandfew/api-client'
import {
  type SecondFactor,
  type SecondFactorOffer,
  secondFactorOfferForm,
  secondFactorOnForm,
  secondFactorProofForm,
} from '@farandfew/domain/operator-sessions/admin-security.ts'
import {
  getSecondFactor,
  offerSecondFactor,
  renewRecoveryCodes,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from '@farandfew/domain/operator-sessions/admin-security.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { Offer } from './offer.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { PageSection } from '../../shared/page/page-section.ts'

/** Shows the new state of the factor. The recovery codes of the answer are not cached. */
function showFactor({ on, since, recoveryCodesLeft }: SecondFactor, client: QueryClient) {
  client.setQueryData(endpointKey(getSecondFactor, {}), {
    on,
    recoveryCodesLeft,
    ...(since !== undefined && { since }),
  })
}

type Step = 'start' | 'password' | 'off' | 'renew' | SecondFactorOffer | { codes: string[] }

interface SecondFactorSectionProps {
  factor: SecondFactor
  /** Whether it is that of an operator's account, which always needs one, and not that of the club's password. */
  isOwnAccount: boolean
}

/** Switches the second factor on and off or replaces its app, and renews its recovery codes. */
export function SecondFactorSection({ factor, isOwnAccount }: SecondFactorSectionProps) {
  const [step, setStep] = useState<Step>('start')
  const heading = useRef<HTMLHeadingElement>(null)
  const leftStart = useRef(false)
  useEffect(() => {
    if (step !== 'start') leftStart.current = true
    // The form that had the focus was removed.
    else if (leftStart.current && isFocusLost()) heading.current?.focus()
  }, [step])
  return (
    <PageSection aria-labelledby="second-factor">
      <h2 id="second-factor" ref={heading} tabIndex={-1}>
        Second factor
      </h2>
      <State factor={factor} />
      {step === 'start' ? (
        <Actions>
          {factor.on ? (
            <>
              <Button variant="secondary" onClick={() => setStep('renew')}>
                New recovery codes
              </Button>
              <Button
                variant="secondary"
                onClick={() => setStep(isOwnAccount ? 'password' : 'off')}
              >
                {isOwnAccount ? 'Replace the app' : 'Switch off'}
              </Button>
            </>
          ) : (
            <Button onClick={() => setStep('password')}>Switch on</Button>
          )}
        </Actions>
      ) : (
        <StepForm {...{ step, setStep, isOwnAccount }} />
      )}
    </PageSection>
  )
}

interface StepFormProps {
  step: Exclude<Step, 'start'>
  setStep: (step: Step) => void
  isOwnAccount: boolean
}

/** What a step asks for or shows. */
function StepForm({ step, setStep, isOwnAccount }: StepFormProps) {
  const offer = useCall(offerSecondFactor)
  const on = useCall(switchSecondFactorOn, { onSuccess: showFactor })
  const off = useCall(switchSecondFactorOff, { onSuccess: showFactor })
  const renew = useCall(renewRecoveryCodes, { onSuccess: showFactor })
  const proof = { isOwnAccount, onCancel: () => setStep('start') }
  if (step === 'password') {
    return (
      <ProofForm
        {...proof}
        key="password"
        label={isOwnAccount ? 'Replace the app' : 'Switch the second factor on'}
        schema={secondFactorOfferForm}
        asks={isOwnAccount ? ['password', 'code'] : ['password']}
        submitLabel="Continue"
        busyLabel="Checking..."
        onSubmit={async (body) => setStep(await offer.request({ body }))}
      />
    )
  }
  if (step === 'renew') {
    return (
      <ProofForm
        {...proof}
        key="renew"
        label="Renew the recovery codes"
        schema={secondFactorProofForm}
        asks={['password', 'code']}
        submitLabel="Create new codes"
        busyLabel="Creating codes..."
        onSubmit={async (body) => {
          const { recoveryCodes } = await renew.request({ body })
          setStep({ codes: recoveryCodes })
        }}
      />
    )
  }
  if (step === 'off') {
    return (
      <ProofForm
        {...proof}
        key="off"
        label="Switch the second factor off"
        schema={secondFactorProofForm}
        asks={['password', 'code']}
        submitLabel="Switch off"
        busyLabel="Switching off..."
        onSubmit={async (body) => {
          await off.request({ body })
          toast({ title: 'The second factor is off' })
          setStep('start')
        }}
      />
    )
  }
  if ('codes' in step) return <RecoveryCodes codes={step.codes} onDone={proof.onCancel} />
  return (
    <>
      <Offer offer={step} />
      <ProofForm
        {...proof}
        label="Confirm the authenticator app"
        schema={secondFactorOnForm}
        asks={['code']}
        submitLabel={isOwnAccount ? 'Replace the app' : 'Switch on'}
        busyLabel={isOwnAccount ? 'Replacing...' : 'Switching on...'}
        onSubmit={async (body) => {
          const { recoveryCodes } = await on.request({ body })
          toast({ title: isOwnAccount ? 'The app is replaced' : 'The second factor is on' })
          setStep({ codes: recoveryCodes })
        }}
      />
    </>
  )
}

function State({ factor: { on, since, recoveryCodesLeft } }: { factor: SecondFactor }) {
  if (!on) {
    return (
      <p>
        The second factor is off: the password alone opens the console. When it is on, signing in
        also asks for a code from an authenticator app on a phone.
      </p>
    )
  }
  return (
    <p>
      The second factor is on
      {since !== undefined && (
        <span>
          {' '}
          since <Instant value={since} />
        </span>
      )}
      <span>{`. ${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code is' : 'codes are'} left.`}</span>
    </p>
  )
}
