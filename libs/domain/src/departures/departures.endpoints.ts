export const listDeparturesEndpoint = { method: 'GET', path: '/api/schedules' } as const
export const listTripDeparturesEndpoint = {
  method: 'GET',
  path: '/api/trips/:id/departures',
} as const
export const getDepartureCalendarEndpoint = {
  method: 'GET',
  path: '/api/schedules/:id/calendar.ics',
} as const
export const getScheduleCalendarEndpoint = { method: 'GET', path: '/api/schedule.ics' } as const
