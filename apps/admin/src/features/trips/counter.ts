/** '92 of 200 characters', counted as the schemas count. */
export const counter = (text: string, most: number) =>
  `${Array.from(text.trim()).length} of ${most} characters`
