export interface ProblemRow {
  /** Of HTTP. */
  status: number
  title: string
  /** For a person, unless the failure has its own. */
  sentence: string
}

type UnnumberedRow = Omit<ProblemRow, 'status'>

/** Gives rows the status of a conflict with what is stored. */
export const conflicts = <const Rows extends Readonly<Record<string, UnnumberedRow>>>(rows: Rows) =>
  Object.fromEntries(
    Object.entries(rows).map(([code, row]) => [code, { status: 409, ...row }]),
  ) as { readonly [Code in keyof Rows]: Rows[Code] & { readonly status: 409 } }

const consoleConflicts = conflicts({
  MERGE_REFUSED: {
    title: 'The accounts cannot be merged',
    sentence: 'These two accounts cannot be merged.',
  },
  UNDO_UNSAFE: {
    title: 'Something has changed since',
    sentence: 'Something has changed since, so this can no longer be undone.',
  },
  MEMBER_CHANGED: {
    title: 'The member was changed in the meantime',
    sentence: 'Someone has changed this member in the meantime. Please look again.',
  },
  TRIP_HAS_DEPARTURES: {
    title: 'The trip has departures ahead',
    sentence: 'This trip has departures ahead. Please close or cancel them first.',
  },
  TRIP_CHANGED: {
    title: 'The trip was changed in the meantime',
    sentence: 'Someone else has changed this trip. Please look at the newer version.',
  },
  CLUB_CHANGED: {
    title: "The club's details were changed in the meantime",
    sentence: 'Someone else has changed these details. Please look at the newer ones.',
  },
  HOST_CHANGED: {
    title: 'The host was changed in the meantime',
    sentence: 'Someone else has changed this host. Please look at the newer values.',
  },
  PLACE_CHANGED: {
    title: 'The place on the waitlist has changed',
    sentence: 'Their place on the waitlist has changed. Please look at the waitlist again.',
  },
  OFFER_CHANGED: {
    title: 'The offer has ended or changed',
    sentence: 'This offer has ended, or has another end by now. Please look at the waitlist again.',
  },
  NOT_ASSIGNED: {
    title: 'The request does not have this departure',
    sentence: 'This request no longer has that departure. Please look at it again.',
  },
  HOST_ON_DEPARTURE: {
    title: 'A departure has this host',
    sentence: 'A departure has this host, perhaps a past one. Choose another host there first.',
  },
  DEPARTURE_EXISTS: {
    title: 'The trip already departs on that date',
    sentence: 'This trip already departs on that date.',
  },
  DEPARTURE_CHANGED: {
    title: 'The departure was changed in the meantime',
    sentence: 'Someone has changed this departure. Please look at it again.',
  },
  DEPARTURE_LEFT: {
    title: 'The departure has left',
    sentence: 'This departure has already left and can no longer be cancelled.',
  },
  SEATS_SOLD: {
    title: 'Seats of the departure are taken',
    sentence: 'Seats of this departure are sold or held.',
  },
  SECOND_FACTOR_CHANGED: {
    title: 'The second factor was switched in the meantime',
    sentence: 'The second factor was changed in the meantime.',
  },
  SECOND_FACTOR_REQUIRED: {
    title: 'The account needs a second factor',
    sentence: 'Your account always needs a second factor. You can replace the app instead.',
  },
  OPERATOR_EXISTS: {
    title: 'An operator already has this email address',
    sentence: 'An operator already has this email address. Look in the list.',
  },
  OPERATOR_CHANGED: {
    title: 'The operator was changed in the meantime',
    sentence: 'The operator was changed in the meantime.',
  },
  LAST_OWNER: {
    title: 'The console needs an owner',
    sentence: 'The console needs an owner who can sign in.',
  },
  CLUB_PASSWORD_NEEDED: {
    title: "The club's password is needed",
    sentence: "The club's password cannot be switched off.",
  },
  FAULT_CHANGED: {
    title: 'It was changed or resolved in the meantime',
    sentence: 'It has changed or was resolved in the meantime. The page now shows how it is.',
  },
  REPAIR_REFUSED: {
    title: 'This cannot resolve it',
    sentence: 'This action cannot resolve it.',
  },
  NO_ADDRESS: {
    title: 'The member has no email address',
    sentence: 'This member has no email address.',
  },
  NOTE_CHANGED: {
    title: 'The note was changed in the meantime',
    sentence: 'This note was changed in another window. Please look at the newer text.',
  },
  NOTES_FULL: {
    title: 'No more notes can be added',
    sentence: 'There is no space for another note. Please delete one that is no longer needed.',
  },
  TAGS_FULL: {
    title: 'No more tags can be added',
    sentence: 'There is no space for another tag. Please remove one first.',
  },
  ASSIGNEE_CHANGED: {
    title: 'It was assigned in the meantime',
    sentence: 'Someone else has assigned this in the meantime.',
  },
  ALREADY_ASSIGNED: {
    title: 'The request already has a departure',
    sentence: 'This request already has a departure.',
  },
  NOT_ASSIGNABLE: {
    title: 'The request cannot be given a departure',
    sentence:
      'Only an approved request of a member for any date of a trip can be given a departure.',
  },
  ALREADY_DECIDED: {
    title: 'Already decided',
    sentence: 'This request was already decided.',
  },
  APPROVED_BEYOND_SEATS: {
    title: 'More people approved than seats are free',
    sentence: 'More people would be approved than seats are free.',
  },
  MAILING_CHANGED: {
    title: 'The email was changed in the meantime',
    sentence: 'Someone has changed this email. Please look at it again.',
  },
  TEMPLATE_EXISTS: {
    title: 'A template already has this name',
    sentence: 'A template already has this name. Please choose another one.',
  },
  TEMPLATE_CHANGED: {
    title: 'The template was changed in the meantime',
    sentence: 'Someone has changed this template. Please look at it again.',
  },
  VIEW_CHANGED: {
    title: 'The view was changed in the meantime',
    sentence: 'Someone else has changed this view. Please look at it again.',
  },
  VIEW_NAME_TAKEN: {
    title: 'Another view has this name',
    sentence: 'Another view has this name.',
  },
  MESSAGE_CHANGED: {
    title: 'The message was changed in the meantime',
    sentence: 'This message is already being sent again. Please reload the list.',
  },
  UNDO_TOO_LATE: {
    title: 'Too late to undo',
    sentence: 'It is too late to undo this.',
  },
})

/** What only operators meet, by code. */
export const consoleProblems = {
  SECOND_FACTOR_NEEDED: {
    status: 401,
    title: 'A code is needed',
    sentence: 'Please enter the code of your authenticator app.',
  },
  ROLE_NOT_ALLOWED: {
    status: 403,
    title: 'Your role does not allow this',
    sentence: 'Your role in the console does not allow this.',
  },
  CLUB_PASSWORD_OFF: {
    status: 403,
    title: "The club's password does not open the console",
    sentence:
      "The club's password no longer opens the console. Please sign in with your own account.",
  },
  NOTE_OF_OTHER: {
    status: 403,
    title: 'The note is by another operator',
    sentence: 'Only its author can change or delete this note.',
  },
  VIEW_OF_OTHER: {
    status: 403,
    title: 'The view is by another operator',
    sentence: 'Only the operator who saved this view or an owner can change or delete it.',
  },
  REFUND_OVER_LIMIT: {
    status: 403,
    title: 'The refund is over your limit',
    sentence: 'Your role may not give back this much. An owner can.',
  },
  ...consoleConflicts,
} as const satisfies Record<string, ProblemRow>
