/** Rupees as someone types them, such as '1,00,000' or '99.50', in paise; undefined if it is no amount. */
export function parseRupees(text: string): number | undefined {
  const typed = /^₹?\s*([0-9][0-9,]{0,14})(?:\.([0-9]{1,2}))?$/.exec(text.trim())
  if (!typed?.[1]) return undefined
  const rupees = Number(typed[1].replaceAll(',', ''))
  return rupees * 100 + Number((typed[2] ?? '').padEnd(2, '0'))
}
