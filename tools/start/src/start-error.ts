/** What keeps the club from starting; the message is a sentence for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
