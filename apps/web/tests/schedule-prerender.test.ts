/** @jest-environment node */
import { destinationNames } from '@farandfew/domain/destinations'
import { departureDates, schedule2025 } from '@farandfew/domain/schedule'
import { prerenderPath } from '../src/prerender.tsx'

it('the schedule can be read without a script, and claims nothing that only the club knows', async () => {
  const { body } = await prerenderPath('/schedule')
  expect(body).toContain('role="grid"')
  expect(body.replaceAll(/<[^>]*>/g, '')).toContain('Saturday 10 May 2025, Albania 4 days')
  for (const departure of schedule2025) {
    const dates = departureDates(departure)
    expect(body).toContain(`${destinationNames[departure.destination]}</a><span>${dates}</span>`)
  }
  expect(body).not.toMatch(/has left|left<|aria-current="date"|Asking the club/)
})
