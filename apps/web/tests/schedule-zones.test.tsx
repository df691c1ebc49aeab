/** @jest-environment <rootDir>/../../tools/workspace/jest/browser-zone-environment.cjs */
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import { scheduleMonths } from '@farandfew/domain/schedule/month-view.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { Schedule } from '../src/features/schedule/schedule.tsx'
import { openPart, withFakeApi } from './open-site.tsx'

declare const setZone: (zone: string) => void

withFakeApi()

/** The days of a month by row, and the texts of the panel and the list for each departure. */
async function daysShown(month: string) {
  const ids = schedule2025.filter(({ date }) => date.startsWith(month)).map(({ id }) => id)
  const words: string[] = []
  for (const id of ids) {
    const { unmount, queryClient } = openPart(
      <Schedule />,
      `/schedule?month=${month}&departure=${id}`,
    )
    await screen.findByRole('region', { name: 'Selected Trip' })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(document.body).not.toHaveTextContent('seats unknown right now')
    const grid = screen.getByRole('grid')
    for (const row of within(grid).getAllByRole('row')) {
      const buttons = Array.from(row.querySelectorAll('button'))
      words.push(buttons.map(({ textContent }) => textContent).join(' | '))
    }
    for (const name of ['Selected Trip', /^Departures in/]) {
      words.push(screen.getByRole('region', { name }).textContent ?? '')
    }
    unmount()
  }
  return words
}

const londonDays = new Map<string, string[]>()

/** The same, with the browser in London. */
async function daysInLondon(month: string) {
  let days = londonDays.get(month)
  if (!days) {
    setZone('Europe/London')
    londonDays.set(month, (days = await daysShown(month)))
  }
  return days
}

describe.each([
  ['Pacific/Pago_Pago', 660, '2025-08-13'],
  ['Asia/Kolkata', -330, '2025-08-14'],
  ['Pacific/Kiritimati', -840, '2025-08-14'],
])('in %s', (zone, minutesBehind, localDay) => {
  it("the browser uses that zone, and its date can differ from London's", () => {
    setZone(zone)
    const midnight = new Date('2025-08-14T00:00:00Z')
    expect(midnight.getTimezoneOffset()).toBe(minutesBehind)
    expect(midnight.toLocaleDateString('en-CA')).toBe(localDay)
  })

  it.each(scheduleMonths)('%s shows the same days as in London', async (month) => {
    const inLondon = await daysInLondon(month)
    setZone(zone)
    expect(await daysShown(month)).toEqual(inLondon)
    expect(inLondon.length).toBeGreaterThan(10)
  })
})
