import { expect, type Locator, type Page } from '@playwright/test'
import type { Query } from './test.ts'

export interface InquiryDraft {
  name: string
  email: string
  destination: string
  message: string
}

/** The message of each field, in the order of the fields. */
export const inquiryErrors = {
  Name: 'Name must be at least 2 characters',
  Email: 'Please enter a valid email address',
  Destination: 'Please select a destination',
  Message: 'Please tell us more about your travel goals',
} as const

/** Scrolls to the inquiry form and waits until its code has loaded. */
export async function findInquiryForm(page: Page): Promise<Locator> {
  await page
    .getByRole('heading', { name: /^(?:Tell us where you would like to go|Ask About This Trip)$/ })
    .scrollIntoViewIfNeeded()
  const form = page.getByRole('form', { name: 'Inquiry' })
  await expect(form).toBeVisible()
  return form
}

export const fieldOf = (form: Locator, name: keyof typeof inquiryErrors) =>
  name === 'Destination'
    ? form.getByRole('combobox', { name })
    : form.getByRole('textbox', { name })

export const sendButton = (form: Locator) => form.getByRole('button', { name: 'Send Inquiry' })

export async function fillInquiry(form: Locator, draft: InquiryDraft): Promise<void> {
  await fieldOf(form, 'Name').fill(draft.name)
  await fieldOf(form, 'Email').fill(draft.email)
  await fieldOf(form, 'Destination').selectOption(draft.destination)
  await fieldOf(form, 'Message').fill(draft.message)
}

export async function expectInquiryValues(form: Locator, draft: InquiryDraft): Promise<void> {
  await expect(fieldOf(form, 'Name')).toHaveValue(draft.name)
  await expect(fieldOf(form, 'Email')).toHaveValue(draft.email)
  await expect(fieldOf(form, 'Destination')).toHaveValue(draft.destination)
  await expect(fieldOf(form, 'Message')).toHaveValue(draft.message)
}

export const emptyInquiry: InquiryDraft = { name: '', email: '', destination: '', message: '' }

/** The inquiries in the database that were sent from an address. */
export const storedInquiries = (query: Query, email: string) =>
  query<InquiryDraft>('select name, email, destination, message from inquiries where email = $1', [
    email,
  ])
