import { ApiError } from '@farandfew/api-client'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { toast } from '@farandfew/ui/toast'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { explainFailure } from '../../shared/notices/explain-failure.ts'

type Name = 'password' | 'code'

interface ProofFormProps {
  /** What the form is for, as its name. */
  label: string
  asks: readonly Name[]
  submit: string
  busyLabel: string
  /** Rejects where it was refused: what was typed stays. */
  onSubmit: (values: Record<Name, string>) => Promise<void>
  onCancel: () => void
}

const Form = styled.form`
  display: grid;
  gap: 20px;
  max-width: 440px;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`

const missing: Record<Name, string> = {
  password: 'Password is required',
  code: 'Please enter a code',
}

/** Asks for the console's password, a code, or both. */
export function ProofForm(props: ProofFormProps) {
  const [values, setValues] = useState({ password: '', code: '' })
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)

  const refuse = (form: HTMLFormElement, refused: Partial<Record<string, string>>) => {
    setErrors(refused)
    const first = props.asks.find((name) => refused[name])
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const empty = props.asks.filter((name) => values[name].trim() === '')
    if (empty.length > 0) {
      return refuse(form, Object.fromEntries(empty.map((name) => [name, missing[name]])))
    }
    setBusy(true)
    try {
      await props.onSubmit(values)
    } catch (error) {
      const refused = error instanceof ApiError ? error.fieldErrors : {}
      refuse(form, refused)
      // That the session ended is said by the gate.
      const isOver = error instanceof ApiError && error.status === 401
      if (Object.keys(refused).length === 0 && !isOver) {
        toast({
          title: 'Something went wrong.',
          description: explainFailure(error, 'Please try again later.'),
          variant: 'destructive',
        })
      }
    } finally {
      setBusy(false)
    }
  }

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  })
  return (
    <Form noValidate aria-label={props.label} onSubmit={(event) => void send(event)}>
      {props.asks.includes('password') && (
        <TextField
          label="The console’s password"
          type="password"
          autoComplete="current-password"
          autoFocus
          {...field('password')}
        />
      )}
      {props.asks.includes('code') && (
        <TextField
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={props.asks.length === 1}
          {...field('code')}
        />
      )}
      <Buttons>
        <Button type="submit" busy={busy} busyLabel={props.busyLabel}>
          {props.submit}
        </Button>
        <Button variant="secondary" onClick={props.onCancel}>
          Cancel
        </Button>
      </Buttons>
    </Form>
  )
}
