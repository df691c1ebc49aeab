import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQueryClient } from '@tanstack/react-query'
import { setCurrentUser } from '../../../shared/current-member/current-member.data.ts'
import { DataSection } from '../security/data-section.tsx'
import { EmailSection } from '../contact/email-section.tsx'
import { PasswordSection } from '../security/password-section.tsx'
import { PhoneSection } from '../contact/phone-section.tsx'
import { PicturePicker } from '../picture/picture-picker.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionsSection } from '../security/sessions-section.tsx'
import { SignInsSection } from '../security/sign-ins-section.tsx'

/** The My Profile tab: personal details, sign-in data, sessions and stored data. */
export function ProfileTab({ user }: { user: CurrentUser }) {
  const queryClient = useQueryClient()
  const storeUser = (changed: CurrentUser) => setCurrentUser(queryClient, changed)
  return (
    <Stack gap={12}>
      <Stack as="section" gap={8} maxWidth={860} aria-labelledby="about-you">
        <Heading marginBottom={4} id="about-you">
          About you
        </Heading>
        <PicturePicker user={user} onUser={storeUser} />
        <ProfileForm user={user} onUser={storeUser} />
      </Stack>
      <EmailSection user={user} />
      <PhoneSection user={user} onUser={storeUser} />
      <PasswordSection user={user} onUser={storeUser} />
      <SessionsSection />
      <SignInsSection />
      <DataSection />
    </Stack>
  )
}
