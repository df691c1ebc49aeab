export const listQuizQuestionsEndpoint = { method: 'GET', path: '/api/quiz-questions' } as const
export const matchQuizEndpoint = { method: 'POST', path: '/api/quiz-match' } as const
