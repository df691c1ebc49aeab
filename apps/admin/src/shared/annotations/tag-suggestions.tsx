import { useAnnotationChoices } from './annotations.data.ts'

/** The tags in use, as suggestions of the field whose `list` is this id. */
export function TagSuggestions({ id }: { id: string }) {
  const { data: choices } = useAnnotationChoices()
  return (
    <datalist id={id}>
      {choices?.tags.map((tag) => (
        <option key={tag} value={tag} />
      ))}
    </datalist>
  )
}
