import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import { LATER, type PermissionTable, review, somebody } from './permissionInputs.ts';

const application =
  '{ name: "Neha", companyName: "Kaveri", email: "neha@kaveri.example", phone: "+919876500114", service: ADVERTISER }';
export const newcomer = (number: number) =>
  `{ name: "Newcomer", email: "newcomer${number}@b.example", password: "Secret-123", mobile: "912345678${number}", role: EMPLOYEE }`;
const letter = '{ name: "Asha", email: "a@b.example", contactNumber: "9876543210", service: "Web Development" }';
const callInput = `{ startsAt: "${LATER}", timeZone: "Asia/Kolkata", name: "Asha", email: "a@b.example", phone: "+12125550123", service: "Web Development" }`;
const unconfirmed = '{ addresses: ["nobody@held.example"], confirmation: "" }';
const hook = '{ url: "https://hooks.example/", events: [POST_PUBLISHED] }';
const hosting = '{ isActive: true, hours: [], daysOff: [] }';
const joining = '{ name: "Newcomer", mobile: "8000000000", password: "Secret-123" }';
let [signedUp, viewed, templates] = [0, 0, 0];
const template = () => `{ name: "Template ${templates++}", text: "Hello {name}" }`;

/** Mutations of clients, people and the office in the permission table. */
export const officePermissions: PermissionTable = {
  'Mutation.bulkUpdate': [
    'staff',
    () => `mutation { bulkUpdate(kind: REVIEW, action: REMOVE, ids: ["${UNKNOWN}"]) { done } }`,
  ],
  'Mutation.createReplyTemplate': ['staff', () => `mutation { createReplyTemplate(input: ${template()}) { id } }`],
  'Mutation.updateReplyTemplate': [
    'staff',
    () => `mutation { updateReplyTemplate(id: "${UNKNOWN}", input: ${template()}) { id } }`,
  ],
  'Mutation.removeReplyTemplate': ['staff', () => `mutation { removeReplyTemplate(id: "${UNKNOWN}") { id } }`],
  'Mutation.renamePerson': ['staff', () => 'mutation { renamePerson(email: "nobody@b.example") { id } }'],
  'Mutation.setFollowUpMail': ['staff', () => 'mutation { setFollowUpMail(isOn: true) { followUps } }'],
  'Mutation.setWeeklyMail': ['staff', () => 'mutation { setWeeklyMail(isOn: false) { weekly } }'],
  'Mutation.endSession': ['staff', () => `mutation { endSession(id: "${UNKNOWN}") { id } }`],
  'Mutation.endOtherSessions': ['staff', () => 'mutation { endOtherSessions }'],
  'Mutation.changePassword': [
    'staff',
    () => 'mutation { changePassword(input: { currentPassword: "Wrong-123", newPassword: "Secret-123" }) }',
  ],
  'Mutation.updateAccount': [
    'staff',
    () =>
      'mutation { updateAccount(input: { name: "Asha Menon", email: "a@example.com", mobile: "9876500009", currentPassword: "Wrong-123" }) { confirmationSentTo } }',
  ],
  'Mutation.confirmEmail': ['staff', () => 'mutation { confirmEmail(token: "unknown") { id } }'],
  'Mutation.beginTotp': ['staff', () => 'mutation { beginTotp(input: { password: "Wrong-123" }) { id } }'],
  'Mutation.enableTotp': ['staff', () => 'mutation { enableTotp(input: { code: "123456" }) { id } }'],
  'Mutation.disableTotp': ['staff', () => 'mutation { disableTotp(input: { password: "Wrong-123" }) { id } }'],
  'Mutation.makeRecoveryCodes': [
    'staff',
    () => 'mutation { makeRecoveryCodes(input: { password: "Wrong-123" }) { id } }',
  ],
  'Mutation.takeMessage': ['staff', () => `mutation { takeMessage(id: "${UNKNOWN}") { id } }`],
  'Mutation.assignMessage': ['staff', () => `mutation { assignMessage(id: "${UNKNOWN}") { id } }`],
  'Mutation.setMessageStage': ['staff', () => `mutation { setMessageStage(id: "${UNKNOWN}", stage: WON) { id } }`],
  'Mutation.setMessageFollowUp': ['staff', () => `mutation { setMessageFollowUp(id: "${UNKNOWN}") { id } }`],
  'Mutation.setMessageSource': ['staff', () => `mutation { setMessageSource(id: "${UNKNOWN}") { id } }`],
  'Mutation.setMessageValue': ['staff', () => `mutation { setMessageValue(id: "${UNKNOWN}") { id } }`],
  'Mutation.sendMessage': ['public', () => `mutation { sendMessage(input: ${letter}) { id } }`],
  'Mutation.markMessageRead': ['staff', () => `mutation { markMessageRead(id: "${UNKNOWN}") { id } }`],
  'Mutation.markMessageSpam': ['staff', () => `mutation { markMessageSpam(id: "${UNKNOWN}") { id } }`],
  'Mutation.markNotAutomatic': ['staff', () => `mutation { markNotAutomatic(id: "${UNKNOWN}") { id } }`],
  'Mutation.replyToMessage': [
    'staff',
    () => `mutation { replyToMessage(id: "${UNKNOWN}", input: { replyText: "Hello" }) { id } }`,
  ],
  'Mutation.addNote': ['staff', () => `mutation { addNote(id: "${UNKNOWN}", input: { text: "Hello" }) { id } }`],
  'Mutation.saveReplyDraft': ['staff', () => `mutation { saveReplyDraft(id: "${UNKNOWN}", input: { text: "Hello" }) }`],
  'Mutation.markPresence': ['staff', () => `mutation { markPresence(id: "${UNKNOWN}") { id } }`],
  'Mutation.removeMessage': ['staff', () => `mutation { removeMessage(id: "${UNKNOWN}") { id } }`],
  'Mutation.saveView': [
    'staff',
    () => `mutation { saveView(input: { name: "View ${viewed++}", query: "due=yes" }) { id } }`,
  ],
  'Mutation.removeView': ['staff', () => `mutation { removeView(id: "${UNKNOWN}") { id } }`],
  'Mutation.signIn': [
    'public',
    () => 'mutation { signIn(input: { identifier: "a@b.example", password: "Secret-123" }) { message } }',
  ],
  'Mutation.verifyCode': [
    'public',
    () => 'mutation { verifyCode(input: { identifier: "a@b.example", otp: "123456" }) { token } }',
  ],
  'Mutation.resendCode': ['public', () => 'mutation { resendCode(input: { identifier: "a@b.example" }) { message } }'],
  'Mutation.signOut': ['staff', () => 'mutation { signOut }'],
  'Mutation.signUp': ['admin', () => `mutation { signUp(input: ${newcomer(signedUp++)}) { id } }`],
  'Mutation.blockUser': ['admin', () => `mutation { blockUser(id: "${UNKNOWN}") { id } }`],
  'Mutation.createImport': [
    'admin',
    () => 'mutation { createImport(input: { fileName: "site.xml", size: 1 }) { id } }',
  ],
  'Mutation.saveImportMapping': [
    'admin',
    () => `mutation { saveImportMapping(id: "${UNKNOWN}", input: { kind: ENQUIRY }) { id } }`,
  ],
  'Mutation.startImport': ['admin', () => `mutation { startImport(id: "${UNKNOWN}", input: {}) { id } }`],
  'Mutation.undoImport': ['admin', () => `mutation { undoImport(id: "${UNKNOWN}") { id } }`],
  'Mutation.removeImport': ['admin', () => `mutation { removeImport(id: "${UNKNOWN}") { id } }`],
  'Mutation.removeSampleContent': ['admin', () => 'mutation { removeSampleContent { count } }'],
  'Mutation.launchSite': ['admin', () => 'mutation { launchSite(isLaunched: true) { isLaunched } }'],
  'Mutation.allowApps': ['admin', () => 'mutation { allowApps(isAllowed: false) { allowsApps } }'],
  'Mutation.markFirstStep': ['admin', () => 'mutation { markFirstStep(step: BRAND, isDone: true) { isOver } }'],
  'Mutation.endFirstSteps': ['admin', () => 'mutation { endFirstSteps(isOver: true) { isOver } }'],
  'Mutation.sendTestMail': ['admin', () => 'mutation { sendTestMail { isOk } }'],
  'Mutation.readMailboxNow': ['admin', () => 'mutation { readMailboxNow { isOk } }'],
  'Mutation.saveRetention': ['admin', () => 'mutation { saveRetention(input: { rules: [] }) { rules { days } } }'],
  'Mutation.exportPersonalData': [
    'admin',
    () => `mutation { exportPersonalData(input: ${somebody}, format: JSON) { fileName } }`,
  ],
  'Mutation.erasePersonalData': ['admin', () => `mutation { erasePersonalData(input: ${unconfirmed}) { id } }`],
  'Mutation.removeUser': ['admin', () => `mutation { removeUser(id: "${UNKNOWN}") { id } }`],
  'Mutation.changeUserRole': ['admin', () => `mutation { changeUserRole(id: "${UNKNOWN}", role: EMPLOYEE) { id } }`],
  'Mutation.inviteUser': [
    'admin',
    () => 'mutation { inviteUser(input: { email: "invited@b.example", role: EMPLOYEE }) { link } }',
  ],
  'Mutation.revokeInvitation': ['admin', () => `mutation { revokeInvitation(id: "${UNKNOWN}") { id } }`],
  'Mutation.acceptInvitation': [
    'public',
    () => `mutation { acceptInvitation(token: "nothing-here", input: ${joining}) }`,
  ],
  'Mutation.requestPasswordReset': [
    'public',
    () => 'mutation { requestPasswordReset(input: { identifier: "a@b.example" }) }',
  ],
  'Mutation.resetPassword': [
    'public',
    () => 'mutation { resetPassword(token: "nothing-here", input: { password: "Secret-123" }) }',
  ],
  'Mutation.subscribeToNewsletter': [
    'public',
    () => 'mutation { subscribeToNewsletter(input: { email: "reader@b.example" }) }',
  ],
  'Mutation.answerNewsletter': ['public', () => 'mutation { answerNewsletter(token: "none", input: {}) { state } }'],
  'Mutation.sendNewsletter': ['staff', () => `mutation { sendNewsletter(input: { postId: "${UNKNOWN}" }) { id } }`],
  'Mutation.testNewsletter': ['staff', () => `mutation { testNewsletter(input: { postId: "${UNKNOWN}" }) }`],
  'Mutation.pauseNewsletter': ['staff', () => `mutation { pauseNewsletter(id: "${UNKNOWN}", isPaused: true) { id } }`],
  'Mutation.stopNewsletter': ['staff', () => `mutation { stopNewsletter(id: "${UNKNOWN}") { id } }`],
  'Mutation.resendNewsletter': ['staff', () => `mutation { resendNewsletter(id: "${UNKNOWN}") { id } }`],
  'Mutation.importSubscribers': [
    'staff',
    () => 'mutation { importSubscribers(input: { csv: "Email", consent: "They have agreed." }) { added } }',
  ],
  'Mutation.removeSubscriber': ['staff', () => `mutation { removeSubscriber(id: "${UNKNOWN}") { id } }`],
  'Mutation.apply': ['public', () => `mutation { apply(input: ${application}) { id } }`],
  'Mutation.markAffiliateSpam': ['staff', () => `mutation { markAffiliateSpam(id: "${UNKNOWN}") { id } }`],
  'Mutation.setAffiliateSource': ['staff', () => `mutation { setAffiliateSource(id: "${UNKNOWN}") { id } }`],
  'Mutation.acceptAffiliate': ['staff', () => `mutation { acceptAffiliate(id: "${UNKNOWN}") { id } }`],
  'Mutation.declineAffiliate': ['staff', () => `mutation { declineAffiliate(id: "${UNKNOWN}", reason: "No") { id } }`],
  'Mutation.renewAffiliatePage': ['staff', () => `mutation { renewAffiliatePage(id: "${UNKNOWN}") { id } }`],
  'Mutation.revokeAffiliatePage': ['staff', () => `mutation { revokeAffiliatePage(id: "${UNKNOWN}") { id } }`],
  'Mutation.removeAffiliate': ['staff', () => `mutation { removeAffiliate(id: "${UNKNOWN}") { id } }`],
  'Mutation.tieReview': ['staff', () => `mutation { tieReview(id: "${UNKNOWN}") { id } }`],
  'Mutation.stopReviewReminders': ['public', () => 'mutation { stopReviewReminders(token: "nothing-here") }'],
  'Mutation.withdrawReview': ['public', () => 'mutation { withdrawReview(token: "nothing-here") { id } }'],
  'Mutation.issueReviewLink': [
    'staff',
    () => 'mutation { issueReviewLink(input: { email: "client@b.example" }) { link } }',
  ],
  'Mutation.revokeReviewLink': ['staff', () => `mutation { revokeReviewLink(id: "${UNKNOWN}") { id } }`],
  'Mutation.submitReview': [
    'public',
    () => `mutation { submitReview(token: "nothing-here", input: ${review}) { id } }`,
  ],
  'Mutation.publishReview': ['staff', () => `mutation { publishReview(id: "${UNKNOWN}") { id } }`],
  'Mutation.removeReview': ['staff', () => `mutation { removeReview(id: "${UNKNOWN}") { id } }`],
  'Mutation.bookCall': ['public', () => `mutation { bookCall(input: ${callInput}) { status } }`],
  'Mutation.moveCall': [
    'public',
    () => `mutation { moveCall(token: "nothing-here", input: { startsAt: "${LATER}" }) { status } }`,
  ],
  'Mutation.cancelCall': ['public', () => 'mutation { cancelCall(token: "nothing-here") { status } }'],
  'Mutation.addSlot': [
    'staff',
    () => `mutation { addSlot(input: { hostId: "${UNKNOWN}", date: "2099-01-01", time: "9:30" }) { id } }`,
  ],
  'Mutation.removeSlot': ['staff', () => `mutation { removeSlot(hostId: "${UNKNOWN}", startsAt: "${LATER}") { id } }`],
  'Mutation.addBooking': [
    'staff',
    () => `mutation { addBooking(input: { hostId: "${UNKNOWN}", startsAt: "${LATER}", name: "Emma Clarke",
      email: "emma@client.example", service: "Web Development" }) { id } }`,
  ],
  'Mutation.cancelBooking': ['admin', () => `mutation { cancelBooking(id: "${UNKNOWN}") { id } }`],
  'Mutation.moveBooking': [
    'admin',
    () => `mutation { moveBooking(id: "${UNKNOWN}", input: { startsAt: "${LATER}" }) { id } }`,
  ],
  'Mutation.remindBooking': ['admin', () => `mutation { remindBooking(id: "${UNKNOWN}") { id } }`],
  'Mutation.writeToBooker': [
    'admin',
    () => `mutation { writeToBooker(id: "${UNKNOWN}", input: { subject: "A", body: "B" }) { id } }`,
  ],
  'Mutation.setBookingOutcome': [
    'staff',
    () => `mutation { setBookingOutcome(id: "${UNKNOWN}", outcome: DONE) { id } }`,
  ],
  'Mutation.saveBookingHost': [
    'staff',
    () => `mutation { saveBookingHost(userId: "${UNKNOWN}", input: ${hosting}) { id } }`,
  ],
  'Mutation.addHostFeed': [
    'staff',
    () => `mutation { addHostFeed(userId: "${UNKNOWN}", input: { url: "https://calendar.example/a.ics" }) { id } }`,
  ],
  'Mutation.removeHostFeed': ['staff', () => `mutation { removeHostFeed(id: "${UNKNOWN}") { id } }`],
  'Mutation.renewHostCalendar': ['staff', () => `mutation { renewHostCalendar(userId: "${UNKNOWN}") { id } }`],
  'Mutation.revokeHostCalendar': ['staff', () => `mutation { revokeHostCalendar(userId: "${UNKNOWN}") { id } }`],
  'Mutation.issueApiToken': [
    'admin',
    () => 'mutation { issueApiToken(input: { name: "A machine", role: STAFF, days: 1 }) { id } }',
  ],
  'Mutation.rotateApiToken': ['admin', () => `mutation { rotateApiToken(id: "${UNKNOWN}", input: {}) { id } }`],
  'Mutation.endApiTokenOverlap': ['admin', () => `mutation { endApiTokenOverlap(id: "${UNKNOWN}") { id } }`],
  'Mutation.limitApiToken': ['admin', () => `mutation { limitApiToken(id: "${UNKNOWN}", input: {}) { id } }`],
  'Mutation.revokeApiToken': ['admin', () => `mutation { revokeApiToken(id: "${UNKNOWN}") { id } }`],
  'Mutation.createWebhook': ['admin', () => `mutation { createWebhook(input: ${hook}) { secret } }`],
  'Mutation.updateWebhook': ['admin', () => `mutation { updateWebhook(id: "${UNKNOWN}", input: ${hook}) { id } }`],
  'Mutation.switchWebhook': ['admin', () => `mutation { switchWebhook(id: "${UNKNOWN}") { id } }`],
  'Mutation.renewWebhookSecret': ['admin', () => `mutation { renewWebhookSecret(id: "${UNKNOWN}") { secret } }`],
  'Mutation.endWebhookOverlap': ['admin', () => `mutation { endWebhookOverlap(id: "${UNKNOWN}") { id } }`],
  'Mutation.testWebhook': ['admin', () => `mutation { testWebhook(id: "${UNKNOWN}") { id } }`],
  'Mutation.removeWebhook': ['admin', () => `mutation { removeWebhook(id: "${UNKNOWN}") { id } }`],
  'Mutation.resendWebhookDeliveries': [
    'admin',
    () => `mutation { resendWebhookDeliveries(id: "${UNKNOWN}", since: "2026-01-01T00:00:00.000Z") { totalCount } }`,
  ],
  'Mutation.resendWebhookDelivery': ['admin', () => `mutation { resendWebhookDelivery(id: "${UNKNOWN}") { id } }`],
};
