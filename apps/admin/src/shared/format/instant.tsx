/** The operators work in India, wherever the browser is. */
const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
})

/** An ISO 8601 instant in Indian Standard Time: '6 Sept 2025, 00:01 IST'. */
export function Instant({ value }: { value: string }) {
  return <time dateTime={value}>{format.format(new Date(value))}</time>
}
