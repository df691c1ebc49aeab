const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const minute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** The day of an instant in the member's time zone: '3 May 2025'. */
export const dayOf = (instant: string): string => day.format(new Date(instant))

/** Day and time of an instant in the member's time zone: '3 May 2025 at 14:05'. */
export const minuteOf = (instant: string): string => minute.format(new Date(instant))
