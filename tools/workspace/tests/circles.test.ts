import { findCircle, importsOf } from './support/imports.ts'

const folders = ['apps', 'libs', 'tools']

test('no file leans on itself round a circle of imports', () => {
  const imports = importsOf(folders)
  expect(imports.size).toBeGreaterThan(200)
  expect(findCircle(imports)).toEqual([])
})

test('a circle is found and named', () => {
  const imports = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts', 'd.ts']],
    ['c.ts', []],
    ['d.ts', ['b.ts']],
  ])
  expect(findCircle(imports)).toEqual(['b.ts', 'd.ts', 'b.ts'])
})
