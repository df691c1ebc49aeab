import { describeForm, emailField } from '../../tests/describe-form.ts'
import { firstMessages } from '../../tests/first-messages.ts'
import { inquiryForm } from './inquiry.ts'

const good = {
  name: 'Maya Rao',
  email: 'maya@example.com',
  destination: 'sri-lanka',
  message: 'Four days in the hills, please.',
}

describeForm('the inquiry form', inquiryForm, good, {
  name: { required: 'Name must be at least 2 characters', max: 100 },
  email: emailField,
  destination: { required: 'Please select a destination' },
  message: { required: 'Please tell us more about your travel goals', max: 5000, block: true },
})

it('reports every field of an empty form', () => {
  expect(
    firstMessages(inquiryForm, { name: 'M', email: '', destination: '', message: 'Short' }),
  ).toEqual({
    name: 'Name must be at least 2 characters',
    email: emailField.required,
    destination: 'Please select a destination',
    message: 'Please tell us more about your travel goals',
  })
})
