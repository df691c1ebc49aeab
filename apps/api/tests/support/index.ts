export { buildFolder, builtProgram } from './build.ts'
export { createDataFolder, quickWasm } from './data-folder.ts'
export { startCrashingServer } from './postgres-server.ts'
export {
  createEmbeddedTestDatabase,
  createTestDatabase,
  openConnections,
  type TestDatabase,
} from './test-databases.ts'
export { resetDatabase } from './reset.ts'
export { until } from './until.ts'
export { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'
export { type RunningProgram, runProgram, startProgram } from './run-program.ts'
export { runHere } from './run-command.ts'
export { programsFolder } from './test-run.ts'
export { createRandom, shuffle } from './random.ts'
export { ofEachClass, sized } from './sizes.ts'
