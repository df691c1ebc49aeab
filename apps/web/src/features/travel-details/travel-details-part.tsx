import { findPassportProblem } from '@farandfew/domain/travel-details/travel-details-dates.ts'
import type { OwnTravelDetails } from '@farandfew/domain/travel-details/travel-details.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Actions, Heading, Text } from '@farandfew/ui/primitives/primitives.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { EraseButton } from './erase-button.tsx'
import { PassportWarning } from './passport-warning.tsx'
import { Summary } from './summary.tsx'
import { TravelDetailsForm } from './travel-details-form.tsx'

interface TravelDetailsPartProps {
  own: OwnTravelDetails
  /** Where the trip goes. */
  country: string
}

/** The member's travel details: the form, or what was saved. */
export function TravelDetailsPart({ own, country }: TravelDetailsPartProps) {
  const id = useId()
  const [isEditing, setEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const showsForm = own.open && (isEditing || own.details === null)
  const hadForm = useRef(showsForm)
  // The form's button, which had the focus, is gone.
  useEffect(() => {
    if (hadForm.current && !showsForm) heading.current?.focus()
    hadForm.current = showsForm
  }, [showsForm])
  const problem = own.details ? findPassportProblem(own.details.passportExpiry, own) : undefined
  return (
    <section aria-labelledby={id}>
      <Heading marginBottom={3} id={id} ref={heading} tabIndex={-1}>
        Your travel details
      </Heading>
      {showsForm ? (
        <TravelDetailsForm own={own} country={country} onDone={() => setEditing(false)} />
      ) : own.details ? (
        <>
          {own.open && problem && <PassportWarning problem={problem} own={own} country={country} />}
          <Summary details={own.details} />
          <Actions>
            {own.open && (
              <Button variant="secondary" onClick={() => setEditing(true)}>
                Change Details
              </Button>
            )}
            <EraseButton departureId={own.departureId} />
          </Actions>
        </>
      ) : (
        <Text maxWidth="44em">None are stored.</Text>
      )}
    </section>
  )
}
