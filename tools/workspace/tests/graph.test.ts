import { type Graph, readGraph } from './support/graph.ts'

/** The projects that each project imports. */
const arrows: Record<string, string[]> = {
  domain: [],
  'api-client': ['domain'],
  ui: ['domain'],
  web: ['api-client', 'domain', 'ui'],
  admin: ['api-client', 'domain', 'ui'],
  api: ['domain'],
  host: ['domain'],
}

/** The projects that a tool may import. */
const toolArrows = ['api-client', 'domain']

const tags: Record<string, [type: string, platform: string]> = {
  domain: ['type:domain', 'platform:any'],
  'api-client': ['type:client', 'platform:any'],
  ui: ['type:ui', 'platform:browser'],
  web: ['type:app', 'platform:browser'],
  admin: ['type:app', 'platform:browser'],
  api: ['type:app', 'platform:node'],
  host: ['type:app', 'platform:node'],
}

let graph: Graph
beforeAll(async () => {
  graph = await readGraph()
})

const targetsOf = (project: string) =>
  [...new Set((graph.dependencies[project] ?? []).map(({ target }) => target))].sort()

test.each(Object.entries(arrows))('%s depends on exactly %j', (project, expected) => {
  expect(targetsOf(project)).toEqual(expected)
})

test('every other project is a tool, and depends on the domain and the client at most', () => {
  const tools = Object.keys(graph.nodes).filter((name) => !(name in arrows))
  expect(tools).toEqual(expect.arrayContaining(['art', 'bench', 'e2e', 'postgres', 'start']))
  const faults = tools.filter(
    (name) =>
      !graph.nodes[name]?.data.tags.includes('type:tool') ||
      targetsOf(name).some((target) => !toolArrows.includes(target)),
  )
  expect(faults).toEqual([])
})

test.each(Object.entries(tags))('%s is tagged %j', (project, expected) => {
  const own = graph.nodes[project]?.data.tags.filter((tag) => /^(type|platform):/.test(tag))
  expect(own).toEqual(expected)
})

test('every project has lint, typecheck and tests', () => {
  const lacking = Object.values(graph.nodes).flatMap(({ name, data }) =>
    ['lint', 'typecheck', ...(name === 'e2e' ? ['e2e'] : ['test'])]
      .filter((target) => !(target in data.targets))
      .map((target) => `${name}:${target}`),
  )
  expect(lacking).toEqual([])
})
