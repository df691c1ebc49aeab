import { endpointQuery } from '@farandfew/api-client'
import { getFirstSteps } from '@farandfew/domain/today/admin-today.contract.ts'
import type { FirstStep } from '@farandfew/domain/today/admin-today.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Panel } from '@farandfew/ui/primitives/blocks.ts'
import { Heading, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'

/** What to do, where, and why. */
const steps: Readonly<Record<FirstStep, { name: string; why: string; path: string }>> = {
  ownAccount: {
    name: 'Invite yourself as an owner',
    why: 'The log shows your name, and a second factor protects the console.',
    path: paths.operators,
  },
  taxRates: {
    name: 'Confirm the tax rates',
    why: 'GST and TCS are part of every price, and each receipt shows them.',
    path: paths.taxRates,
  },
  clubDetails: {
    name: "Enter the club's details",
    why: 'Receipts, emails and the footer of the site show them.',
    path: paths.club,
  },
  testMail: {
    name: 'Send yourself a test email',
    why: 'It shows whether emails go out, and how they look.',
    path: paths.writeTo('newsletter'),
  },
  hosts: {
    name: 'Add the hosts',
    why: "A departure shows its host's name and face.",
    path: paths.hosts,
  },
}

/** The steps of the first day, for an owner, until the data shows that all are done. */
export function FirstDay() {
  const id = useId()
  const { data } = useQuery({ ...endpointQuery(getFirstSteps, {}), gcTime: 0 })
  const names = Object.keys(steps) as FirstStep[]
  const left = data ? names.filter((name) => !data[name]).length : 0
  if (!data || left === 0) return null
  return (
    <Panel padding={4} gap={3} aria-labelledby={id}>
      <Heading size="title" id={id}>
        First day
      </Heading>
      <Quiet>{`${names.length - left} of ${names.length} done. This list goes away when all of them are.`}</Quiet>
      <List aria-labelledby={id}>
        {names.map((name) => (
          <li key={name} data-done={data[name]}>
            {data[name] ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
            <div>
              <UiLink href={steps[name].path}>{steps[name].name}</UiLink>
              {data[name] ? <VisuallyHidden> (done)</VisuallyHidden> : <p>{steps[name].why}</p>}
            </div>
          </li>
        ))}
      </List>
    </Panel>
  )
}

const List = styled.ol`
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: 12px;
    align-items: start;
    padding-block: 4px;
  }
  svg {
    flex: none;
    margin-top: 12px;
    color: ${theme.colors.inkSoft};
  }
  [data-done='true'] svg {
    color: ${theme.colors.sea};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
