import { type UserEvent, userEvent } from '@testing-library/user-event'

/**
 * A user whose `type` pastes the text, so that a form renders once for a field and not once for each letter. It still
 * types single letters and texts with keys such as `{Enter}`; `keyboard` always types.
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
