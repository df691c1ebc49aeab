/** A number in E.164 as its country code (ITU-T E.164, annex to Operational Bulletin 1114) and the rest. */
const parts = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d{2})(\d{4,})$/

/** How people read a number in E.164: '+91 98450 11223', '+34 612345678'. Any other text stays as it is. */
export function phoneLabel(phone: string): string {
  const [, code, national] = parts.exec(phone) ?? []
  if (code === undefined || national === undefined) return phone
  return `+${code} ${code === '91' ? national.replace(/^(\d{5})(\d{5})$/, '$1 $2') : national}`
}
