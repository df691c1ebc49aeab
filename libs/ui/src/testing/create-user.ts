import { type UserEvent, userEvent } from '@testing-library/user-event'

/**
 * A user whose `type` pastes: a form of a whole app is drawn once for a field instead of once for every letter, which
 * is most of the time of its tests. Text with keys such as `{Enter}` is typed, and so is what `keyboard` is given.
 */
export function createUser(): UserEvent {
  const user = userEvent.setup()
  const type: UserEvent['type'] = async (element, text, options) => {
    if (options !== undefined || text.length < 2 || /[{[]/.test(text)) {
      return user.type(element, text, options)
    }
    await user.click(element)
    await user.paste(text)
  }
  return { ...user, type }
}
