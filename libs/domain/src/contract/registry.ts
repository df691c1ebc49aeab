/**
 * Every contract of the API, as types only, so that a program that names an endpoint knows what the call takes and
 * returns without loading a schema. A test fails when a `*.contract.ts` file is missing here.
 */
import type * as account from '../account/account.contract.ts'
import type * as adminAnnotations from '../annotations/admin-annotations.contract.ts'
import type * as adminAudit from '../audit/admin-audit.contract.ts'
import type * as adminBookings from '../bookings/admin-bookings.contract.ts'
import type * as adminClub from '../club-details/admin-club.contract.ts'
import type * as adminDepartures from '../departures/admin-departures.contract.ts'
import type * as departureHotels from '../departures/departure-hotels.contract.ts'
import type * as adminInquiries from '../inquiries/admin-inquiries.contract.ts'
import type * as adminIntegrity from '../integrity/admin-integrity.contract.ts'
import type * as adminInvites from '../invites/admin-invites.contract.ts'
import type * as adminMessages from '../messages/admin-messages.contract.ts'
import type * as adminMemberViews from '../members/admin-member-views.contract.ts'
import type * as adminNewsletters from '../newsletters/admin-newsletters.contract.ts'
import type * as openWork from '../today/admin-open-work.contract.ts'
import type * as adminOperators from '../operators/admin-operators.contract.ts'
import type * as adminRoommates from '../roommates/admin-roommates.contract.ts'
import type * as adminReports from '../reports/admin-reports.contract.ts'
import type * as adminReviews from '../reviews/admin-reviews.contract.ts'
import type * as adminSecurity from '../operator-sessions/admin-security.contract.ts'
import type * as adminSecurityEvents from '../security-events/admin-security-events.contract.ts'
import type * as adminSelections from '../selections/admin-selections.contract.ts'
import type * as adminSession from '../operator-sessions/admin-session.contract.ts'
import type * as adminToday from '../today/admin-today.contract.ts'
import type * as adminTravelDetails from '../travel-details/admin-travel-details.contract.ts'
import type * as adminTrips from '../trips/admin-trips.contract.ts'
import type * as adminUsers from '../members/admin-members.contract.ts'
import type * as memberCare from '../member-care/member-care.contract.ts'
import type * as adminWriting from '../mailings/admin-mailings.contract.ts'
import type * as memberMerges from '../member-merges/member-merges.contract.ts'
import type * as auth from '../auth/auth.contract.ts'
import type * as bookings from '../bookings/bookings.contract.ts'
import type * as club from '../club-details/club.contract.ts'
import type * as connections from '../connections/connections.contract.ts'
import type * as checklists from '../checklists/checklists.contract.ts'
import type * as departures from '../departures/departures.contract.ts'
import type * as groups from '../groups/groups.contract.ts'
import type * as groupMessages from '../group-messages/group-messages.contract.ts'
import type * as inquiries from '../inquiries/inquiries.contract.ts'
import type * as invites from '../invites/invites.contract.ts'
import type * as memberPictures from '../member-pictures/member-pictures.contract.ts'
import type * as newsletters from '../newsletters/newsletters.contract.ts'
import type * as quiz from '../quiz/quiz.contract.ts'
import type * as tripPictures from '../trip-pictures/trip-pictures.contract.ts'
import type * as tripPockets from '../trip-pockets/trip-pockets.contract.ts'
import type * as roommates from '../roommates/roommates.contract.ts'
import type * as reviews from '../reviews/reviews.contract.ts'
import type * as savedTrips from '../saved-trips/saved-trips.contract.ts'
import type * as travelDetails from '../travel-details/travel-details.contract.ts'
import type * as trips from '../trips/trips.contract.ts'
import type * as vouches from '../vouches/vouches.contract.ts'
import type { Contract, ContractInput, ContractOutput, Endpoint } from './contract.ts'

type ContractFile =
  | typeof account
  | typeof adminAnnotations
  | typeof adminAudit
  | typeof adminBookings
  | typeof adminClub
  | typeof adminDepartures
  | typeof adminInquiries
  | typeof adminIntegrity
  | typeof adminInvites
  | typeof adminMessages
  | typeof adminMemberViews
  | typeof adminNewsletters
  | typeof openWork
  | typeof adminOperators
  | typeof adminRoommates
  | typeof adminReports
  | typeof adminReviews
  | typeof adminSecurity
  | typeof adminSecurityEvents
  | typeof adminSelections
  | typeof adminSession
  | typeof adminToday
  | typeof adminTravelDetails
  | typeof adminTrips
  | typeof adminUsers
  | typeof adminWriting
  | typeof auth
  | typeof bookings
  | typeof departureHotels
  | typeof club
  | typeof connections
  | typeof checklists
  | typeof departures
  | typeof groups
  | typeof groupMessages
  | typeof inquiries
  | typeof invites
  | typeof memberCare
  | typeof memberMerges
  | typeof memberPictures
  | typeof newsletters
  | typeof quiz
  | typeof tripPictures
  | typeof tripPockets
  | typeof reviews
  | typeof roommates
  | typeof savedTrips
  | typeof travelDetails
  | typeof trips
  | typeof vouches

type ExportsOf<File> = File extends unknown ? File[keyof File] : never
type RegisteredContract = Extract<ExportsOf<ContractFile>, Contract>

type NameOf<C> = C extends Contract ? `${C['method']} ${C['path']}` : never

/** Method and path of every call of the console, such as 'GET /api/admin/users'. */
export type AdminCall = Extract<NameOf<RegisteredContract>, `${string} /api/admin/${string}`>

/** The contract of an endpoint, found by its method and path; a contract is its own. */
export type ContractOf<E extends Endpoint> = E extends Contract
  ? E
  : Extract<RegisteredContract, Pick<E, 'method' | 'path'>>

/** What a caller of an endpoint passes. */
export type EndpointInput<E extends Endpoint> = ContractInput<ContractOf<E>>

/** What an endpoint returns when it succeeds. */
export type EndpointOutput<E extends Endpoint> = ContractOutput<ContractOf<E>>
