import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { searchDelay, useUrlSearch } from './use-url-search.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function renderSearch(path = '/') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(() => ({ ...useUrlSearch(), navigate: useNavigate() }), { wrapper })
  return {
    type: (text: string) => act(() => result.current.type(text)),
    apply: (text: string) => act(() => result.current.apply(text)),
    goTo: (to: string) => act(() => void result.current.navigate(to)),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
    state: () => [result.current.typed, result.current.search],
  }
}

it('searches after a pause in typing', () => {
  const { type, wait, state } = renderSearch()
  type('a')
  wait(searchDelay - 1)
  type('as')
  wait(searchDelay - 1)
  expect(state()).toEqual(['as', ''])
  wait(1)
  expect(state()).toEqual(['as', 'as'])
})

it('keeps newer typing while the URL changes', () => {
  const { type, wait, state } = renderSearch()
  type('as')
  wait(searchDelay)
  type('ash ')
  expect(state()).toEqual(['ash ', 'as'])
  wait(searchDelay)
  expect(state()).toEqual(['ash ', 'ash'])
})

it('does not search again if only the spaces around the text changed', () => {
  const { type, wait, state } = renderSearch('/?search=as')
  type(' as ')
  wait(searchDelay)
  expect(state()).toEqual([' as ', 'as'])
})

it('starts at once with `apply`', () => {
  const { apply, wait, state } = renderSearch('/?search=as')
  apply(' pune ')
  expect(state()).toEqual([' pune ', 'pune'])
  wait(searchDelay)
  expect(state()).toEqual([' pune ', 'pune'])
})

it('replaces the typed text if a link changes the URL', () => {
  const { type, goTo, wait, state } = renderSearch('/?search=as')
  type('ash')
  goTo('/?search=pune')
  expect(state()).toEqual(['pune', 'pune'])
  wait(searchDelay)
  expect(state()).toEqual(['pune', 'pune'])
  goTo('/')
  expect(state()).toEqual(['', ''])
})
