import * as z from 'zod/mini'
import { inquiryMessageMinLength, nameMinLength } from '../constants/limits.ts'
import { id, instant, requestBody } from '../contract/request.ts'
import { blockOfText, emailAddress, lineOfText } from '../text/text.ts'
import { inquiryDestinations } from './inquiry-destinations.ts'

export const inquiryForm = requestBody({
  name: lineOfText({ min: nameMinLength, max: 100, message: 'Name must be at least 2 characters' }),
  email: emailAddress(),
  destination: z.enum(
    inquiryDestinations.map((option) => option.value),
    'Please select a destination',
  ),
  /** The trip whose page has the form. */
  tripId: z.optional(id),
  message: blockOfText({
    min: inquiryMessageMinLength,
    max: 5000,
    message: 'Please tell us more about your travel goals',
  }),
})
export type InquiryForm = z.output<typeof inquiryForm>

export const inquiry = z.object({
  id,
  name: z.string(),
  email: z.string(),
  destination: z.string(),
  /** The trip whose page it came from; null for any other page. */
  tripId: z.nullable(id),
  tripTitle: z.nullable(z.string()),
  message: z.string(),
  createdAt: instant,
})
export type Inquiry = z.output<typeof inquiry>
