const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
})

/** An ISO 8601 instant on this device's clock, with its zone, because members travel: '6 September 2025 at 00:01 IST'. */
export const formatInstant = (instant: string): string => format.format(new Date(instant))
