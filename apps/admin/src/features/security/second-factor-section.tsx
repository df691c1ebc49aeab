import type { SecondFactor, SecondFactorOffer } from '@farandfew/domain/admin/security'
import { Button } from '@farandfew/ui/button'
import { toast } from '@farandfew/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Instant } from '../../shared/format/instant.tsx'
import { Offer } from './offer.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useOffer, useRenewCodes, useSwitchOff, useSwitchOn } from './security.data.ts'

type Step = 'rest' | 'password' | 'off' | 'renew' | SecondFactorOffer | { codes: string[] }

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: 20px;
  p {
    max-width: 66ch;
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`

/** Switches the second factor on and off, and renews its recovery codes. */
export function SecondFactorSection({ factor }: { factor: SecondFactor }) {
  const [step, setStep] = useState<Step>('rest')
  const [offer, on, off, renew] = [useOffer(), useSwitchOn(), useSwitchOff(), useRenewCodes()]
  const rest = () => setStep('rest')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The form that had the focus is gone.
    if (step === 'rest' && isFocusLost()) heading.current?.focus()
  }, [step])
  return (
    <Section aria-labelledby="second-factor">
      <h2 id="second-factor" ref={heading} tabIndex={-1}>
        Second factor
      </h2>
      <State factor={factor} />
      {step === 'rest' && (
        <Buttons>
          {factor.on ? (
            <>
              <Button variant="secondary" onClick={() => setStep('renew')}>
                New recovery codes
              </Button>
              <Button variant="secondary" onClick={() => setStep('off')}>
                Switch off
              </Button>
            </>
          ) : (
            <Button onClick={() => setStep('password')}>Switch on</Button>
          )}
        </Buttons>
      )}
      {step === 'password' && (
        <ProofForm
          key="password"
          label="Switch the second factor on"
          asks={['password']}
          submit="Continue"
          busyLabel="Checking..."
          onSubmit={async ({ password }) =>
            setStep(await offer.mutateAsync({ body: { password } }))
          }
          onCancel={rest}
        />
      )}
      {typeof step === 'object' && 'secret' in step && (
        <>
          <Offer offer={step} />
          <ProofForm
            key="confirm"
            label="Confirm the authenticator app"
            asks={['code']}
            submit="Switch on"
            busyLabel="Switching on..."
            onSubmit={async ({ code }) => {
              const { recoveryCodes } = await on.mutateAsync({ body: { code } })
              toast({ title: 'The second factor is on' })
              setStep({ codes: recoveryCodes })
            }}
            onCancel={rest}
          />
        </>
      )}
      {step === 'renew' && (
        <ProofForm
          key="renew"
          label="Renew the recovery codes"
          asks={['password', 'code']}
          submit="Make new codes"
          busyLabel="Making codes..."
          onSubmit={async (proof) => {
            const { recoveryCodes } = await renew.mutateAsync({ body: proof })
            setStep({ codes: recoveryCodes })
          }}
          onCancel={rest}
        />
      )}
      {step === 'off' && (
        <ProofForm
          key="off"
          label="Switch the second factor off"
          asks={['password', 'code']}
          submit="Switch off"
          busyLabel="Switching off..."
          onSubmit={async (proof) => {
            await off.mutateAsync({ body: proof })
            toast({ title: 'The second factor is off' })
            rest()
          }}
          onCancel={rest}
        />
      )}
      {typeof step === 'object' && 'codes' in step && (
        <RecoveryCodes codes={step.codes} onDone={rest} />
      )}
    </Section>
  )
}

const isFocusLost = () => document.activeElement === document.body

function State({ factor: { on, since, recoveryCodesLeft } }: { factor: SecondFactor }) {
  if (!on) {
    return (
      <p>
        The second factor is off: the password alone opens the console. Switched on, the gate also
        asks for a code from an authenticator app on a phone.
      </p>
    )
  }
  return (
    <p>
      The second factor is on
      {since !== undefined && (
        <>
          {' '}
          since <Instant value={since} />
        </>
      )}
      . {recoveryCodesLeft} recovery {recoveryCodesLeft === 1 ? 'code is' : 'codes are'} left.
    </p>
  )
}
