/** The `@id` of the club in the structured data, by which search engines join what the pages say of it. */
export const organizationId = (origin: string): string => `${origin}/#organization`
