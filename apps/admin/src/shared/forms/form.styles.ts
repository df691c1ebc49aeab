import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  gap: 16px;
`

/** The buttons at the end of a form or a question. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 16px;
`

/** A question with its answers. It takes the focus when it replaces another view. */
export const Question = styled.div`
  display: grid;
  gap: 12px;
  outline: none;
`
