import { describeForm } from '../../tests/describe-form.ts'
import { newsletterForm } from './index.ts'

const message = 'Please enter a valid email address'

describeForm(
  'the newsletter form',
  newsletterForm,
  { email: 'maya@example.com' },
  { email: { required: message, max: 254, refused: message } },
)
