import { defineContract, writeErrors } from '../contract/contract.ts'
import * as endpoints from './admin-operators.endpoints.ts'
import {
  acceptedInvitation,
  acceptInvitationForm,
  clubPassword,
  clubPasswordForm,
  invitation,
  invitationForm,
  operator,
  operatorInvitationForm,
  operatorLinkForm,
  operatorList,
  operatorParams,
  operatorRoleForm,
  operatorSessionParams,
  operatorSessions,
  ownAccount,
  ownPasswordForm,
} from './admin-operators.ts'

const tag = 'Admin'
const readErrors = ['NOT_SIGNED_IN', 'DATABASE_UNAVAILABLE'] as const
const changeErrors = [...writeErrors, 'NOT_SIGNED_IN'] as const

/** The people who work with the console. */
export const listOperators = defineContract({
  ...endpoints.listOperatorsEndpoint,
  summary: 'The operators',
  tag,
  responses: { 200: operatorList },
  errors: readErrors,
})

/** Adds an operator and sends a link, with which they set password and second factor. */
export const inviteOperator = defineContract({
  ...endpoints.inviteOperatorEndpoint,
  summary: 'Invite an operator',
  tag,
  body: operatorInvitationForm,
  responses: { 201: operator },
  errors: [...changeErrors, 'TOO_MANY_REQUESTS', 'OPERATOR_EXISTS'],
})

/** Changes the role, which ends the operator's sessions. */
export const changeOperator = defineContract({
  ...endpoints.changeOperatorEndpoint,
  summary: 'Change the role of an operator',
  tag,
  params: operatorParams,
  body: operatorRoleForm,
  responses: { 200: operator },
  errors: [...changeErrors, 'NOT_FOUND', 'OPERATOR_CHANGED', 'LAST_OWNER'],
})

/**
 * Sends a new link; the earlier one ends. An active operator's password, second factor and sessions end at once: they set
 * both again. A deactivated operator is invited again.
 */
export const sendOperatorLink = defineContract({
  ...endpoints.sendOperatorLinkEndpoint,
  summary: 'Send an operator a new link',
  tag,
  params: operatorParams,
  body: operatorLinkForm,
  responses: { 200: operator },
  errors: [...changeErrors, 'TOO_MANY_REQUESTS', 'NOT_FOUND', 'OPERATOR_CHANGED', 'LAST_OWNER'],
})

/** Ends the operator's sessions, link, password and second factor. */
export const deactivateOperator = defineContract({
  ...endpoints.deactivateOperatorEndpoint,
  summary: 'Deactivate an operator',
  tag,
  params: operatorParams,
  responses: { 200: operator },
  errors: ['NOT_SIGNED_IN', 'CROSS_SITE_WRITE', 'DATABASE_UNAVAILABLE', 'NOT_FOUND', 'LAST_OWNER'],
})

/** Lets the club's password open the console, or not. Needs an owner who signed in with an account. */
export const switchClubPassword = defineContract({
  ...endpoints.switchClubPasswordEndpoint,
  summary: "Switch sign-in by the club's password on or off",
  tag,
  body: clubPasswordForm,
  responses: { 200: clubPassword },
  errors: [...changeErrors, 'CLUB_PASSWORD_NEEDED'],
})

/** The open sessions of all operators. */
export const listAdminSessions = defineContract({
  ...endpoints.listAdminSessionsEndpoint,
  summary: 'The open sessions of the console',
  tag,
  responses: { 200: operatorSessions },
  errors: readErrors,
})

/** Ends a session and returns those that are left. */
export const endAdminSession = defineContract({
  ...endpoints.endAdminSessionEndpoint,
  summary: 'End a session of the console',
  tag,
  params: operatorSessionParams,
  responses: { 200: operatorSessions },
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'CROSS_SITE_WRITE',
    'DATABASE_UNAVAILABLE',
    'NOT_FOUND',
  ],
})

/** Who is signed in, with their sessions. */
export const getOwnAccount = defineContract({
  ...endpoints.getOwnAccountEndpoint,
  summary: "The operator's own account",
  tag,
  responses: { 200: ownAccount },
  errors: readErrors,
})

/** Changes the operator's own password, which ends their other sessions. */
export const changeOwnPassword = defineContract({
  ...endpoints.changeOwnPasswordEndpoint,
  summary: "Change the operator's own password",
  tag,
  body: ownPasswordForm,
  responses: { 200: ownAccount },
  errors: [...changeErrors, 'TOO_MANY_REQUESTS', 'NOT_FOUND'],
})

export const endOwnSession = defineContract({
  ...endpoints.endOwnSessionEndpoint,
  summary: "End one of the operator's own sessions",
  tag,
  params: operatorSessionParams,
  responses: { 200: ownAccount },
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'CROSS_SITE_WRITE',
    'DATABASE_UNAVAILABLE',
    'NOT_FOUND',
  ],
})

/** Opens the link of a mail; it stays valid. Needs no session, like `acceptInvitation`. */
export const openInvitation = defineContract({
  ...endpoints.openInvitationEndpoint,
  summary: "Open an operator's link",
  tag,
  body: invitationForm,
  responses: { 200: invitation },
  errors: [...writeErrors, 'LINK_INVALID'],
})

/** Sets name, password and second factor, and returns the recovery codes once. */
export const acceptInvitation = defineContract({
  ...endpoints.acceptInvitationEndpoint,
  summary: "Accept an operator's invitation",
  tag,
  body: acceptInvitationForm,
  responses: { 201: acceptedInvitation },
  errors: [...writeErrors, 'LINK_INVALID'],
})
