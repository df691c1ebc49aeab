import { type Copy, DockerfileParser, type Env, type From } from 'dockerfile-ast'

export interface Instruction {
  /** In capitals: COPY, RUN. */
  readonly keyword: string
  /** The arguments without flags, separated by one space. */
  readonly text: string
  /** The stage of `COPY --from`. */
  readonly from?: string
}

export interface Stage {
  readonly name: string
  /** An image, or the name of an earlier stage. */
  readonly from: string
  readonly instructions: readonly Instruction[]
  /** The variables that its ENV instructions set. */
  readonly variables: readonly string[]
}

/** The stages of a Dockerfile. */
export function readDockerfile(text: string): Stage[] {
  const stages: (Stage & { instructions: Instruction[]; variables: string[] })[] = []
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword()
    if (keyword === 'FROM') {
      const from = instruction as From
      stages.push({
        name: from.getBuildStage() ?? '',
        from: from.getImage() ?? '',
        instructions: [],
        variables: [],
      })
      continue
    }
    const stage = stages.at(-1)
    if (keyword === 'ENV') {
      stage?.variables.push(...(instruction as Env).getProperties().map((one) => one.getName()))
    }
    const from = keyword === 'COPY' && (instruction as Copy).getFromFlag()?.getValue()
    stage?.instructions.push({
      keyword,
      text: instruction
        .getArguments()
        .map((argument) => argument.getValue())
        .join(' '),
      ...(from && { from }),
    })
  }
  return stages
}

/** A stage's instructions after those of the stages that it builds on. */
export function allInstructions(stages: readonly Stage[], stage: Stage): Instruction[] {
  const parent = stages.find(({ name }) => name === stage.from)
  return [...(parent ? allInstructions(stages, parent) : []), ...stage.instructions]
}

/** The sources and the target of a COPY. */
export function copiedPaths({ text }: Instruction): { sources: string[]; target: string } {
  const paths = text.split(' ')
  return { sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
}
