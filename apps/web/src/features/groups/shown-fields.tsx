import type { Group, GroupMember } from '@farandfew/domain/groups/group.ts'
import {
  type GroupField,
  groupFields,
  groupName,
  shownProfile,
} from '@farandfew/domain/groups/shown-fields.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { Heading, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { FieldSet } from '@farandfew/ui/primitives/blocks.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { CheckBox } from '../../shared/forms/check-box.tsx'
import { DottedList } from '../../shared/layout/dotted-list.ts'
import { AppLink } from '../../shared/links/app-link.tsx'
import { paths } from '../../shared/paths.ts'
import { useGroupCalls } from './groups.data.ts'
import { MemberCard } from './member-cards.tsx'
import { useBusy } from '../../shared/use-busy.ts'

const labels: Readonly<Record<GroupField, string>> = {
  lastName: 'Last name',
  ageGroup: 'Age group',
  city: 'City',
  country: 'Country',
  bio: 'About you',
  interests: 'Interests',
  travelPreferences: 'Travel preferences',
  quizLikes: 'What you like, from the travel quiz',
}

const alwaysShown = ['First name', 'Picture']

/** The signed-in member chooses what their groups see, next to a preview of it. */
export function ShownFields({ group }: { group: Group }) {
  const id = useId()
  const { showFields } = useGroupCalls(group.departure.id)
  const { profile, shownFields } = group.me
  const [chosen, setChosen] = useState<readonly GroupField[]>(shownFields)
  const { isBusy, run } = useBusy()
  const [isOpen, setOpen] = useState(false)
  const isChanged = groupFields.some(
    (field) => chosen.includes(field) !== shownFields.includes(field),
  )
  const toggle = (field: GroupField) =>
    setChosen(chosen.includes(field) ? chosen.filter((one) => one !== field) : [...chosen, field])
  const save = async () => {
    try {
      await showFields([...chosen])
      toast({ title: 'Saved', description: 'Your groups now see what is in the preview.' })
    } catch (error) {
      toastFailure(error, 'Not saved')
    }
  }
  const seen = groupFields.filter((field) => shownFields.includes(field) && profile[field])
  const me = group.members.find(({ isMe }) => isMe)
  return (
    <section aria-labelledby={id}>
      <Head>
        <div>
          <Heading id={id}>What the group sees of you</Heading>
          <DottedList role="list">
            {[...alwaysShown, ...seen.map((field) => labels[field])].map((label) => (
              <li key={label}>{label}</li>
            ))}
          </DottedList>
        </div>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={`${id}-choice`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Change'}
        </Button>
      </Head>
      <Choice id={`${id}-choice`} hidden={!isOpen}>
        <p>
          Everyone in your groups sees your first name and picture. The rest is up to you, and
          applies to all your trips. Your email address, phone and social profiles never appear
          here.
        </p>
        <form
          aria-labelledby={id}
          onSubmit={(event) => {
            event.preventDefault()
            void run(save)
          }}
        >
          <FieldSet>
            <legend>Also show</legend>
            {groupFields.map((field) => (
              <CheckBox
                key={field}
                label={labels[field]}
                hint={profile[field] === undefined ? 'Empty in your profile' : undefined}
                checked={chosen.includes(field)}
                onChange={() => toggle(field)}
              />
            ))}
          </FieldSet>
          <SubmitButton
            size="md"
            busy={isBusy}
            busyLabel="Saving..."
            disabled={isBusy || !isChanged}
          >
            Save My Choice
          </SubmitButton>
          <Quiet>
            Something missing or wrong?{' '}
            <AppLink href={`${paths.account}?tab=my-profile`}>Change your profile</AppLink>
          </Quiet>
        </form>
        {me && (
          <figure>
            <figcaption>{isChanged ? 'Preview, not saved yet' : 'What others see'}</figcaption>
            <MemberCard member={previewOf(me, group, chosen)} />
          </figure>
        )}
      </Choice>
    </section>
  )
}

/** The member as the others will see them, by the same rule as the API's. */
function previewOf(me: GroupMember, group: Group, chosen: readonly GroupField[]): GroupMember {
  const profile = shownProfile(group.me.profile, chosen) as GroupMember['profile']
  return { ...me, isMe: false, name: groupName(group.me.firstName, profile), profile }
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  > div {
    display: grid;
    flex: 1 1 16em;
    gap: 4px;
  }
  h2 {
    font-size: ${theme.fontSizes.title};
  }
`

const Choice = styled.div`
  display: grid;
  gap: 24px clamp(32px, 5vw, 64px);
  align-items: start;
  margin-top: 20px;
  &[hidden] {
    display: none;
  }
  > p {
    max-width: ${theme.widths.text};
  }
  form {
    display: grid;
    gap: 16px;
    justify-items: start;
  }
  figure {
    margin: 0;
  }
  figcaption {
    margin-bottom: 8px;
    font-size: ${theme.fontSizes.small};
    font-weight: ${theme.fontWeights.label};
  }
  ${theme.media.split} {
    grid-template-columns: 1fr 1fr;
    > p {
      grid-column: 1 / -1;
    }
  }
`
