import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import type { ComponentProps } from 'react'
import { MemberAccount } from '../../features/account/member-account.tsx'
import type { QuizParts } from '../../features/account/quiz/quiz-tab.tsx'
import { Loading } from '../../features/account/tabs/tab-states.tsx'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import { useDeferredDialog } from '../../shared/deferred/use-deferred-dialog.tsx'

const loadQuiz = () => import('../../features/quiz/take-quiz.tsx')
const loadResults = () =>
  import('../../features/quiz/quiz-results.tsx').then(({ QuizResults }) => ({
    default: QuizResults,
  }))
const loadQuickInvite = () => import('../../features/quick-invites/quick-invite-dialog.tsx')

const placeholder = <Loading what="the quiz" />

/** The quiz components for the account, loaded when its tab opens. */
const quizParts: QuizParts = {
  TakeQuiz: (props) => (
    <Deferred load={loadQuiz} props={props} when="now" placeholder={placeholder} />
  ),
  QuizResults: (props: ComponentProps<QuizParts['QuizResults']>) => (
    <Deferred load={loadResults} props={props} when="now" placeholder={placeholder} />
  ),
}

/** Connects the account with the quiz and the quick invite, because features do not import each other. */
export default function MemberAccountPart({ user }: { user: CurrentUser }) {
  const quickInvite = useDeferredDialog(loadQuickInvite)
  return (
    <>
      <MemberAccount
        key={user.id}
        user={user}
        quizParts={quizParts}
        onQuickInvite={quickInvite.open}
      />
      {quickInvite.dialog}
    </>
  )
}
