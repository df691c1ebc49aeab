import { userSessionParams } from '../auth/auth.ts'
import { changePasswordForm } from '../auth/auth-forms.ts'
import { defineContract } from '../contract/contract.ts'
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
  operatorRoleForm,
  operatorSessions,
  ownAccount,
} from './admin-operators.ts'

export const listOperators = defineContract({
  method: 'GET',
  path: '/api/admin/operators',
  access: 'manage-operators',
  summary: 'The operators',
  responses: { 200: operatorList },
})

export const inviteOperator = defineContract({
  method: 'POST',
  path: '/api/admin/operators',
  access: 'manage-operators',
  audit: ['operator.invited'],
  summary: 'Invite an operator',
  description: 'Adds an operator and sends a link, with which they set password and second factor.',
  body: operatorInvitationForm,
  responses: { 201: operator },
  errors: ['TOO_MANY_REQUESTS', 'OPERATOR_EXISTS'],
})

export const changeOperator = defineContract({
  method: 'PATCH',
  path: '/api/admin/operators/:id',
  access: 'manage-operators',
  audit: ['operator.role-changed'],
  summary: 'Change the role of an operator',
  description: "Changes the role, which ends the operator's sessions.",
  body: operatorRoleForm,
  responses: { 200: operator },
  errors: ['NOT_FOUND', 'OPERATOR_CHANGED', 'LAST_OWNER'],
})

export const sendOperatorLink = defineContract({
  method: 'POST',
  path: '/api/admin/operators/:id/link',
  access: 'manage-operators',
  audit: ['operator.link-sent'],
  summary: 'Send an operator a new link',
  description:
    "Sends a new link; the earlier one ends. An active operator's password, second factor and sessions end at once: they set both again. A deactivated operator is invited again.",
  body: operatorLinkForm,
  responses: { 200: operator },
  errors: ['TOO_MANY_REQUESTS', 'NOT_FOUND', 'OPERATOR_CHANGED', 'LAST_OWNER'],
})

export const deactivateOperator = defineContract({
  method: 'POST',
  path: '/api/admin/operators/:id/deactivate',
  access: 'manage-operators',
  audit: ['operator.deactivated'],
  summary: 'Deactivate an operator',
  description: "Ends the operator's sessions, link, password and second factor.",
  responses: { 200: operator },
  errors: ['NOT_FOUND', 'LAST_OWNER'],
})

export const switchClubPassword = defineContract({
  method: 'PUT',
  path: '/api/admin/club-password',
  access: 'secure-console',
  audit: ['club-password.on', 'club-password.off'],
  summary: "Switch sign-in by the club's password on or off",
  description:
    "Lets the club's password open the console, or not. Needs an owner who signed in with an account.",
  body: clubPasswordForm,
  responses: { 200: clubPassword },
  errors: ['CLUB_PASSWORD_NEEDED'],
})

export const listAdminSessions = defineContract({
  method: 'GET',
  path: '/api/admin/sessions',
  access: 'secure-console',
  summary: 'The open sessions of the console',
  responses: { 200: operatorSessions },
})

export const endAdminSession = defineContract({
  method: 'DELETE',
  path: '/api/admin/sessions/:id',
  access: 'secure-console',
  audit: ['session.ended'],
  summary: 'End a session of the console',
  description: 'Ends a session and returns those that are left.',
  params: userSessionParams,
  responses: { 200: operatorSessions },
  errors: ['NOT_FOUND'],
})

export const getOwnAccount = defineContract({
  method: 'GET',
  path: '/api/admin/account',
  access: 'operator',
  summary: "The operator's own account",
  description: 'Who is signed in, with their sessions.',
  responses: { 200: ownAccount },
})

export const changeOwnPassword = defineContract({
  method: 'POST',
  path: '/api/admin/account/password',
  access: 'operator',
  audit: ['own-password.changed'],
  summary: "Change the operator's own password",
  description: "Changes the operator's own password, which ends their other sessions.",
  body: changePasswordForm,
  responses: { 200: ownAccount },
  errors: ['TOO_MANY_REQUESTS', 'NOT_FOUND'],
})

export const endOwnSession = defineContract({
  method: 'DELETE',
  path: '/api/admin/account/sessions/:id',
  access: 'operator',
  audit: ['session.ended'],
  summary: "End one of the operator's own sessions",
  params: userSessionParams,
  responses: { 200: ownAccount },
  errors: ['NOT_FOUND'],
})

export const openInvitation = defineContract({
  method: 'POST',
  path: '/api/admin/invitation',
  access: 'visitor',
  limit: 'operatorLinks',
  summary: "Open an operator's link",
  description:
    'Opens the link of an email; it stays valid. Needs no session, like `acceptInvitation`.',
  body: invitationForm,
  responses: { 200: invitation },
  errors: ['LINK_INVALID'],
})

export const acceptInvitation = defineContract({
  method: 'POST',
  path: '/api/admin/invitation/accept',
  access: 'visitor',
  limit: 'operatorLinks',
  audit: ['operator.activated'],
  summary: "Accept an operator's invitation",
  description:
    'Sets name, password and second factor, signs the operator in, and returns the recovery codes once.',
  body: acceptInvitationForm,
  responses: { 201: acceptedInvitation },
  errors: ['LINK_INVALID'],
})
