/**
 * Whether the site itself serves a picture: one of its own drawings, or one that a member uploaded. An address elsewhere
 * would make the browser of everyone who sees it call there.
 */
export const isOwnPicture = (address: string): boolean =>
  /^\/(?:art\/avatars|api\/pictures)\/[\w-][\w.-]*$/.test(address)
