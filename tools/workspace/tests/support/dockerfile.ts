export interface Instruction {
  /** In capitals: COPY, RUN. */
  readonly word: string
  readonly rest: string
}

export interface Stage {
  readonly name: string
  /** An image, or the name of a stage above. */
  readonly from: string
  readonly instructions: readonly Instruction[]
}

/** The stages of a Dockerfile, with continued lines joined and comments left out. */
export function readDockerfile(text: string): Stage[] {
  const stages: { name: string; from: string; instructions: Instruction[] }[] = []
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
  for (const line of lines) {
    const [, word, rest = ''] = /^([A-Z]+)\s+(.+)$/.exec(line.trim()) ?? []
    if (!word) continue
    const [, from, name = ''] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? []
    if (word === 'FROM' && from) stages.push({ name, from, instructions: [] })
    else stages.at(-1)?.instructions.push({ word, rest })
  }
  return stages
}

/** A stage with all that it inherits from stages above it, the oldest first. */
export function inheritedInstructions(stages: readonly Stage[], stage: Stage): Instruction[] {
  const parent = stages.find(({ name }) => name === stage.from)
  return [...(parent ? inheritedInstructions(stages, parent) : []), ...stage.instructions]
}

/** What a COPY takes, from which stage, and to where. */
export function readCopy(rest: string): { stage?: string; sources: string[]; target: string } {
  const words = rest.split(/\s+/)
  const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  return {
    ...(stage === undefined ? {} : { stage }),
    sources: paths.slice(0, -1),
    target: paths.at(-1) ?? '',
  }
}

/** The variables that a stage's ENV instructions set. */
export function variablesOf(instructions: readonly Instruction[]): Record<string, string> {
  return Object.fromEntries(
    instructions
      .filter(({ word }) => word === 'ENV')
      .flatMap(({ rest }) => rest.split(/\s+/))
      .map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']),
  )
}
