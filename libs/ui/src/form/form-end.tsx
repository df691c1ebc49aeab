import { FormOutcome, type Outcome } from './form-outcome.tsx'
import { SubmitButton, type SubmitButtonProps } from './submit-button.tsx'

interface FormEndProps extends SubmitButtonProps {
  outcome: Outcome | undefined
}

/** The end of a form: what became of the last submission, and the button that submits it. */
export const FormEnd = ({ outcome, ...button }: FormEndProps) => (
  <>
    <FormOutcome of={outcome} />
    <SubmitButton {...button} />
  </>
)
