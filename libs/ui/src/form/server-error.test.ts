import { failureWords } from '@farandfew/domain/problem/failure-words.ts'
import { failureMessage } from './server-error.ts'

it("shows the server's sentence", () => {
  expect(failureMessage({ status: 409, detail: 'That seat is gone.' }, 'Not booked')).toEqual({
    title: 'Not booked',
    description: 'That seat is gone.',
  })
})

it('asks to try later only if the server answered without a sentence', () => {
  expect(failureMessage({ status: 502 }).description).toBe(failureWords.unexplained)
})

it('says that a fault of our code is one, and reports it', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const fault = new TypeError('x.randomUUID is not a function')
  expect(failureMessage(fault).description).toBe(failureWords.ownFault)
  expect(log).toHaveBeenCalledWith(fault)
  log.mockRestore()
})
