/** The club's team is in India. */
const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant in Indian Standard Time: '6 September 2025 at 00:01 IST'. */
export const formatReceived = (instant: Date): string => `${format.format(instant)} IST`
