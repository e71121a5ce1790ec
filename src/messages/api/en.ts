import form from '#src/ui/form/form.messages.en.ts';
import donation from '#src/features/donation/responses.messages.en.ts';
import donationDetails from '#src/features/donation/details/responses.messages.en.ts';
import donationPurposes from '#src/features/donation/purposes/responses.messages.en.ts';
import donationSettings from '#src/features/donation/settings/responses.messages.en.ts';
import giving from '#src/features/donation/giving/responses.messages.en.ts';
import bankStatement from '#src/features/donation/bank-statement/errors.messages.en.ts';
import bankDetails from '#src/features/donation/bank-details/responses.messages.en.ts';
import bankOversight from '#src/features/donation/bank-oversight/bank-oversight.messages.en.ts';
import gatewayAccount from '#src/features/donation/gateway-account/responses.messages.en.ts';
import taxLaw from '#src/features/donation/tax-law/tax-law.messages.en.ts';
import donorPage from '#src/features/donation/donor-page/donor-page.messages.en.ts';
import standingGift from '#src/features/donation/standing-gift/standing-gift.messages.en.ts';
import gateway from '#src/features/donation/gateway/gateway.messages.en.ts';
import certificateForm from '#src/features/volunteer/certificates/form.messages.en.ts';
import helpAnswers from '#src/features/help-request/responses.messages.en.ts';
import helpForm from '#src/features/help-request/submission/submission.messages.en.ts';
import ngoChanges from '#src/features/ngo/guarded-changes/responses.messages.en.ts';
import ngoConsent from '#src/features/ngo/consent/responses.messages.en.ts';
import accounts from '#src/features/account/accounts/responses.messages.en.ts';
import people from '#src/features/account/people/responses.messages.en.ts';
import audit from '#src/features/audit/responses.messages.en.ts';
import ngoPhotos from '#src/features/ngo/photos/responses.messages.en.ts';
import feedback from '#src/features/feedback/responses.messages.en.ts';
import searchTerms from '#src/features/search-terms/responses.messages.en.ts';
import documentChecks from '#src/features/ngo/document-checks/responses.messages.en.ts';
import { errors as ngoErrors } from '#src/features/ngo/fields/fields.messages.en.ts';
import schemeForm from '#src/features/scheme/management/form.messages.en.ts';
import eventForm from '#src/features/event/management/form.messages.en.ts';
import eventRegister from '#src/features/event/registration/registration.messages.en.ts';
import volunteerApplication from '#src/features/volunteer/application/application.messages.en.ts';
import volunteer from '#src/features/volunteer/responses.messages.en.ts';
import schemeRegister from '#src/features/scheme/registration/registration.messages.en.ts';
import shiftForm from '#src/features/volunteer/shifts/form.messages.en.ts';

const { errors: _, ...donationAnswers } = donation;

/** The messages of API responses, by the key that a service throws. */
export const en = {
  // The forms show the same messages without calling the API.
  ...form.errors,
  ...donationAnswers,
  ...donation.errors,
  ...donationDetails.errors,
  ...donationDetails.answers,
  ...donationPurposes.errors,
  ...donationPurposes.answers,
  ...documentChecks.errors,
  ...searchTerms.errors,
  ...feedback.answers,
  ...volunteer.answers,
  ...ngoPhotos.answers,
  ...ngoChanges.answers,
  ...ngoConsent.answers,
  ...accounts.errors,
  ...people.errors,
  ...donationSettings.errors,
  ...donationSettings.answers,
  ...giving.errors,
  ...giving.answers,
  ...bankStatement.errors,
  ...bankStatement.answers,
  ...bankDetails.errors,
  ...bankDetails.answers,
  ...gatewayAccount.errors,
  ...gatewayAccount.answers,
  ...bankOversight.errors,
  ...bankOversight.answers,
  ...taxLaw.errors,
  ...taxLaw.answers,
  ...donorPage.answers,
  ...standingGift.answers,
  ...gateway.errors,
  donationRefundAsked: gateway.donationRefundAsked,
  ...helpForm.errors,
  ...helpAnswers,
  ...certificateForm.errors,
  ...schemeForm.errors,
  ...schemeRegister.errors,
  ...eventForm.errors,
  ...eventRegister.errors,
  ...shiftForm.errors,
  ...volunteerApplication.errors,
  ...ngoErrors,
  notFound: 'There is nothing here. Please check the link.',
  certificateWithdrawn: 'The certificate is withdrawn.',
  unknownCategory: 'There is no such category. See reference/getAllCategory for the list.',
  unknownCity: 'There is no such city. See reference/getAllCity for the list.',
  invalidInput: 'Something in the request is wrong. See errors.',
  tooManyRequests: 'Too many requests have come from here.',
  somethingWentWrong: 'Something went wrong',
  fromNeeded: 'To sort by distance, name a city in from.',
  invalidValue: 'This value is not allowed here.',
  unknownPage: 'There is no such page. Pages are counted from 1.',
  unknownSort: 'There is no such order. Use fit, name or distance.',
  tooManyTries: 'Too many tries.',
  busy: 'Many people are signing in right now. Please try again in a few seconds.',
  tooLarge: 'This file is too large to send: it can have up to {0} MB.',
  textUnreadable: 'Some letters of this text cannot be read. Please delete it and type it again.',
  bodyLarge: 'This is too much text to send at once. Please make it shorter.',
  databaseAway:
    'We cannot reach our data right now. What you typed is not lost: please try again in a minute. In danger, call 112.',
  otherSite: 'This was sent from another website. Open the form here and send it again.',
  signInFirst: 'Please sign in first.',
  signInAgain: 'Your sign-in has ended. Please sign in again.',
  ngoIsSuspended:
    'Your NGO is suspended, so this part is closed to you for now. ‘Today’ says why; you can write to us under ‘Contact us’.',
  ngoIsNotChecked:
    'Your NGO is not checked yet; this part opens once it is. ‘Today’ says what happens next; if you have questions, write to us under ‘Contact us’.',
  ...audit,
  notAllowed: 'Your account is not allowed to do this.',
  confirmFirst: 'Not done yet: it needs your password. Nothing you wrote is lost.',
  wrongSignIn: 'The email or the password is wrong.',
  totp: 'Type the code that your authenticator app shows.',
  mailCode: 'You have not signed in on this device before. We sent a code to your email.',
  setUpTotp: 'Set up an authenticator app first: scan the QR code, then type the code it shows.',
  totpThere: 'An authenticator app is already in use.',
  wrongCode: 'This code is wrong or too old.',
  wrongPassword: 'This is not your password.',
  linkUsed: 'This link was already used or is older than 30 minutes. Ask for a new one.',
  passwordRequired: 'Password is required',
  passwordShort: 'At least 10 characters, please. A short sentence is easy to remember.',
  passwordLong: 'At most 200 characters, please.',
  passwordKnown: 'This password is too easy to guess. Choose a short sentence of your own.',
  codeRequired: 'Code is required',
  lookAtFields: 'Some fields need another look.',
  askPersonName: 'Write your name, at most 100 characters, without a phone number or address.',
  askNote: 'Write at most 1,000 characters.',
  consentRequired: 'Without your consent we cannot keep what you wrote. Please tick the box.',
  ngoRegistered:
    'Thank you, we have received your NGO’s details. We will check the documents and write to you, usually within three days.',
  claimReceived:
    'Thank you, we have received what you wrote. We will check it and write to you, usually within three days.',
  ngoThere: 'An NGO with this Darpan id or PAN is already here. Is it yours?',
  ngoSimilar: 'There is already an NGO with this name, or a very similar one, in this city. Is it yours?',
  ngoWaits: 'This NGO is already registered but not shown to the public right now. If it is yours, sign in.',
  claimWaits: 'You have already told us that this NGO is yours. We are checking it and will write to you.',
  ngoSaved: 'Your page is saved.',
  ngoChangedMeanwhile:
    'Someone from your NGO saved the page while you were writing. Nothing of yours is lost: look at both and save again.',
  darpanTaken: 'Another NGO has this Darpan id. Check the number, or write to us.',
  ngoChanged: 'The NGO was changed in the meantime. Check it again before you decide.',
  moveNotAllowed: 'This is no longer possible: the NGO’s status has changed.',
  restoreTooLate: 'This NGO cannot be restored: it is not deleted, or it was deleted more than 30 days ago.',
  reasonRequired: 'Please write a reason. The NGO will read it.',
  claimEmailTaken: 'There is already an account with this email.',
  ngoVerified: 'The NGO is now checked. We have told its people by email.',
  ngoSentBack: 'Sent back. We have told the NGO’s people by email.',
  ngoSuspended: 'The NGO is suspended. We have told its people by email.',
  ngoNeedsSaved: 'Saved. The NGO’s people see it on their page.',
  ngoUnsuspended: 'The suspension has ended. We have told the NGO’s people by email.',
  ngoDeleted:
    'The NGO was deleted. It can be restored for 30 days. Its events and shifts are cancelled in an hour.',
  ngoRestored: 'The NGO is restored.',
  claimAccepted: 'Accepted. They can now sign in. We have told them by email.',
  claimAcceptedWaits:
    'Accepted. The NGO has managers, and we have told them: they can stop it for 48 hours. After that the person can sign in.',
  claimDeclined: 'Declined. We have told them by email.',
  mailRetried: 'The email is on its way again.',
  papersBusy: 'Many files are being made right now.',
  paperFailed: 'This file could not be made just now. Please try again in a minute.',
  workbookTooLong:
    'This list is too long for an Excel file. Please download it as CSV, or choose fewer rows with the filters.',
  helpSent: 'Your data has been sent successfully.',
  /** Shown to people who have to wait. */
  helpMeanwhile: 'In danger, call 112. Women can call 181. Or call an NGO directly.',
  helpOpenAlready:
    'You have already asked for this, and that request is still open. You can look at it, or send another one.',
  helpNotFound: 'We found no request with this number and email. Please check both.',
  helpTicketOld: 'Please ask for a new code: too much time has passed since the last one.',
  helpMoveNotAllowed: 'This is no longer possible: the request has changed.',
  helpNeedNotChecked:
    'This request is about something for which our team has not checked your NGO, so it goes to others. If you help with it, tick it on your page; our team then checks it.',
  helpTaken: 'Another NGO accepted a moment before you and is helping now. Thank you for being ready.',
  helpMessageRequired: 'Please write something.',
  helpViewsUsedUp:
    'You have opened many contact details today. To keep people safe, you can open more only tomorrow.',
  helpViewsPassword: 'You have opened many contact details today. With your password you can open some more.',
  /** Placeholders for details that an NGO sees only after accepting a request. */
  hiddenPhone: '(phone number hidden)',
  hiddenEmail: '(email address hidden)',
  hiddenPayment: '(payment address hidden)',
  hiddenLink: '(link hidden)',
  helpManyMessages:
    'You have written 20 messages to this person within an hour. They will get everything you have written.',
  helpPauseDay: 'Choose today or a later day, at most a year ahead.',
  helpSaved: 'Saved.',
  helpErased: 'Everything you wrote has been erased.',
  schemeRegistered: 'Scheme register successfully',
  schemeConfirmed: 'Thank you. The NGO now knows that this email is yours.',
  schemeLinkOld:
    'This link is older than seven days, or incomplete. Your registration stays; to get a new link, register again.',
  schemeTooManyTries: 'Many registrations have come from here. Nothing you typed is lost.',
  schemesFull: 'You already have 200 schemes, the maximum. Delete an old one first.',
  schemesFullUnchecked: 'Until your NGO is checked, you can prepare 20 schemes. After that you can add more.',
  schemeAdded: 'Your scheme has been added.',
  schemeSaved: 'Your scheme is saved.',
  schemeChangedMeanwhile:
    'Someone from your NGO saved this scheme while you were writing. Nothing of yours is lost: look at both and save again.',
  schemeDeleted: 'The scheme is deleted. You can undo this for ten minutes.',
  schemeRestored: 'The scheme is back.',
  schemeRestoreTooLate: 'This scheme was deleted more than ten minutes ago and cannot be brought back.',
  volunteerApplied: 'We have sent you an email. Open the link in it.',
  volunteerTooManyTries: 'Many applications have come from here. Nothing you typed is lost.',
  volunteerConfirmed: 'Confirmed. The NGO has your application now.',
  volunteerConfirmFirst: 'Please confirm your application first.',
  volunteerLookFirst: 'Please look at your details first, and confirm them.',
  volunteerChanged: 'Saved.',
  everythingErased: 'Everything is erased.',
  shiftPlaceTaken: 'The place is yours. Thank you!',
  shiftPlaceGivenBack: 'Given back. Thank you for telling us.',
  shiftPlaceNotAccepted: 'The NGO has to accept you first. Then you can take shifts.',
  shiftPlaceCancelled: 'This shift is cancelled.',
  shiftPlaceStarted: 'This shift has started. Please call the NGO.',
  shiftPlaceFull: 'Someone was faster: all places of this shift are taken.',
  shiftPlaceOverlaps: 'You have taken another shift at this time. Give that one back first.',
  eventRegistered: 'You are registered.',
  eventSeatsHeld: 'Your seats are held for an hour. Open the link in our email to keep them.',
  eventOnWaitingList: 'You are on the waiting list.',
  eventTooManyTries: 'Many registrations have come from here. Nothing you typed is lost.',
  eventCancelled: 'This event is cancelled.',
  eventOver: 'This event is over.',
  eventRegistrationOver: 'Registration for this event has ended.',
  eventNotWaiting: 'This party is not on the waiting list any more.',
  eventNotEnoughSeats: 'There are not enough free seats for that.',
  eventOfferOver: 'The time to take these seats is over. They went to the next in line.',
  eventTicketClosed: 'This registration cannot be changed any more.',
  eventTicketChanged: 'Your registration is changed.',
  eventTicketCancelled: 'Your registration is cancelled. Thank you for telling us.',
  eventOfferTaken: 'The seats are yours. See you there!',
  eventAdded: 'Your draft is saved.',
  eventSaved: 'The event is saved.',
  eventSavedAndMailed: 'The event is saved. People who get an email: {0}.',
  eventPublished: 'The event is published.',
  eventCopied: 'The copies are ready.',
  eventDeleted: 'The draft is deleted.',
  eventChangedMeanwhile:
    'Someone from your NGO saved this event while you were writing. Nothing of yours is lost: look at both and save again.',
  eventsFull: 'You already have 300 events to come and drafts, the maximum. Delete some drafts first.',
  eventsFullUnchecked: 'Until your NGO is checked, you can prepare 30 events. After that you can add more.',
  eventPublishPast: 'The time of this event has passed. Choose a later one, then publish it.',
  eventPublishDeadline:
    'Registration for this event has ended already. Choose a later deadline, then publish it.',
  eventCancelDraft: 'Nobody has seen this draft yet. You can simply delete it.',
  eventDeletePublished: 'People have seen this event. Cancel it, so that they learn about it.',
  eventPartyCame: 'They are in.',
  eventPartyNotHere: 'Taken back: they are registered, not marked as here.',
  eventPartyAdded: 'Added. The seats are theirs.',
  eventPartyAddedWaiting: 'Added to the waiting list: there are not enough free seats.',
  eventPartyRegistered: 'Moved up: the seats are theirs.',
  eventPartyCancelledNow: 'The registration is cancelled.',
  eventPartyWaits: 'They are still on the waiting list. Move them up first.',
  eventPartyCancelled: 'This registration is cancelled.',
  eventPartyAttended: 'They were there. Take that back first, then cancel.',
  eventNotPublished: 'This event is a draft. Publish it first.',
  eventMailStarted: 'The message is on its way.',
  eventMailStopped: 'Stopped. Those who have not got it yet will not get it.',
  eventMailNobody: 'A message reaches nobody in this group: nobody has opened the ticket.',
  ngoMailsUsedUp: 'You can write to {1} people a day. Today {0} are left: choose a smaller group, or wait.',
  ngoMailsToOne: 'No more emails can go to this person today. Please wait until tomorrow.',
  helpFiledBefore: 'This request was saved before. You find it among the requests that you filed.',
  messagesEnded: 'You get no more such emails.',
  messagesResumed: 'You get these emails again.',
  eventChangesUsedUp:
    'You have changed the time or the place of this event five times within 24 hours, and everyone registered got an email each time. You can change them again tomorrow. Everything else can be saved now.',
  eventMailsUsedUp:
    'You have written 10 messages about this event within a day. You can write again tomorrow.',
  eventMailSubjectRequired: 'Write a subject.',
  eventMailTextRequired: 'Write the message.',
  volunteerNoteSaved: 'The note is saved.',
  volunteerNotAccepted: 'Accept this volunteer first. Then they can be in a shift.',
  shiftAdded: 'The shift is added.',
  shiftSaved: 'Saved.',
  shiftSavedAndMailed: 'Saved. Emails on their way: {0}.',
  shiftCancelledNow: 'The shift is cancelled.',
  shiftChangedMeanwhile:
    'Someone from your NGO saved this shift in the meantime. What you typed is still here.',
  shiftIsCancelled: 'This shift is cancelled.',
  shiftOver: 'This shift is over.',
  shiftNotOver: 'The hours can be confirmed once the shift is over.',
  volunteerInOtherShift: 'This volunteer has another shift at this time. Take them out of that one first.',
  shiftFull: 'All places of this shift are taken. If you need more people, change the shift first.',
  shiftsFull: 'You have 300 shifts ahead. Cancel some that you do not need.',
  shiftHoursThere: 'Their hours are confirmed. Set them to 0 if they did not come.',
  shiftHoursSaved: 'The hours are confirmed.',
  shiftInvited: 'The emails are on their way.',
  shiftInviteNobody: 'There is no accepted volunteer who is not in this shift already.',
  shiftInviteAgain:
    'You have told all volunteers about this shift within a day. You can do it again tomorrow.',
  shiftInvitesUsedUp:
    'You have written to all volunteers 10 times within a day. You can write again tomorrow.',
  schemeRegistrationSaved: 'Saved.',
} as const;
