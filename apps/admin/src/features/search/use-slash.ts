import { type RefObject, useEffect } from 'react'

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** The key '/' leads into the field of a form, unless it is typed into another, or a dialog lies over it. */
export function useSlash(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event
      if (key !== '/' || altKey || ctrlKey || metaKey || event.defaultPrevented) return
      if (target instanceof Element && target.closest(`${fields}, [role="dialog"]`)) return
      event.preventDefault()
      form.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [form])
}
