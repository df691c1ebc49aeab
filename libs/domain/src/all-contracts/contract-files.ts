// Generated from the names and imports of the files: npm run contracts -w @farandfew/domain
import * as adminAnnotations from '../annotations/admin-annotations.contract.ts'
import * as adminAnnotationsSchemas from '../annotations/admin-annotations.ts'
import * as adminAudit from '../audit/admin-audit.contract.ts'
import * as adminAuditSchemas from '../audit/admin-audit.ts'
import * as authFormsSchemas from '../auth/auth-forms.ts'
import * as auth from '../auth/auth.contract.ts'
import * as authSchemas from '../auth/auth.ts'
import * as adminBookings from '../bookings/admin-bookings.contract.ts'
import * as adminBookingsSchemas from '../bookings/admin-bookings.ts'
import * as bookingDetailSchemas from '../bookings/booking-detail.ts'
import * as bookingViewSchemas from '../bookings/booking-view.ts'
import * as bookings from '../bookings/bookings.contract.ts'
import * as checklistSchemas from '../checklists/checklist.ts'
import * as checklists from '../checklists/checklists.contract.ts'
import * as adminClub from '../club-details/admin-club.contract.ts'
import * as adminClubSchemas from '../club-details/admin-club.ts'
import * as clubIdentitySchemas from '../club-details/club-identity.ts'
import * as club from '../club-details/club.contract.ts'
import * as connectionViewsSchemas from '../connections/connection-views.ts'
import * as connections from '../connections/connections.contract.ts'
import * as pageSchemas from '../contract/page.ts'
import * as adminDepartures from '../departures/admin-departures.contract.ts'
import * as adminDeparturesSchemas from '../departures/admin-departures.ts'
import * as departures from '../departures/departures.contract.ts'
import * as listedDepartureSchemas from '../departures/listed-departure.ts'
import * as groupEventSchemas from '../group-messages/group-event.ts'
import * as groupMessageSchemas from '../group-messages/group-message.ts'
import * as groupMessages from '../group-messages/group-messages.contract.ts'
import * as arrivalSchemas from '../groups/arrival.ts'
import * as groupSchemas from '../groups/group.ts'
import * as groups from '../groups/groups.contract.ts'
import * as adminHosts from '../hosts/admin-hosts.contract.ts'
import * as adminHostsSchemas from '../hosts/admin-hosts.ts'
import * as hostSchemas from '../hosts/host.ts'
import * as hosts from '../hosts/hosts.contract.ts'
import * as adminInquiries from '../inquiries/admin-inquiries.contract.ts'
import * as adminInquiriesSchemas from '../inquiries/admin-inquiries.ts'
import * as inquiries from '../inquiries/inquiries.contract.ts'
import * as inquirySchemas from '../inquiries/inquiry.ts'
import * as adminIntegrity from '../integrity/admin-integrity.contract.ts'
import * as adminIntegritySchemas from '../integrity/admin-integrity.ts'
import * as adminInvites from '../invites/admin-invites.contract.ts'
import * as adminInvitesSchemas from '../invites/admin-invites.ts'
import * as inviteSchemas from '../invites/invite.ts'
import * as invites from '../invites/invites.contract.ts'
import * as adminMailings from '../mailings/admin-mailings.contract.ts'
import * as mailingsSchemas from '../mailings/mailings.ts'
import * as adminMemberSchemas from '../member-care/admin-member.ts'
import * as memberCare from '../member-care/member-care.contract.ts'
import * as memberCareSchemas from '../member-care/member-care.ts'
import * as memberMerges from '../member-merges/member-merges.contract.ts'
import * as memberMergesSchemas from '../member-merges/member-merges.ts'
import * as memberPictures from '../member-pictures/member-pictures.contract.ts'
import * as memberPicturesSchemas from '../member-pictures/member-pictures.ts'
import * as adminMembers from '../members/admin-members.contract.ts'
import * as adminMembersSchemas from '../members/admin-members.ts'
import * as profile from '../members/profile.contract.ts'
import * as userFormsSchemas from '../members/user-forms.ts'
import * as userSchemas from '../members/user.ts'
import * as adminMessages from '../messages/admin-messages.contract.ts'
import * as adminMessagesSchemas from '../messages/admin-messages.ts'
import * as paiseSchemas from '../money/paise.ts'
import * as adminNewsletters from '../newsletters/admin-newsletters.contract.ts'
import * as adminNewslettersSchemas from '../newsletters/admin-newsletters.ts'
import * as newsletterSchemas from '../newsletters/newsletter.ts'
import * as newsletters from '../newsletters/newsletters.contract.ts'
import * as adminSecurity from '../operator-sessions/admin-security.contract.ts'
import * as adminSecuritySchemas from '../operator-sessions/admin-security.ts'
import * as adminSession from '../operator-sessions/admin-session.contract.ts'
import * as adminSessionSchemas from '../operator-sessions/admin-session.ts'
import * as adminOperators from '../operators/admin-operators.contract.ts'
import * as adminOperatorsSchemas from '../operators/admin-operators.ts'
import * as moneyListsSchemas from '../payments/money-lists.ts'
import * as paymentSchemas from '../payments/payment.ts'
import * as payments from '../payments/payments.contract.ts'
import * as adminPersonalData from '../personal-data/admin-personal-data.contract.ts'
import * as personalData from '../personal-data/personal-data.contract.ts'
import * as personalDataSchemas from '../personal-data/personal-data.ts'
import * as quickInviteSchemas from '../quick-invites/quick-invite.ts'
import * as quickInvites from '../quick-invites/quick-invites.contract.ts'
import * as sentQuickInviteSchemas from '../quick-invites/sent-quick-invite.ts'
import * as quiz from '../quiz/quiz.contract.ts'
import * as quizSchemas from '../quiz/quiz.ts'
import * as adminReports from '../reports/admin-reports.contract.ts'
import * as adminReportsSchemas from '../reports/admin-reports.ts'
import * as memberReportSchemas from '../reports/member-report.ts'
import * as adminReviews from '../reviews/admin-reviews.contract.ts'
import * as adminReviewsSchemas from '../reviews/admin-reviews.ts'
import * as reviewSchemas from '../reviews/review.ts'
import * as reviews from '../reviews/reviews.contract.ts'
import * as adminRoommates from '../roommates/admin-roommates.contract.ts'
import * as adminRoommatesSchemas from '../roommates/admin-roommates.ts'
import * as roommates from '../roommates/roommates.contract.ts'
import * as roommatesSchemas from '../roommates/roommates.ts'
import * as savedTripSchemas from '../saved-trips/saved-trip.ts'
import * as savedTrips from '../saved-trips/saved-trips.contract.ts'
import * as savedViews from '../saved-views/saved-views.contract.ts'
import * as savedViewsSchemas from '../saved-views/saved-views.ts'
import * as adminSecurityEvents from '../security-events/admin-security-events.contract.ts'
import * as adminSecurityEventsSchemas from '../security-events/admin-security-events.ts'
import * as securityEvents from '../security-events/security-events.contract.ts'
import * as userSecurityEventsSchemas from '../security-events/user-security-events.ts'
import * as adminSelections from '../selections/admin-selections.contract.ts'
import * as selectionsSchemas from '../selections/selections.ts'
import * as adminToday from '../today/admin-today.contract.ts'
import * as adminTodaySchemas from '../today/admin-today.ts'
import * as quizDataSchemas from '../traits/quiz-data.ts'
import * as quizQuestionSchemas from '../traits/quiz-question.ts'
import * as adminTravelDetails from '../travel-details/admin-travel-details.contract.ts'
import * as adminTravelDetailsSchemas from '../travel-details/admin-travel-details.ts'
import * as travelDetails from '../travel-details/travel-details.contract.ts'
import * as travelDetailsSchemas from '../travel-details/travel-details.ts'
import * as tripPictures from '../trip-pictures/trip-pictures.contract.ts'
import * as tripPocketSchemas from '../trip-pockets/trip-pocket.ts'
import * as tripPockets from '../trip-pockets/trip-pockets.contract.ts'
import * as adminTrips from '../trips/admin-trips.contract.ts'
import * as adminTripsSchemas from '../trips/admin-trips.ts'
import * as tripSchemas from '../trips/trip.ts'
import * as trips from '../trips/trips.contract.ts'
import * as vouchSchemas from '../vouches/vouch.ts'
import * as vouches from '../vouches/vouches.contract.ts'
import * as waitlist from '../waitlist/waitlist.contract.ts'
import * as waitlistSchemas from '../waitlist/waitlist.ts'

export const contractFiles = [
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
  departures,
  groupMessages,
  groups,
  adminHosts,
  hosts,
  adminInquiries,
  inquiries,
  adminIntegrity,
  adminInvites,
  invites,
  adminMailings,
  memberCare,
  memberMerges,
  memberPictures,
  adminMembers,
  profile,
  adminMessages,
  adminNewsletters,
  newsletters,
  adminSecurity,
  adminSession,
  adminOperators,
  payments,
  adminPersonalData,
  personalData,
  quickInvites,
  quiz,
  adminReports,
  adminReviews,
  reviews,
  adminRoommates,
  roommates,
  savedTrips,
  savedViews,
  adminSecurityEvents,
  securityEvents,
  adminSelections,
  adminToday,
  adminTravelDetails,
  travelDetails,
  tripPictures,
  tripPockets,
  adminTrips,
  trips,
  vouches,
  waitlist,
] as const

export const schemaFiles = [
  adminAnnotationsSchemas,
  adminAuditSchemas,
  authFormsSchemas,
  authSchemas,
  adminBookingsSchemas,
  bookingDetailSchemas,
  bookingViewSchemas,
  checklistSchemas,
  adminClubSchemas,
  clubIdentitySchemas,
  connectionViewsSchemas,
  pageSchemas,
  adminDeparturesSchemas,
  listedDepartureSchemas,
  groupEventSchemas,
  groupMessageSchemas,
  arrivalSchemas,
  groupSchemas,
  adminHostsSchemas,
  hostSchemas,
  adminInquiriesSchemas,
  inquirySchemas,
  adminIntegritySchemas,
  adminInvitesSchemas,
  inviteSchemas,
  mailingsSchemas,
  adminMemberSchemas,
  memberCareSchemas,
  memberMergesSchemas,
  memberPicturesSchemas,
  adminMembersSchemas,
  userFormsSchemas,
  userSchemas,
  adminMessagesSchemas,
  paiseSchemas,
  adminNewslettersSchemas,
  newsletterSchemas,
  adminSecuritySchemas,
  adminSessionSchemas,
  adminOperatorsSchemas,
  moneyListsSchemas,
  paymentSchemas,
  personalDataSchemas,
  quickInviteSchemas,
  sentQuickInviteSchemas,
  quizSchemas,
  adminReportsSchemas,
  memberReportSchemas,
  adminReviewsSchemas,
  reviewSchemas,
  adminRoommatesSchemas,
  roommatesSchemas,
  savedTripSchemas,
  savedViewsSchemas,
  adminSecurityEventsSchemas,
  userSecurityEventsSchemas,
  selectionsSchemas,
  adminTodaySchemas,
  quizDataSchemas,
  quizQuestionSchemas,
  adminTravelDetailsSchemas,
  travelDetailsSchemas,
  tripPocketSchemas,
  adminTripsSchemas,
  tripSchemas,
  vouchSchemas,
  waitlistSchemas,
] as const
