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

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** The day of an ISO 8601 instant, or a calendar date, as short as a dense table needs: '6 Sept 2025'. */
export function Day({ value }: { value: string }) {
  const isInstant = value.includes('T')
  const instant = new Date(isInstant ? value : `${value}T12:00:00+05:30`)
  return (
    <time dateTime={value} title={isInstant ? format.format(instant) : undefined}>
      {dayFormat.format(instant)}
    </time>
  )
}

/** An ISO 8601 instant in Indian Standard Time: '6 Sept 2025, 00:01 IST'. */
export function Instant({ value }: { value: string }) {
  return <time dateTime={value}>{format.format(new Date(value))}</time>
}
