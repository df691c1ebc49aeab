import fc from 'fast-check'
import { parseSchedulePlace, schedulePlaceValues } from './schedule-place.ts'
import { schedule2025 } from './schedule-2025.derived.ts'
import { scheduleMonths } from './month-view.ts'

describe('the place named by a URL', () => {
  it.each([
    [null, null, '2025-05', undefined],
    ['2025-08', null, '2025-08', undefined],
    ['2025-08', '7', '2025-08', 7],
    [null, '7', '2025-08', 7],
    ['2025-11', '7', '2025-11', 7],
    ['2025-04', '7', '2025-08', 7],
    ['2024-08', '99', '2025-05', undefined],
    ['2025-08', '07', '2025-08', undefined],
    ['august', 'seven', '2025-05', undefined],
    ['', '', '2025-05', undefined],
  ])('month %j and departure %j show %s with %s selected', (month, departure, shown, id) => {
    const place = parseSchedulePlace(schedule2025, { month, departure })
    expect([place.month, place.selected?.id]).toEqual([shown, id])
  })

  it('survives writing and reading', () => {
    const month = fc.constantFrom(...scheduleMonths)
    const selected = fc.option(fc.constantFrom(...schedule2025), { nil: undefined })
    fc.assert(
      fc.property(month, selected, (shown, departure) => {
        const place = { month: shown, selected: departure }
        expect(parseSchedulePlace(schedule2025, schedulePlaceValues(place))).toEqual(place)
      }),
    )
  })

  it('is empty for the opening view', () => {
    expect(schedulePlaceValues({ month: '2025-05', selected: undefined })).toEqual({})
  })
})
