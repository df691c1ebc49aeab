/** A cookie that scripts can read and that only says that a member is signed in. It grants nothing. */
export const signedInHint = 'ff_signed_in'
