import { cancellationLine } from './cancellation-texts.ts'
import { cancellationTerms } from './refund.ts'

const date = '2025-11-08'

it.each([
  ['2025-09-09', 'Everything back until 9 September 2025, half until 9 October 2025'],
  ['2025-09-10', 'Everything back within 24 hours of booking, half until 9 October 2025'],
  ['2025-10-09', 'Everything back within 24 hours of booking, half until 9 October 2025'],
  ['2025-10-10', 'Everything back within 24 hours of booking, then nothing, unless we cancel'],
  ['2025-10-25', 'Everything back within 24 hours of booking, then nothing, unless we cancel'],
  ['2025-10-26', 'Nothing back for this departure, unless we cancel'],
])('says on %s what cancelling a departure gives back', (today, line) => {
  expect(cancellationLine(cancellationTerms, { date, today })).toBe(line)
})

it('counts the days before departure as long as the date is unknown', () => {
  expect(cancellationLine(cancellationTerms)).toBe(
    'Everything back until 60 days before departure, half until 30',
  )
})
