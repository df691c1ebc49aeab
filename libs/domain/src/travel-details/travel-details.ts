import * as z from 'zod/mini'
import { operatorRoles } from '../contract/roles.ts'
import { isCalendarDate } from '../calendar/calendar-date.ts'
import { withPlainDigits } from '../canonical/marks.ts'
import { calendarDate, id, instant, requestBody } from '../contract/request.ts'
import { optionalBlock, line, lineOfText } from '../text/text.ts'
import { storedText } from '../text/stored-text.ts'
import { phoneField } from '../members/user-forms.ts'
import { travelDetailsStates } from './travel-details-dates.ts'
import { diets } from './travel-details.options.ts'
import { maxLength } from '../text/lengths.ts'

/** Maximum lengths of the typed texts, in characters. */
export const travelDetailsLimits = {
  passportName: 100,
  passportNumber: 20,
  nationality: 60,
  foodNotes: 500,
  emergencyName: 100,
  emergencyRelation: 60,
} as const

const passportName = line(
  travelDetailsLimits.passportName,
  'Please enter your name as it is in the passport',
).check(
  z.regex(
    // Apostrophes, hyphens and the joiners between letters in every form; '·' as in Gal·la.
    /^(?:['\u2018\u2019\u02bc]?[\p{L}\p{M}][\p{L}\p{M} .,'`´·\u2018-\u201b\u2032\u200c\u200d\p{Pd}]*)?$/u,
    'Please use only letters, spaces, hyphens, apostrophes and full stops',
  ),
)

const numberMessage = 'Please enter the passport number: 5 to 15 letters and digits'
/** ICAO Doc 9303 gives nine characters on the page; some countries print more in the book. */
const passportNumber = z.pipe(
  lineOfText({ min: 1, max: travelDetailsLimits.passportNumber, message: numberMessage }),
  z.pipe(
    z.transform((value: string) => withPlainDigits(value).replace(/[ -]/g, '').toUpperCase()),
    z.string().check(z.regex(/^[A-Z0-9]{5,15}$/, numberMessage)),
  ),
)

const expiryMessage = 'Please enter the date on which the passport expires'
const passportExpiry = z.string(expiryMessage).check(
  maxLength(10, expiryMessage),
  z.refine((date) => isCalendarDate(date) && date >= '2000' && date < '2100', expiryMessage),
)

/** Said of a passport with which the member cannot come back. */
export const passportEndsMessage =
  'This passport expires before you return. Please renew it, and enter the new one'

/** What a member enters before they fly. Everything but the notes on food is needed. */
export const travelDetailsForm = requestBody({
  passportName,
  passportNumber,
  passportExpiry,
  nationality: line(travelDetailsLimits.nationality, 'Please enter your nationality'),
  diet: z.enum(
    diets.map(({ value }) => value),
    'Please choose what you eat',
  ),
  foodNotes: optionalBlock(travelDetailsLimits.foodNotes),
  emergencyName: line(
    travelDetailsLimits.emergencyName,
    'Please enter the name of someone we can call',
  ),
  emergencyRelation: line(
    travelDetailsLimits.emergencyRelation,
    'Please say who they are to you, such as your mother or a friend',
  ),
  emergencyPhone: phoneField,
})
/** The values of the form before validation. */
export type TravelDetailsInput = z.input<typeof travelDetailsForm>

/** What a member entered, as it is kept encrypted. */
export const travelDetails = z.object({
  passportName: storedText(travelDetailsLimits.passportName),
  passportNumber: storedText(travelDetailsLimits.passportNumber),
  passportExpiry: calendarDate,
  nationality: storedText(travelDetailsLimits.nationality),
  diet: storedText(40),
  foodNotes: z.nullable(storedText(travelDetailsLimits.foodNotes)),
  emergencyName: storedText(travelDetailsLimits.emergencyName),
  emergencyRelation: storedText(travelDetailsLimits.emergencyRelation),
  emergencyPhone: storedText(40),
})
export type TravelDetails = z.output<typeof travelDetails>

/** An operator looked at a member's travel details. */
export const travelDetailsLook = z.object({
  at: instant,
  /** The name that the operator gave; null if none was given. */
  operator: z.nullable(z.string()),
  role: z.enum(operatorRoles),
})
export type TravelDetailsLook = z.output<typeof travelDetailsLook>

/** What is known of a member's travel details without their content. */
export const travelDetailsStatus = z.object({
  bookingId: id,
  departureId: id,
  tripTitle: z.string(),
  departureDate: calendarDate,
  /** Days. */
  duration: z.int(),
  dueOn: calendarDate,
  eraseOn: calendarDate,
  /** Whether they can be entered and changed. */
  open: z.boolean(),
  state: z.enum(travelDetailsStates),
  /** Whether they are missing after the date they were due on. */
  isLate: z.boolean(),
  /** When they were last saved; null if there are none. */
  savedAt: z.nullable(instant),
  /** Whether the group page knows when the member arrives. */
  hasArrival: z.boolean(),
})
export type TravelDetailsStatus = z.output<typeof travelDetailsStatus>

/** A member's own travel details for a departure. */
export const ownTravelDetails = z.extend(travelDetailsStatus, {
  details: z.nullable(travelDetails),
  /** The newest first. */
  looks: z.array(travelDetailsLook),
})
export type OwnTravelDetails = z.output<typeof ownTravelDetails>
