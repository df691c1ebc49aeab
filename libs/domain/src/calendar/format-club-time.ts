const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/**
 * An instant in Indian Standard Time, where the club and most of its members are: '6 September 2025 at 00:01 IST'. Mails and
 * pages name a deadline in the same words, wherever they are read.
 */
export const formatClubTime = (instant: Date | string): string =>
  `${format.format(new Date(instant))} IST`
