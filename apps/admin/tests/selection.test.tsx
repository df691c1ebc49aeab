import { act, renderHook } from '@testing-library/react'
import { useSelection } from '../src/shared/table/selection.ts'

const rows = ['a', 'b', 'c', 'd', 'e']

describe('the selection of rows', () => {
  it('takes single rows and, with Shift, every row from the last one', () => {
    const { result } = renderHook(() => useSelection(rows, 'list'))
    act(() => result.current.toggle('b'))
    act(() => result.current.toggle('d', true))
    expect([...result.current.keys]).toEqual(['b', 'c', 'd'])
    act(() => result.current.toggle('c'))
    expect([...result.current.keys]).toEqual(['b', 'd'])
  })

  it('forgets rows that have left the list, and all of another list', () => {
    const { result, rerender } = renderHook(
      ({ list, key }: { list: string[]; key: string }) => useSelection(list, key),
      { initialProps: { list: rows, key: 'one' } },
    )
    act(() => result.current.set(['a', 'b']))
    rerender({ list: ['b', 'c'], key: 'one' })
    expect([...result.current.keys]).toEqual(['b'])
    rerender({ list: ['b', 'c'], key: 'other' })
    expect([...result.current.keys]).toEqual([])
  })

  it('is bounded', () => {
    const many = Array.from({ length: 700 }, (_, row) => String(row))
    const { result } = renderHook(() => useSelection(many, 'list'))
    act(() => result.current.set(many))
    expect(result.current.keys.size).toBe(500)
  })
})
