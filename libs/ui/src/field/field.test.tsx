import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { findViolations } from '../testing/axe.ts'
import { SelectField } from './select-field.tsx'
import { TextAreaField, TextField } from './text-field.tsx'

const nothing = () => {}
const destinations = [
  { value: 'bali', label: 'Bali' },
  { value: 'turkey', label: 'Turkey' },
]

function NameField({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return (
    <TextField
      label="Name"
      name="name"
      value={value}
      error={error}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}

describe('a field', () => {
  it('has its label as its name and keeps what is typed', async () => {
    render(<NameField />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha')
  })

  it('takes the focus when its label is clicked', async () => {
    render(<NameField />)
    await userEvent.click(screen.getByText('Name'))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  it('is described by its hint, and is valid without an error', () => {
    render(
      <TextField label="Email" name="email" value="" onChange={nothing} hint="Only for this." />,
    )
    const field = screen.getByRole('textbox', { name: 'Email' })
    expect(field).toHaveAccessibleDescription('Only for this.')
    expect(field).toBeValid()
    expect(field).not.toHaveAttribute('aria-invalid')
  })

  it('is invalid and described by its hint and its error', () => {
    const message = 'Please enter an address'
    render(
      <TextField
        label="Email"
        name="email"
        value="a"
        onChange={nothing}
        hint="Yours."
        error={message}
      />,
    )
    const field = screen.getByRole('textbox', { name: 'Email' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(`Yours. ${message}`)
  })

  it('announces an error in a polite live region that already exists', () => {
    const { rerender, container } = render(<NameField />)
    const region = container.querySelector('[aria-live="polite"]')
    expect(region).toBeEmptyDOMElement()
    rerender(<NameField error="Name must be at least 2 characters" />)
    expect(container.querySelector('[aria-live="polite"]')).toBe(region)
    expect(region).toHaveTextContent('Name must be at least 2 characters')
  })

  it('shows an asterisk and is required for assistive technology', () => {
    render(<TextField label="Name" name="name" value="" onChange={nothing} required />)
    const field = screen.getByRole('textbox', { name: 'Name' })
    expect(field).toHaveAttribute('aria-required', 'true')
    // The browser's own messages would hide those of the form.
    expect(field).not.toHaveAttribute('required')
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
  })

  it('passes native props on', () => {
    render(
      <TextField
        label="Email"
        name="email"
        id="own"
        type="email"
        autoComplete="email"
        value=""
        onChange={nothing}
      />,
    )
    const field = screen.getByRole('textbox', { name: 'Email' })
    expect(field).toHaveAttribute('type', 'email')
    expect(field).toHaveAttribute('autocomplete', 'email')
    expect(field).toHaveAttribute('id', 'own')
    expect(field).toHaveAttribute('name', 'email')
  })
})

describe('a text area', () => {
  it('has four rows by default', () => {
    render(
      <>
        <TextAreaField label="Message" name="message" value="" onChange={nothing} />
        <TextAreaField label="More" name="more" rows={8} value="" onChange={nothing} />
      </>,
    )
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '4')
    expect(screen.getByRole('textbox', { name: 'More' })).toHaveAttribute('rows', '8')
  })
})

describe('a select', () => {
  it('offers its placeholder and options', () => {
    render(
      <SelectField
        label="Destination"
        name="destination"
        placeholder="Select a destination"
        value=""
        onChange={nothing}
        options={destinations}
      />,
    )
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Select a destination',
      'Bali',
      'Turkey',
    ])
    expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveDisplayValue(
      'Select a destination',
    )
  })

  it('reports a choice and the loss of focus', async () => {
    const change = jest.fn()
    const blur = jest.fn()
    render(
      <SelectField
        label="Destination"
        name="destination"
        value="bali"
        onChange={(event) => change(event.target.name, event.target.value)}
        onBlur={blur}
        options={destinations}
      />,
    )
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Turkey')
    await userEvent.tab()
    expect(change).toHaveBeenCalledWith('destination', 'turkey')
    expect(blur).toHaveBeenCalled()
  })

  it('can be emptied again unless it is required', () => {
    const { rerender } = render(
      <SelectField
        label="Place"
        name="p"
        placeholder="Any"
        value=""
        onChange={nothing}
        options={destinations}
      />,
    )
    expect(screen.getByRole('option', { name: 'Any' })).toBeEnabled()
    rerender(
      <SelectField
        label="Place"
        name="p"
        placeholder="Any"
        value=""
        onChange={nothing}
        options={destinations}
        required
      />,
    )
    expect(screen.getByRole('option', { name: 'Any' })).toBeDisabled()
  })
})

it('has no accessibility violations, with and without errors', async () => {
  const { container } = render(
    <form>
      <TextField label="Name" name="name" value="" onChange={nothing} required error="Missing" />
      <TextAreaField
        label="Message"
        name="message"
        value=""
        onChange={nothing}
        hint="A few words"
      />
      <SelectField label="Place" name="place" value="" onChange={nothing} options={destinations} />
    </form>,
  )
  expect(await findViolations(container)).toEqual([])
})
