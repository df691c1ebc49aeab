import type { Migration, MigrationProvider } from 'kysely'
import * as catalogue from './20261121-0900-catalogue.ts'
import * as members from './20261121-0910-members.ts'
import * as forms from './20261121-0920-forms.ts'
import * as bookings from './20261121-0930-bookings.ts'
import * as quiz from './20261121-0940-quiz.ts'
import * as infrastructure from './20261121-0950-infrastructure.ts'
import * as accounts from './20261121-1800-accounts.ts'
import * as phoneCodes from './20261121-1810-phone-codes.ts'
import * as erasure from './20261121-1820-erasure.ts'
import * as memberPictures from './20261121-1830-member-pictures.ts'
import * as auditDetails from './20261121-2000-console.ts'
import * as userSearch from './20261121-2010-user-search.ts'
import * as inviteDecisions from './20261121-2030-invite-decisions.ts'
import * as adminLists from './20261121-2050-desk-lists.ts'
import * as secondFactor from './20261121-2060-second-factor.ts'
import * as userSearchContent from './20261122-0440-user-search-content.ts'
import * as seats from './20261122-1430-seats.ts'
import * as payments from './20261122-1700-payments.ts'
import * as sandboxGateway from './20261122-1710-sandbox-gateway.ts'
import * as inquiryTrip from './20261122-1730-inquiry-trip.ts'
import * as extendedEditions from './20261122-1740-extended-editions.ts'
import * as waitlist from './20261122-1750-waitlist.ts'
import * as availability from './20261122-1755-availability.ts'
import * as refundAmount from './20261122-1800-refund-amount.ts'
import * as receiptDate from './20261122-1810-receipt-date.ts'
import * as browserCodes from './20261123-0101-browser-codes.ts'
import * as keyedRecoveryCodes from './20261123-0102-keyed-recovery-codes.ts'
import * as securityEvents from './20261123-0200-security-events.ts'
import * as usernameSkeletons from './20261123-0300-username-skeletons.ts'
import * as outboxQueues from './20261123-0500-outbox-queues.ts'
import * as moreLookalikes from './20261123-0510-more-lookalikes.ts'
import * as groups from './20261124-0000-groups.ts'
import * as groupSummaries from './20261124-0100-group-summaries.ts'
import * as groupMessages from './20261124-0200-group-messages.ts'
import * as groupPage from './20261124-0300-group-page.ts'
import * as groupDigests from './20261124-0310-group-digests.ts'
import * as connections from './20261124-0500-connections.ts'
import * as reportPictures from './20261124-0510-report-pictures.ts'
import * as operatorRoles from './20261124-0600-operator-roles.ts'
import * as travelDetails from './20261124-0610-travel-details.ts'
import * as departureHotels from './20261124-0700-departure-hotels.ts'
import * as roommates from './20261124-0800-roommates.ts'
import * as vouches from './20261124-1100-vouches.ts'
import * as formerHosts from './20261125-0400-former-hosts.ts'
import * as roomWaiting from './20261125-0410-room-waiting.ts'
import * as practicalFacts from './20261126-0100-practical-facts.ts'
import * as clubIdentity from './20261126-0200-club-identity.ts'
import * as reviews from './20261126-0300-reviews.ts'
import * as savedTrips from './20261126-0310-saved-trips.ts'
import * as archivedTrips from './20261127-0400-archived-trips.ts'
import * as catalogueTexts from './20261127-0450-catalogue-texts.ts'
import * as consoleQueues from './20261127-0460-console-queues.ts'
import * as operators from './20261127-0500-operators.ts'
import * as tripPictures from './20261127-0510-trip-pictures.ts'
import * as adminBookings from './20261128-0100-booking-desk.ts'
import * as bookingMessages from './20261128-0110-booking-messages.ts'
import * as integrity from './20261128-0200-integrity.ts'
import * as departureCancellations from './20261128-0210-departure-cancellations.ts'
import * as today from './20261128-0300-today.ts'
import * as deactivatedMembers from './20261128-0400-deactivated-members.ts'
import * as accountMerges from './20261128-0410-account-merges.ts'
import * as annotations from './20261128-0500-annotations.ts'
import * as mailings from './20261128-0700-mailings.ts'
import * as memberFilters from './20261128-0800-member-filters.ts'
import * as memberViews from './20261128-0810-member-views.ts'
import * as refundBeingSent from './20261128-0820-refund-being-sent.ts'
import * as openAccounts from './20261128-0900-open-accounts.ts'
import * as movedByHand from './20261128-0910-moved-by-hand.ts'
import * as refundedTwice from './20261128-0920-refunded-twice.ts'
import * as answersToInquiries from './20261128-0930-answers-to-inquiries.ts'
import * as kohSamuiPicture from './20261129-0100-koh-samui-picture.ts'
import * as laterCatalogueTexts from './20261129-0110-catalogue-texts.ts'
import * as latestCatalogueTexts from './20261129-0200-catalogue-texts.ts'
import * as accountMessages from './20261129-0300-account-messages.ts'
import * as guaranteedDepartures from './20261129-0400-guaranteed-departures.ts'
import * as confirmedAddresses from './20261129-0410-confirmed-addresses.ts'
import * as trueGroupSummaries from './20261129-0420-true-group-summaries.ts'
import * as receiptLabels from './20261129-0430-receipt-labels.ts'
import * as pocketReminders from './20261129-0440-pocket-reminders.ts'
import * as money from './20261130-0100-money.ts'
import * as calendarRevisions from './20261130-0300-calendar-revisions.ts'
import * as withdrawnInvites from './20261130-0310-withdrawn-invites.ts'
import * as plannedEvents from './20261130-0320-planned-events.ts'
import * as canonicalForms from './20261130-0500-canonical-forms.ts'
import * as auditReasons from './20261130-0600-audit-reasons.ts'
import * as hosts from './20261201-0100-hosts.ts'
import * as stays from './20261201-0200-stays.ts'
import * as draftTrips from './20261201-0300-draft-trips.ts'
import * as presentCatalogueTexts from './20261201-0900-catalogue-texts.ts'
import * as tripPageTexts from './20261201-1000-catalogue-texts.ts'
import * as refundReasons from './20261201-1010-refund-reasons.ts'
import * as endedAccounts from './20261201-1100-ended-accounts.ts'
import * as assignedDepartures from './20261202-0330-assigned-departures.ts'
import * as savedViews from './20261202-0400-saved-views.ts'
import * as manifestLooks from './20261202-0500-manifest-looks.ts'
import * as visaTimes from './20261202-1200-catalogue-texts.ts'
import * as listOrders from './20261203-0100-list-orders.ts'
import * as refundReferences from './20261203-0200-refund-references.ts'
import * as waitlistOffers from './20261203-0300-waitlist-offers.ts'
import * as departureMeetings from './20261204-0100-departure-meetings.ts'
import * as waitlistTurns from './20261204-0200-waitlist-turns.ts'
import * as assignmentNotes from './20261204-0300-assignment-notes.ts'
import * as namesInLists from './20261205-0100-names-in-lists.ts'
import * as catalogueTextsOfTents from './20261205-0200-catalogue-texts.ts'
import * as subjectsAsRead from './20261206-0100-subjects-as-read.ts'
import * as catalogueTextsOfMeals from './20261206-0200-catalogue-texts.ts'
import * as replacedDepartures from './20261206-0300-replaced-departures.ts'
//

/** Every migration by name, which starts with the time it was written. There are no down migrations. */
export const migrations: Readonly<Record<string, Migration>> = {
  '20261121-0900-catalogue': catalogue,
  '20261121-0910-members': members,
  '20261121-0920-forms': forms,
  '20261121-0930-bookings': bookings,
  '20261121-0940-quiz': quiz,
  '20261121-0950-infrastructure': infrastructure,
  '20261121-1800-accounts': accounts,
  '20261121-1810-phone-codes': phoneCodes,
  '20261121-1820-erasure': erasure,
  '20261121-1830-member-pictures': memberPictures,
  '20261121-2000-console': auditDetails,
  '20261121-2010-user-search': userSearch,
  '20261121-2030-invite-decisions': inviteDecisions,
  '20261121-2050-desk-lists': adminLists,
  '20261121-2060-second-factor': secondFactor,
  '20261122-0440-user-search-content': userSearchContent,
  '20261122-1430-seats': seats,
  '20261122-1700-payments': payments,
  '20261122-1710-sandbox-gateway': sandboxGateway,
  '20261122-1730-inquiry-trip': inquiryTrip,
  '20261122-1740-extended-editions': extendedEditions,
  '20261122-1750-waitlist': waitlist,
  '20261122-1755-availability': availability,
  '20261122-1800-refund-amount': refundAmount,
  '20261122-1810-receipt-date': receiptDate,
  '20261123-0101-browser-codes': browserCodes,
  '20261123-0102-keyed-recovery-codes': keyedRecoveryCodes,
  '20261123-0200-security-events': securityEvents,
  '20261123-0300-username-skeletons': usernameSkeletons,
  '20261123-0500-outbox-queues': outboxQueues,
  '20261123-0510-more-lookalikes': moreLookalikes,
  '20261124-0000-groups': groups,
  '20261124-0100-group-summaries': groupSummaries,
  '20261124-0200-group-messages': groupMessages,
  '20261124-0300-group-page': groupPage,
  '20261124-0310-group-digests': groupDigests,
  '20261124-0500-connections': connections,
  '20261124-0510-report-pictures': reportPictures,
  '20261124-0600-operator-roles': operatorRoles,
  '20261124-0610-travel-details': travelDetails,
  '20261124-0700-departure-hotels': departureHotels,
  '20261124-0800-roommates': roommates,
  '20261124-1100-vouches': vouches,
  '20261125-0400-former-hosts': formerHosts,
  '20261125-0410-room-waiting': roomWaiting,
  '20261126-0100-practical-facts': practicalFacts,
  '20261126-0200-club-identity': clubIdentity,
  '20261126-0300-reviews': reviews,
  '20261126-0310-saved-trips': savedTrips,
  '20261127-0400-archived-trips': archivedTrips,
  '20261127-0450-catalogue-texts': catalogueTexts,
  '20261127-0460-console-queues': consoleQueues,
  '20261127-0500-operators': operators,
  '20261127-0510-trip-pictures': tripPictures,
  '20261128-0100-booking-desk': adminBookings,
  '20261128-0110-booking-messages': bookingMessages,
  '20261128-0200-integrity': integrity,
  '20261128-0210-departure-cancellations': departureCancellations,
  '20261128-0300-today': today,
  '20261128-0400-deactivated-members': deactivatedMembers,
  '20261128-0410-account-merges': accountMerges,
  '20261128-0500-annotations': annotations,
  '20261128-0700-mailings': mailings,
  '20261128-0800-member-filters': memberFilters,
  '20261128-0810-member-views': memberViews,
  '20261128-0820-refund-being-sent': refundBeingSent,
  '20261128-0900-open-accounts': openAccounts,
  '20261128-0910-moved-by-hand': movedByHand,
  '20261128-0920-refunded-twice': refundedTwice,
  '20261128-0930-answers-to-inquiries': answersToInquiries,
  '20261129-0100-koh-samui-picture': kohSamuiPicture,
  '20261129-0110-catalogue-texts': laterCatalogueTexts,
  '20261129-0200-catalogue-texts': latestCatalogueTexts,
  '20261129-0300-account-messages': accountMessages,
  '20261129-0400-guaranteed-departures': guaranteedDepartures,
  '20261129-0410-confirmed-addresses': confirmedAddresses,
  '20261129-0420-true-group-summaries': trueGroupSummaries,
  '20261129-0430-receipt-labels': receiptLabels,
  '20261129-0440-pocket-reminders': pocketReminders,
  '20261130-0100-money': money,
  '20261130-0300-calendar-revisions': calendarRevisions,
  '20261130-0310-withdrawn-invites': withdrawnInvites,
  '20261130-0320-planned-events': plannedEvents,
  '20261130-0500-canonical-forms': canonicalForms,
  '20261130-0600-audit-reasons': auditReasons,
  '20261201-0100-hosts': hosts,
  '20261201-0200-stays': stays,
  '20261201-0300-draft-trips': draftTrips,
  '20261201-0900-catalogue-texts': presentCatalogueTexts,
  '20261201-1000-catalogue-texts': tripPageTexts,
  '20261201-1010-refund-reasons': refundReasons,
  '20261201-1100-ended-accounts': endedAccounts,
  '20261202-0330-assigned-departures': assignedDepartures,
  '20261202-0400-saved-views': savedViews,
  '20261202-0500-manifest-looks': manifestLooks,
  '20261202-1200-catalogue-texts': visaTimes,
  '20261203-0100-list-orders': listOrders,
  '20261203-0200-refund-references': refundReferences,
  '20261203-0300-waitlist-offers': waitlistOffers,
  '20261204-0100-departure-meetings': departureMeetings,
  '20261204-0200-waitlist-turns': waitlistTurns,
  '20261204-0300-assignment-notes': assignmentNotes,
  '20261205-0100-names-in-lists': namesInLists,
  '20261205-0200-catalogue-texts': catalogueTextsOfTents,
  '20261206-0100-subjects-as-read': subjectsAsRead,
  '20261206-0200-catalogue-texts': catalogueTextsOfMeals,
  '20261206-0300-replaced-departures': replacedDepartures,
}

/** The migrations are imported, so that a bundle needs no migrations folder. */
export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve({ ...migrations }),
}
