import { failureWords } from '@farandfew/domain/problem/failure-words.ts'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import * as z from 'zod/mini'
import { SelectField } from '../field/select-field.tsx'
import { TextField } from '../field/text-field.tsx'
import { FormGrid } from '../primitives/blocks.ts'
import { findViolations } from '../testing/axe.ts'
import { dismiss } from '../toast/toast-store.ts'
import { Toasts } from '../toast/toasts.tsx'
import type { Drafts } from './use-draft.ts'
import { type FormOptions, useForm } from './use-form.ts'
import { FormOutcome } from './form-outcome.tsx'
import { SubmitButton } from './submit-button.tsx'

const nameMessage = 'Please enter your name'
const seatsMessage = 'Please give 1 to 8 seats'

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, nameMessage)),
  seats: z.number(seatsMessage).check(z.minimum(1, seatsMessage), z.maximum(8, seatsMessage)),
  region: z.string(),
})

interface Values {
  name: string
  seats: string
  region: string
}

type Options = Partial<FormOptions<typeof schema, Values>>
type Send = FormOptions<typeof schema, Values>['send']

const empty: Values = { name: '', seats: '2', region: '' }
const regions = [
  { value: 'asia', label: 'Asia' },
  { value: 'europe', label: 'Europe' },
]

function Example(options: Options) {
  const { formProps, field, busy, outcome } = useForm({
    schema,
    initialValues: empty,
    toInput: ({ seats, ...rest }) => ({ ...rest, seats: Number(seats) }),
    send: () => Promise.resolve(),
    ...options,
  })
  return (
    <FormGrid {...formProps} aria-label="Seats">
      <TextField label="Name" required {...field('name')} />
      <TextField label="Seats" {...field('seats')} />
      <SelectField
        label="Region"
        placeholder="Choose a region"
        options={regions}
        {...field('region')}
      />
      <FormOutcome of={outcome} />
      <SubmitButton busy={busy} busyLabel="Sending...">
        Send
      </SubmitButton>
    </FormGrid>
  )
}

const show = (options: Options = {}) =>
  render(
    <>
      <Example {...options} />
      <Toasts />
    </>,
  )

const name = () => screen.getByRole('textbox', { name: 'Name' })
const seats = () => screen.getByRole('textbox', { name: 'Seats' })
const inForm = () => within(screen.getByRole('form'))
const inToast = async () => within(await screen.findByRole('region', { name: /F8/ }))
const button = () => screen.getByRole('button', { name: 'Send' })
const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Send' }))

/** An error as the API client throws it. */
const refusal = (fieldErrors: Record<string, string>, detail = 'Please check the marked fields.') =>
  Object.assign(new Error('400'), { detail, fieldErrors })

/** A `send` whose calls the test records and answers. */
function createServer() {
  const calls: { input: unknown; key: string }[] = []
  const open: { resolve: () => void; reject: (error: unknown) => void }[] = []
  const send: Send = (input, { idempotencyKey }) => {
    calls.push({ input, key: idempotencyKey })
    return new Promise<void>((resolve, reject) => open.push({ resolve, reject }))
  }
  const answer = (error?: unknown) => {
    const call = open.shift()!
    if (error === undefined) call.resolve()
    else call.reject(error)
  }
  return { calls, send, answer }
}

beforeEach(() => dismiss())

describe('before it is sent', () => {
  it('checks a field when it is left, not while it is typed', async () => {
    show()
    await userEvent.type(name(), ' ')
    expect(name()).toBeValid()
    await userEvent.tab()
    await waitFor(() => expect(name()).toHaveAccessibleDescription(nameMessage))
  })

  it('checks only on submit with `validateOnBlur={false}`', async () => {
    show({ validateOnBlur: false })
    await userEvent.click(name())
    await userEvent.tab()
    expect(name()).toBeValid()
    await submit()
    await waitFor(() => expect(name()).toBeInvalid())
  })

  it('shows all messages, focuses the first refused field and sends nothing', async () => {
    const { send, calls } = createServer()
    show({ send, initialValues: { ...empty, seats: '99' } })
    await submit()
    await waitFor(() => expect(name()).toHaveFocus())
    expect(name()).toHaveAccessibleDescription(nameMessage)
    expect(seats()).toHaveAccessibleDescription(seatsMessage)
    expect(await findViolations()).toEqual([])
    expect(calls).toEqual([])
  })

  it('prefers its own messages to those of the schema', async () => {
    show({ messages: ({ name }) => (name === '' ? { name: 'Who are you?' } : {}) })
    await submit()
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Who are you?'))
  })
})

describe('sending', () => {
  it('sends the input, with the button disabled and busy', async () => {
    const { send, calls, answer } = createServer()
    show({ send })
    await userEvent.type(name(), 'Asha')
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Asia')
    await submit()
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled()
    expect(calls.map(({ input }) => input)).toEqual([{ name: 'Asha', seats: 2, region: 'asia' }])
    expect(name()).toHaveValue('Asha')
    answer()
    await waitFor(() => expect(button()).toBeEnabled())
  })

  it('resets the form after success and keeps the focus on the button', async () => {
    show()
    await userEvent.type(name(), 'Asha')
    await submit()
    await waitFor(() => expect(name()).toHaveValue(''))
    await waitFor(() => expect(button()).toHaveFocus())
    expect(name()).toBeValid()
  })

  it('says in a toast and at the form what became of it, until something is typed', async () => {
    const done = { title: 'Request sent', description: 'Thank you.', next: 'We answer tomorrow.' }
    show({ send: async (_input, { succeed }) => succeed(done) })
    await userEvent.type(name(), 'Asha')
    await submit()
    for (const text of Object.values(done)) {
      expect(await inForm().findByText(text)).toBeVisible()
    }
    expect(await (await inToast()).findByText('Request sent')).toBeVisible()
    expect((await inToast()).queryByText('We answer tomorrow.')).not.toBeInTheDocument()
    // Only the toast is announced.
    expect(inForm().getByText('Request sent').closest('[aria-live], [role]')).toBeNull()
    expect(await findViolations()).toEqual([])
    await userEvent.type(name(), 'Bo')
    expect(inForm().queryByText('Request sent')).not.toBeInTheDocument()
  })

  it('has the values of `resetTo` after success', async () => {
    function Profile() {
      const { form, formProps, field } = useForm({
        schema: z.object({ name: z.string() }),
        initialValues: { name: 'Asha' },
        send: async ({ name }, { resetTo }) => resetTo({ name: name.trim() }),
      })
      return (
        <form {...formProps}>
          <TextField label="Name" {...field('name')} />
          <button>Save</button>
          {form.dirty && 'Not saved'}
        </form>
      )
    }
    render(<Profile />)
    await userEvent.type(name(), ' Rao  ')
    expect(screen.getByText('Not saved')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name()).toHaveValue('Asha Rao'))
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument()
  })

  it('sends once for two submissions at the same time', async () => {
    const { send, calls, answer } = createServer()
    show({ send })
    await userEvent.type(name(), 'Asha')
    // Not by the button, which is disabled in time.
    fireEvent.submit(screen.getByRole('form'))
    fireEvent.submit(screen.getByRole('form'))
    await waitFor(() => expect(calls).toHaveLength(1))
    answer()
    await waitFor(() => expect(name()).toHaveValue(''))
    expect(calls).toHaveLength(1)
  })
})

it('can be sent again if a submission fails while the form is hidden', async () => {
  const { send, answer } = createServer()
  const view = (mode: 'visible' | 'hidden') => (
    <>
      <Activity mode={mode}>
        <Example send={send} />
      </Activity>
      <Toasts />
    </>
  )
  const { rerender } = render(view('visible'))
  await userEvent.type(name(), 'Asha')
  await submit()
  await screen.findByRole('button', { name: 'Sending...' })
  rerender(view('hidden'))
  answer(refusal({}, 'Please unlock the console.'))
  await screen.findByText('Please unlock the console.')
  rerender(view('visible'))
  await waitFor(() => expect(button()).toBeEnabled())
  expect(name()).toHaveValue('Asha')
})

describe('the idempotency key', () => {
  it('is the same for the same input, and different for a different one', async () => {
    const { send, calls, answer } = createServer()
    show({ send })
    await userEvent.type(name(), 'Asha')
    const sendAndFail = async (times: number) => {
      await submit()
      await waitFor(() => expect(calls).toHaveLength(times))
      answer(new TypeError('Failed to fetch'))
      await waitFor(() => expect(button()).toBeEnabled())
    }
    await sendAndFail(1)
    await sendAndFail(2)
    await userEvent.type(name(), ' Rao')
    await sendAndFail(3)
    const [first, second, third] = calls.map(({ key }) => key)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('is renewed by success', async () => {
    const { send, calls, answer } = createServer()
    show({ send })
    for (const times of [1, 2]) {
      await userEvent.type(name(), 'Asha')
      await submit()
      await waitFor(() => expect(calls).toHaveLength(times))
      answer()
      await waitFor(() => expect(name()).toHaveValue(''))
    }
    expect(calls[1]!.input).toEqual(calls[0]!.input)
    expect(calls[1]!.key).not.toBe(calls[0]!.key)
  })
})

describe('a refusal', () => {
  const rejectWith = (error: unknown): Options => ({ send: () => Promise.reject(error) })

  it('is shown in a toast and at the form, with the message of the server, and keeps what was typed', async () => {
    show({ ...rejectWith(refusal({}, 'Please wait a minute.')), failureTitle: 'Submission Failed' })
    await userEvent.type(name(), 'Asha')
    await submit()
    for (const place of [inForm(), await inToast()]) {
      expect(await place.findByText('Submission Failed')).toBeVisible()
      expect(await place.findByText('Please wait a minute.')).toBeVisible()
    }
    expect(name()).toHaveValue('Asha')
    await waitFor(() => expect(button()).toBeEnabled())
  })

  it('is not shown any more once the next submission has succeeded', async () => {
    const sends = [
      () => Promise.reject(refusal({}, 'This code is wrong.')),
      () => Promise.resolve(),
    ]
    show({ send: () => sends.shift()!() })
    await userEvent.type(name(), 'Asha')
    await submit()
    expect(await (await inToast()).findByText('This code is wrong.')).toBeVisible()
    await waitFor(() => expect(button()).toBeEnabled())
    await submit()
    await waitFor(() => expect(screen.queryByText('This code is wrong.')).not.toBeInTheDocument())
  })

  it.each([
    ['the server sent none', { status: 502 }, 'Please try again later.'],
    ['our code failed', new TypeError('x is undefined'), failureWords.ownFault],
    ['nothing is known', undefined, failureWords.ownFault],
  ])('shows a general message if %s', async (_, error, words) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    show(rejectWith(error))
    await userEvent.type(name(), 'Asha')
    await submit()
    expect(await inForm().findByText('Error')).toBeVisible()
    expect(await (await inToast()).findByText(words)).toBeVisible()
    log.mockRestore()
  })

  it('marks the field and focuses it, until its value changes', async () => {
    show(rejectWith(refusal({ seats: 'Only one seat is left' })))
    await userEvent.type(name(), 'Asha')
    await submit()
    await waitFor(() => expect(seats()).toHaveFocus())
    expect(seats()).toHaveAccessibleDescription('Only one seat is left')
    expect(inForm().getByText('Please check the marked fields.')).toBeVisible()
    await userEvent.type(name(), ' Rao')
    expect(inForm().queryByText('Please check the marked fields.')).not.toBeInTheDocument()
    await userEvent.tab()
    await waitFor(() => expect(seats()).toBeInvalid())
    await userEvent.clear(seats())
    await userEvent.type(seats(), '1')
    await waitFor(() => expect(seats()).toBeValid())
    await userEvent.clear(seats())
    await userEvent.type(seats(), '2')
    await waitFor(() => expect(seats()).toHaveAccessibleDescription('Only one seat is left'))
  })

  it('of a folded field opens the fold and focuses the field', async () => {
    const send = () => Promise.reject(refusal({ seats: 'Only one seat is left' }))
    function Folded() {
      const { formProps, field } = useForm({
        schema: z.object({ seats: z.string() }),
        send,
        initialValues: { seats: '' },
      })
      return (
        <form {...formProps}>
          <details>
            <summary>More</summary>
            <TextField label="Seats" {...field('seats')} />
          </details>
          <button>Send</button>
        </form>
      )
    }
    render(<Folded />)
    await submit()
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    expect(screen.getByRole('group')).toHaveAttribute('open')
  })

  it('that a field shows in the same words is not repeated below the fields', async () => {
    show(rejectWith(refusal({ name: 'This name is taken' }, 'This name is taken')))
    await userEvent.type(name(), 'Asha')
    await submit()
    await waitFor(() => expect(name()).toBeInvalid())
    expect(inForm().getAllByText('This name is taken')).toHaveLength(1)
  })

  it('can be sent again unchanged', async () => {
    const { send, calls, answer } = createServer()
    show({ send })
    await userEvent.type(name(), 'Asha')
    await submit()
    await waitFor(() => expect(calls).toHaveLength(1))
    answer(refusal({ name: 'This name is taken' }))
    await waitFor(() => expect(name()).toBeInvalid())
    await submit()
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(name()).toBeValid()
  })

  it('of a part of a field is shown at the field', async () => {
    show(rejectWith(refusal({ 'name.1': 'Too long' })))
    await userEvent.type(name(), 'Asha')
    await submit()
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Too long'))
  })

  it('can be read and reported in another way', async () => {
    const reported = jest.fn()
    show({
      ...rejectWith('taken'),
      fieldErrorsOf: (error) => ({ name: String(error) }),
      onFailure: reported,
    })
    await userEvent.type(name(), 'Asha')
    await submit()
    await waitFor(() => expect(name()).toHaveAccessibleDescription('taken'))
    expect(reported).toHaveBeenCalledWith('taken', { name: 'taken' })
    expect(screen.queryByText('Please try again later.')).not.toBeInTheDocument()
  })
})

describe('a draft', () => {
  function Closable({ drafts, send }: { drafts: Drafts; send?: Send }) {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Toggle
        </button>
        {isOpen && <Example draft={{ in: drafts, as: 'seats' }} {...(send && { send })} />}
      </>
    )
  }
  const toggle = () => userEvent.click(screen.getByRole('button', { name: 'Toggle' }))

  it('keeps the typed values while the form is closed', async () => {
    render(<Closable drafts={new Map()} />)
    await userEvent.type(name(), 'Asha')
    await toggle()
    await toggle()
    expect(name()).toHaveValue('Asha')
  })

  it('is not kept while nothing is typed', () => {
    const drafts: Drafts = new Map()
    render(<Closable drafts={drafts} />)
    expect(drafts.size).toBe(0)
  })

  it('is empty again after success', async () => {
    const drafts: Drafts = new Map([['seats', { name: 'Asha' }]])
    render(<Closable drafts={drafts} />)
    expect(name()).toHaveValue('Asha')
    await submit()
    await waitFor(() => expect(name()).toHaveValue(''))
    expect(drafts.size).toBe(0)
    await toggle()
    await toggle()
    expect(name()).toHaveValue('')
  })

  it('is deleted by success, even if the sender closes the form', async () => {
    const drafts: Drafts = new Map()
    function OneTime() {
      const [isOpen, setOpen] = useState(true)
      const send = async () => setOpen(false)
      return isOpen && <Example draft={{ in: drafts, as: 'seats' }} send={send} />
    }
    render(<OneTime />)
    await userEvent.type(name(), 'Asha')
    expect(drafts.size).toBe(1)
    await submit()
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument())
    expect(drafts.size).toBe(0)
  })
})
