const twoDigits = (part: number) => String(part).padStart(2, '0')

/** Seconds as '14:05', '2:14:05' with hours, or '3 days 2:14:05'. */
export function clockTime(seconds: number): string {
  const [minutes, hours, days] = [60, 3600, 86_400].map((size) => Math.floor(seconds / size)) as [
    number,
    number,
    number,
  ]
  const end = twoDigits(seconds % 60)
  if (hours === 0) return `${minutes}:${end}`
  const clock = `${hours % 24}:${twoDigits(minutes % 60)}:${end}`
  return days === 0 ? clock : `${days} ${days === 1 ? 'day' : 'days'} ${clock}`
}
