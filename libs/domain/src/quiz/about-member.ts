/** A reason of a match, which is written to the member, as one about the member: 'as you like it' → 'as they like it'. */
export const aboutMember = (reason: string): string =>
  reason.replace(/\byour\b/g, 'their').replace(/\byou\b/g, 'they')
