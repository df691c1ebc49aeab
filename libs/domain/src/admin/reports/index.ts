export * from './admin-reports.contract.ts'
export * from './admin-reports.endpoints.ts'
export * from './admin-reports.ts'
export * from './report-decisions.ts'
