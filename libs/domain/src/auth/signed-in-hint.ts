/** A cookie that scripts can read. It only says that a member is signed in and grants nothing. */
export const signedInHint = 'ff_signed_in'
