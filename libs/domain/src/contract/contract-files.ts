// Generated from the names of the files: npm run contracts -w @farandfew/domain
import * as account from '../account/account.contract.ts'
import * as adminAnnotations from '../annotations/admin-annotations.contract.ts'
import * as adminAudit from '../audit/admin-audit.contract.ts'
import * as auth from '../auth/auth.contract.ts'
import * as adminBookings from '../bookings/admin-bookings.contract.ts'
import * as bookings from '../bookings/bookings.contract.ts'
import * as checklists from '../checklists/checklists.contract.ts'
import * as adminClub from '../club-details/admin-club.contract.ts'
import * as club from '../club-details/club.contract.ts'
import * as connections from '../connections/connections.contract.ts'
import * as adminDepartures from '../departures/admin-departures.contract.ts'
import * as departureHotels from '../departures/departure-hotels.contract.ts'
import * as departures from '../departures/departures.contract.ts'
import * as groupMessages from '../group-messages/group-messages.contract.ts'
import * as groups from '../groups/groups.contract.ts'
import * as adminInquiries from '../inquiries/admin-inquiries.contract.ts'
import * as inquiries from '../inquiries/inquiries.contract.ts'
import * as adminIntegrity from '../integrity/admin-integrity.contract.ts'
import * as adminInvites from '../invites/admin-invites.contract.ts'
import * as invites from '../invites/invites.contract.ts'
import * as adminMailings from '../mailings/admin-mailings.contract.ts'
import * as memberCare from '../member-care/member-care.contract.ts'
import * as memberMerges from '../member-merges/member-merges.contract.ts'
import * as memberPictures from '../member-pictures/member-pictures.contract.ts'
import * as adminMemberViews from '../members/admin-member-views.contract.ts'
import * as adminMembers from '../members/admin-members.contract.ts'
import * as adminMessages from '../messages/admin-messages.contract.ts'
import * as adminNewsletters from '../newsletters/admin-newsletters.contract.ts'
import * as newsletters from '../newsletters/newsletters.contract.ts'
import * as adminSecurity from '../operator-sessions/admin-security.contract.ts'
import * as adminSession from '../operator-sessions/admin-session.contract.ts'
import * as adminOperators from '../operators/admin-operators.contract.ts'
import * as quiz from '../quiz/quiz.contract.ts'
import * as adminReports from '../reports/admin-reports.contract.ts'
import * as adminReviews from '../reviews/admin-reviews.contract.ts'
import * as reviews from '../reviews/reviews.contract.ts'
import * as adminRoommates from '../roommates/admin-roommates.contract.ts'
import * as roommates from '../roommates/roommates.contract.ts'
import * as savedTrips from '../saved-trips/saved-trips.contract.ts'
import * as adminSecurityEvents from '../security-events/admin-security-events.contract.ts'
import * as adminSelections from '../selections/admin-selections.contract.ts'
import * as adminOpenWork from '../today/admin-open-work.contract.ts'
import * as adminToday from '../today/admin-today.contract.ts'
import * as adminTravelDetails from '../travel-details/admin-travel-details.contract.ts'
import * as travelDetails from '../travel-details/travel-details.contract.ts'
import * as tripPictures from '../trip-pictures/trip-pictures.contract.ts'
import * as tripPockets from '../trip-pockets/trip-pockets.contract.ts'
import * as adminTrips from '../trips/admin-trips.contract.ts'
import * as trips from '../trips/trips.contract.ts'
import * as vouches from '../vouches/vouches.contract.ts'

export const contractFiles = [
  account,
  adminAnnotations,
  adminAudit,
  auth,
  adminBookings,
  bookings,
  checklists,
  adminClub,
  club,
  connections,
  adminDepartures,
  departureHotels,
  departures,
  groupMessages,
  groups,
  adminInquiries,
  inquiries,
  adminIntegrity,
  adminInvites,
  invites,
  adminMailings,
  memberCare,
  memberMerges,
  memberPictures,
  adminMemberViews,
  adminMembers,
  adminMessages,
  adminNewsletters,
  newsletters,
  adminSecurity,
  adminSession,
  adminOperators,
  quiz,
  adminReports,
  adminReviews,
  reviews,
  adminRoommates,
  roommates,
  savedTrips,
  adminSecurityEvents,
  adminSelections,
  adminOpenWork,
  adminToday,
  adminTravelDetails,
  travelDetails,
  tripPictures,
  tripPockets,
  adminTrips,
  trips,
  vouches,
] as const
