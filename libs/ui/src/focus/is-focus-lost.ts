/** Whether nothing has the focus, for example because the element that had it was removed or disabled. */
export const isFocusLost = () => document.activeElement === document.body
