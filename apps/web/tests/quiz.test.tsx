import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { matchTrips } from '@farandfew/domain/quiz/match-trips.ts'
import { matchQuiz } from '@farandfew/domain/quiz/quiz.contract.ts'
import { openValue } from '@farandfew/domain/traits/traits.options.ts'
import { quizQuestions } from '@farandfew/domain/traits/quiz-questions.ts'
import { departurePrice } from '@farandfew/domain/departures/departure-dates.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import QuizSection from '../src/features/quiz/quiz-section.tsx'
import { address, findViolations, headTag, openPart, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()
beforeEach(() => {
  window.sessionStorage.clear()
  club().answer(matchQuiz, { matches: expected })
})

/** Opens the quiz without the page around it. */
const openQuiz = () => openPart(<QuizSection onResults={() => undefined} />, '/quiz')

/** Opens the quiz at the last question, with the answers of the others, for tests that are about what follows. */
function openLastQuestion() {
  const others = Object.fromEntries(Object.entries(answers).slice(0, -1))
  window.sessionStorage.setItem('travel-quiz', JSON.stringify({ answers: others }))
  return openQuiz()
}

/** The second option of every question. */
const answers = Object.fromEntries(quizQuestions.map(({ id, options }) => [id, options[1]!.value]))
/** The trips with their departures of the schedule, each with a free seat. */
const trips = catalogue.map((trip) => ({
  ...trip,
  departures: schedule2025
    .filter(({ tripId }) => tripId === trip.id)
    .map((departure) => ({
      id: departure.id,
      departureDate: departure.date,
      duration: departure.days,
      price: departurePrice(departure),
      hasSeat: true,
    })),
}))
const expected = matchTrips(quizQuestions, trips, answers)
const total = quizQuestions.length

const question = (number: number) =>
  screen.findByRole('heading', {
    level: 2,
    name: `Question ${number} of ${total}: ${quizQuestions[number - 1]!.questionText}`,
  })
const options = () => within(screen.getByRole('group')).getAllByRole<HTMLInputElement>('radio')
const button = (name: string) => screen.getByRole('button', { name })
const sent = () => club().calls.filter(({ line }) => line === 'POST /api/quiz-match')
const results = () => screen.findByRole('heading', { level: 2, name: 'Your trip matches' })

/**
 * Answers the questions from `first` to `last` and continues after each, after the last one only if `continues` is
 * true.
 */
async function answerFrom(user: UserEvent, first: number, last: number, continues = true) {
  for (let number = first; number <= last; number += 1) {
    await question(number)
    await user.click(options()[1]!)
    if (continues || number < last)
      await user.click(button(number === total ? 'Complete Quiz' : 'Next'))
  }
}

describe('while the questions load', () => {
  it('shows a placeholder below the heading, then the first question', async () => {
    const release = club().hold()
    await openSite('/quiz')
    expect(screen.getByRole('heading', { level: 1, name: 'Travel Quiz' })).toBeInTheDocument()
    expect(await screen.findByText('Loading the quiz…')).toHaveAttribute('role', 'status')
    expect(await findViolations()).toEqual([])
    release()
    await question(1)
    expect(screen.queryByText('Loading the quiz…')).not.toBeInTheDocument()
  })
})

describe('a question', () => {
  it('is a single radio group, and shows the progress as text and as a bar', async () => {
    await openSite('/quiz')
    await question(1)
    expect(document.title).toBe('Travel Quiz - Far & Few')
    expect(headTag('link[rel="canonical"]', 'href')).toBe('https://club.example/quiz')
    const [first] = quizQuestions
    const group = screen.getByRole('group', {
      name: `Question 1 of ${total}: ${first!.questionText}`,
    })
    for (const { label } of first!.options) within(group).getByRole('radio', { name: label })
    expect(new Set(options().map(({ name }) => name)).size).toBe(1)
    const bar = screen.getByRole('progressbar', { name: 'Progress' })
    expect(bar).toHaveAttribute('aria-valuetext', 'Question 1 of 8')
    expect(bar).toHaveAttribute('aria-valuenow', '1')
    expect(screen.getByText('Question 1 of 8')).toBeVisible()
  })
})

describe('the results', () => {
  it('show all trips, what can be booked as asked first, with score, departure, reasons and one button', async () => {
    const { user } = openQuiz()
    await answerFrom(user, 1, total)
    expect(await results()).toHaveFocus()
    expect(sent().map(({ body }) => body)).toEqual([{ answers }])
    expect(await screen.findByText('Quiz Complete!')).toBeInTheDocument()
    const region = screen.getByRole('region', { name: 'Your trip matches' })
    const shown = Array.from(region.querySelectorAll<HTMLElement>('article, ol > li'))
    expect(shown).toHaveLength(10)
    for (const [index, match] of expected.entries()) {
      const card = shown[index]!
      expect(card).toHaveTextContent(match.title)
      expect(card).toHaveTextContent(match.destination)
      expect(card).toHaveTextContent(`${match.matchScore}% match`)
      expect(card).toHaveTextContent(`${match.duration} days / ${match.duration - 1} nights`)
      const why = within(card).queryAllByRole('listitem')
      expect(why.map(({ textContent }) => textContent)).toEqual(
        match.reasons.map(
          (reason) => `${match.misses.includes(reason) ? 'Does not fit' : 'Fits'}: ${reason}`,
        ),
      )
      expect(card.querySelector('img')).toHaveAttribute('src', match.image)
    }
    const href = (name: string) => within(region).getByRole('link', { name }).getAttribute('href')
    const turkey = shown.find(({ textContent }) => textContent.includes('Turkey'))
    expect(turkey).toHaveTextContent(/14-17 August · INR 2 Lacs · Open · \d+ left/)
    expect(href('Book This Trip: Hidden Gems of Turkey')).toBe('/book/7')
    const armenia = shown.find(({ textContent }) => textContent.includes('Armenia'))
    expect(armenia).toHaveTextContent('7-10 June · INR 2 Lacs · By inviteGuaranteed')
    expect(href('Request Invite: The High Road through Armenia')).toBe(
      '/request-invite/armenia?departure=3',
    )
    expect(href('Hidden Gems of Turkey')).toBe('/destinations/turkey?departure=7')
    expect(href('Sri Lankan Serenity')).toBe('/destinations/sri-lanka?departure=16')
    expect(href('Japan by Rail and Lantern Light')).toBe('/trips/7?departure=6')
  })

  it('link to all trips', async () => {
    const { user } = openLastQuestion()
    await answerFrom(user, total, total)
    await results()
    await user.click(screen.getByRole('link', { name: 'View All Trips' }))
    expect(address()).toBe('/trips')
  })

  it('say so if the answers leave every question open', async () => {
    const open = Object.fromEntries(quizQuestions.map(({ id }) => [id, openValue]))
    club().answer(matchQuiz, { matches: matchTrips(quizQuestions, trips, open) })
    const { user } = openQuiz()
    for (const [index, { options: all }] of quizQuestions.entries()) {
      await question(index + 1)
      await user.click(options()[all.findIndex(({ value }) => value === openValue)]!)
      await user.click(button(index === total - 1 ? 'Complete Quiz' : 'Next'))
    }
    await results()
    expect(screen.getByText(/Your answers suit every trip equally well/)).toBeInTheDocument()
    expect(screen.queryByText(/All our trips, with the reasons/)).not.toBeInTheDocument()
  })
})

describe('when the match fails', () => {
  it('fetches the questions again if they have changed, and keeps the answers that still fit', async () => {
    const { user } = openLastQuestion()
    await answerFrom(user, total, total, false)
    club().state.questions = quizQuestions.filter(({ id }) => id !== 2)
    club().fail('POST /api/quiz-match', { code: 'VALIDATION_FAILED', detail: 'No question 2.' })
    await user.click(button('Complete Quiz'))
    await waitFor(() =>
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Question 7 of 7'),
    )
    await user.click(button('Complete Quiz'))
    await results()
    const kept = Object.fromEntries(Object.entries(answers).filter(([id]) => id !== '2'))
    expect(sent().at(-1)?.body).toEqual({ answers: kept })
  })

  it('sends one request on a double click', async () => {
    const { user } = openLastQuestion()
    await answerFrom(user, total, total, false)
    const release = club().hold()
    await user.dblClick(button('Complete Quiz'))
    expect(button('Finding your trips…')).toBeDisabled()
    expect(button('Back')).toBeDisabled()
    release()
    await results()
    expect(sent()).toHaveLength(1)
  })
})

describe('a reload', () => {
  it('keeps the answers that still fit after the questions have changed', async () => {
    const { user, unmount } = openLastQuestion()
    await answerFrom(user, total, total)
    await results()
    unmount()
    club().state.questions = quizQuestions.map((one) =>
      one.id === 5 ? { ...one, options: one.options.slice(2) } : one,
    )
    openQuiz()
    await question(5)
    expect(options().some(({ checked }) => checked)).toBe(false)
    await user.click(button('Back'))
    await question(4)
    expect(options()[1]).toBeChecked()
  })

  it.each(['', 'no json', '7', 'null', '[]', '{"index":9,"answers":[]}', '{"answers":{"1":"x"}}'])(
    'starts at the first question with %j in the storage',
    async (text) => {
      window.sessionStorage.setItem('travel-quiz', text)
      openQuiz()
      await question(1)
      expect(options().some(({ checked }) => checked)).toBe(false)
    },
  )

  it('works in a browser that blocks the storage', async () => {
    const throwError = () => {
      throw new DOMException('No.', 'SecurityError')
    }
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(throwError)
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwError)
    const { user } = openQuiz()
    await answerFrom(user, 1, 1)
    await question(2)
    get.mockRestore()
    set.mockRestore()
  })
})

describe('without questions', () => {
  it('shows an error and loads again on request', async () => {
    club().fail('GET /api/quiz-questions', { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' })
    const { user } = openQuiz()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('We could not load the quiz.')
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }))
    await question(1)
  })

  it('shows a message and links to all trips', async () => {
    club().state.questions = []
    await openSite('/quiz')
    expect(await screen.findByText('The quiz is being rewritten.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'View All Trips' })).toHaveAttribute('href', '/trips')
    expect(await findViolations()).toEqual([])
  })
})
