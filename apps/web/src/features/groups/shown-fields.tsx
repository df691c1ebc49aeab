import {
  type Group,
  type GroupField,
  groupFields,
  type GroupMember,
  groupName,
  shownProfile,
} from '@farandfew/domain/groups'
import { SubmitButton, toastFailure } from '@farandfew/ui/form'
import { toast } from '@farandfew/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import { CheckBox } from '../../shared/forms/check-box.tsx'
import { AppLink } from '../../shared/links/app-link.tsx'
import { paths } from '../../shared/paths.ts'
import { Heading, Quiet } from './group.styles.ts'
import { useGroupCalls } from './groups.data.ts'
import { MemberCard } from './member-cards.tsx'

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

/** The signed-in member chooses what their groups see, next to a preview of it. */
export function ShownFields({ group }: { group: Group }) {
  const id = useId()
  const { showFields } = useGroupCalls(group.departure.id)
  const { profile, shownFields } = group.me
  const [chosen, setChosen] = useState<readonly GroupField[]>(shownFields)
  const [isBusy, setBusy] = useState(false)
  const isChanged = groupFields.some(
    (field) => chosen.includes(field) !== shownFields.includes(field),
  )
  const toggle = (field: GroupField) =>
    setChosen(chosen.includes(field) ? chosen.filter((one) => one !== field) : [...chosen, field])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await showFields([...chosen])
      toast({ title: 'Saved', description: 'Your groups now see what the preview shows.' })
    } catch (error) {
      toastFailure(error)
    }
    setBusy(false)
  }
  const me = group.members.find(({ isMe }) => isMe)
  return (
    <Band aria-labelledby={id}>
      <div>
        <Heading id={id}>What the group sees of you</Heading>
        <p>
          Everyone sees your first name and picture. The rest is your choice, and counts for all
          your trips. Your email address, phone and social profiles are never shown here.
        </p>
      </div>
      <form aria-labelledby={id} onSubmit={(event) => void save(event)}>
        <Choices>
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
        </Choices>
        <SubmitButton size="md" busy={isBusy} busyLabel="Saving..." disabled={isBusy || !isChanged}>
          Save My Choice
        </SubmitButton>
        <Quiet>
          Something missing or wrong?{' '}
          <AppLink href={`${paths.account}?tab=my-profile`}>Change your profile</AppLink>
        </Quiet>
      </form>
      {me && (
        <figure>
          <figcaption>{isChanged ? 'Preview, not saved yet' : 'The others see this'}</figcaption>
          <MemberCard member={previewOf(me, group, chosen)} />
        </figure>
      )}
    </Band>
  )
}

/** The member as the others will see them, by the same rule as the API's. */
function previewOf(me: GroupMember, group: Group, chosen: readonly GroupField[]): GroupMember {
  const profile = shownProfile(group.me.profile, chosen) as GroupMember['profile']
  return { ...me, isMe: false, name: groupName(group.me.firstName, profile), profile }
}

const Band = styled.section`
  display: grid;
  gap: 24px clamp(32px, 5vw, 64px);
  align-items: start;
  padding: clamp(20px, 4vw, 40px);
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.blush};
  > div {
    display: grid;
    gap: 8px;
    max-width: ${({ theme }) => theme.widths.text};
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
    font-size: ${({ theme }) => theme.fontSizes.small};
    font-weight: ${({ theme }) => theme.fontWeights.label};
  }
  ${({ theme }) => theme.media.split} {
    grid-template-columns: 1fr 1fr;
    > div {
      grid-column: 1 / -1;
    }
  }
`

const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: ${({ theme }) => theme.fontWeights.label};
  }
`
