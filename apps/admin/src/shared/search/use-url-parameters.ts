import { useSearchParams } from 'react-router-dom'

/** The page's other parameters beside the search, by name; setting some to '' takes them out of the URL. */
export function useUrlParameters() {
  const [parameters, setParameters] = useSearchParams()
  const change = (values: Readonly<Record<string, string>>) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: true },
    )
  return { valueOf: (name: string) => parameters.get(name) ?? '', change }
}
