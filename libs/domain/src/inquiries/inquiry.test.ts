import { describeForm } from '../../tests/describe-form.ts'
import { firstMessages } from '../../tests/first-messages.ts'
import { inquiryForm } from './inquiry.ts'

const emailMessage = 'Please enter a valid email address'

const good = {
  name: 'Maya Rao',
  email: 'maya@example.com',
  destination: 'sri-lanka',
  message: 'Four days in the hills, please.',
}

describeForm('the inquiry form', inquiryForm, good, {
  name: { required: 'Name must be at least 2 characters', max: 100 },
  email: { required: emailMessage, max: 254, refused: emailMessage },
  destination: { required: 'Please select a destination' },
  message: { required: 'Please tell us more about your travel goals', max: 5000, block: true },
})

it('reports every field of an empty form', () => {
  expect(
    firstMessages(inquiryForm, { name: 'M', email: '', destination: '', message: 'Short' }),
  ).toEqual({
    name: 'Name must be at least 2 characters',
    email: emailMessage,
    destination: 'Please select a destination',
    message: 'Please tell us more about your travel goals',
  })
})
