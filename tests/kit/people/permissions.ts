import type { GraphQLField } from 'graphql';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';

/** Who may use a field: everyone, members of staff, or admins only. */
export type PermissionAudience = 'public' | 'staff' | 'admin';

const post = '{ title: "A title", excerpt: "An excerpt.", author: "Asha", tags: ["a"] }';
const application =
  '{ name: "Neha", companyName: "Kaveri", email: "neha@kaveri.example", phone: "+919876500114", service: ADVERTISER }';
const review =
  '{ name: "Devika", companyName: "Harbour", position: "Owner", clientFeedback: "They did it.", rating: 5 }';
const item =
  '{ title: "A title", description: "Text.", category: "Web", tags: ["a"], imageUrl: "https://a.example/a.png" }';
export const newcomer = (number: number) =>
  `{ name: "Newcomer", email: "newcomer${number}@b.example", password: "Secret-123", mobile: "912345678${number}", role: EMPLOYEE }`;
const letter = '{ name: "Asha", email: "a@b.example", contactNumber: "9876543210", service: "Web Development" }';
const LATER = '2099-01-01T10:00:00.000Z';
const callInput = `{ startsAt: "${LATER}", timeZone: "Asia/Kolkata", name: "Asha", email: "a@b.example", phone: "+12125550123", service: "Web Development" }`;
const somebody = '{ addresses: ["nobody@held.example"] }';
const unconfirmed = '{ addresses: ["nobody@held.example"], confirmation: "" }';
const hook = '{ url: "https://hooks.example/", events: [POST_PUBLISHED] }';
const hosting = '{ isActive: true, hours: [], daysOff: [] }';
const joining = '{ name: "Newcomer", mobile: "8000000000", password: "Secret-123" }';
let [signedUp, viewed, templates, redirected, profiled] = [0, 0, 0, 0, 0];
const template = () => `{ name: "Template ${templates++}", text: "Hello {name}" }`;

/**
 * THE PERMISSION TABLE, written by hand (spec section 6): the audience of each root field, and an operation with it.
 */
export const permissions: Record<string, [audience: PermissionAudience, operation: () => string]> = {
  'Query.overview': ['staff', () => '{ overview { unreadMessages } }'],
  'Subscription.arrived': ['staff', () => 'subscription { arrived { kind } }'],
  'Query.renderedText': ['staff', () => '{ renderedText(input: { body: "A *text*" }) { html } }'],
  'Query.deletions': ['public', () => `{ deletions(since: "${LATER}") { totalCount } }`],
  'Query.affiliate': ['staff', () => `{ affiliate(id: "${UNKNOWN}") { id } }`],
  'Query.auditEntry': ['admin', () => `{ auditEntry(id: "${UNKNOWN}") { id } }`],
  'Query.booking': ['admin', () => `{ booking(id: "${UNKNOWN}") { id } }`],
  'Query.invitation': ['admin', () => `{ invitation(id: "${UNKNOWN}") { id } }`],
  'Query.mediaPicture': ['staff', () => `{ mediaPicture(id: "${UNKNOWN}") { id } }`],
  'Query.missedPath': ['admin', () => `{ missedPath(id: "${UNKNOWN}") { id } }`],
  'Query.previewLink': ['staff', () => `{ previewLink(id: "${UNKNOWN}") { id } }`],
  'Query.redirect': ['admin', () => `{ redirect(id: "${UNKNOWN}") { id } }`],
  'Query.replyTemplate': ['staff', () => `{ replyTemplate(id: "${UNKNOWN}") { id } }`],
  'Query.review': ['public', () => `{ review(id: "${UNKNOWN}") { id } }`],
  'Query.reviewLink': ['staff', () => `{ reviewLink(id: "${UNKNOWN}") { id } }`],
  'Query.user': ['admin', () => `{ user(id: "${UNKNOWN}") { id } }`],
  'Query.webhookDelivery': ['admin', () => `{ webhookDelivery(id: "${UNKNOWN}") { id } }`],
  'Query.search': ['staff', () => '{ search(text: "Asha") { results { id } } }'],
  'Mutation.bulkUpdate': [
    'staff',
    () => `mutation { bulkUpdate(kind: REVIEW, action: REMOVE, ids: ["${UNKNOWN}"]) { done } }`,
  ],
  'Query.insights': ['staff', () => '{ insights { unit } }'],
  'Query.pipeline': ['staff', () => '{ pipeline { stages { count } } }'],
  'Query.revisions': ['staff', () => `{ revisions(kind: BLOG_POST, id: "${UNKNOWN}") { totalCount } }`],
  'Query.revision': ['staff', () => `{ revision(id: "${UNKNOWN}") { id } }`],
  'Mutation.restoreRevision': ['staff', () => `mutation { restoreRevision(id: "${UNKNOWN}") { id } }`],
  'Query.replyTemplates': ['staff', () => '{ replyTemplates { totalCount } }'],
  'Mutation.createReplyTemplate': ['staff', () => `mutation { createReplyTemplate(input: ${template()}) { id } }`],
  'Mutation.updateReplyTemplate': [
    'staff',
    () => `mutation { updateReplyTemplate(id: "${UNKNOWN}", input: ${template()}) { id } }`,
  ],
  'Mutation.removeReplyTemplate': ['staff', () => `mutation { removeReplyTemplate(id: "${UNKNOWN}") { id } }`],
  'Query.mediaPictures': ['staff', () => '{ mediaPictures { totalCount } }'],
  'Mutation.uploadPicture': [
    'staff',
    () => 'mutation ($file: Upload!) { uploadPicture(input: { file: $file }) { id } }',
  ],
  'Query.mediaUses': ['staff', () => `{ mediaUses(id: "${UNKNOWN}") { totalCount } }`],
  'Mutation.replacePicture': [
    'staff',
    () => `mutation ($file: Upload!) { replacePicture(id: "${UNKNOWN}", input: { file: $file }) { id } }`,
  ],
  'Mutation.removePicture': ['staff', () => `mutation { removePicture(id: "${UNKNOWN}") { id } }`],
  'Mutation.updatePicture': [
    'staff',
    () => `mutation { updatePicture(id: "${UNKNOWN}", input: { name: "A name" }) { id } }`,
  ],
  'Query.blogFilters': ['public', () => '{ blogFilters { tags { name } } }'],
  'Query.redirectTarget': ['public', () => '{ redirectTarget(path: "/nothing-here") }'],
  'Query.author': ['public', () => '{ author(slug: "nothing-here") { id } }'],
  'Query.myAuthorProfile': ['staff', () => '{ myAuthorProfile { id } }'],
  'Mutation.saveAuthorProfile': [
    'staff',
    () =>
      `mutation { saveAuthorProfile(input: { slug: "page-${profiled}", name: "Page ${profiled++}", about: "", isOn: false }) { id } }`,
  ],
  'Query.pageTexts': ['public', () => '{ pageTexts(page: HOME) { page } }'],
  'Query.editedPages': ['admin', () => '{ editedPages { totalCount } }'],
  'Query.editedPage': ['admin', () => '{ editedPage(slug: "home") { id } }'],
  'Query.renderedSections': ['admin', () => '{ renderedSections(input: { body: "## One" }) { sections { id } } }'],
  'Mutation.savePageTexts': ['admin', () => 'mutation { savePageTexts(input: { page: HOME, texts: [] }) { id } }'],
  'Query.redirects': ['admin', () => '{ redirects { totalCount } }'],
  'Query.missedPaths': ['admin', () => '{ missedPaths { totalCount } }'],
  'Mutation.createRedirect': [
    'admin',
    () => `mutation { createRedirect(input: { from: "/old-${redirected++}", isGone: true }) { id } }`,
  ],
  'Mutation.updateRedirect': [
    'admin',
    () => `mutation { updateRedirect(id: "${UNKNOWN}", input: { from: "/old", to: "/" }) { id } }`,
  ],
  'Mutation.removeRedirect': ['admin', () => `mutation { removeRedirect(id: "${UNKNOWN}") { id } }`],
  'Mutation.forgetMissedPath': ['admin', () => `mutation { forgetMissedPath(id: "${UNKNOWN}") { id } }`],
  'Mutation.forgetMissedPaths': ['admin', () => 'mutation { forgetMissedPaths }'],
  'Query.serviceCatalogue': ['public', () => '{ serviceCatalogue { choices } }'],
  'Mutation.saveServiceCatalogue': [
    'staff',
    () => 'mutation { saveServiceCatalogue(input: { services: [] }, ifUpdatedAt: "2000-01-01T00:00:00.000Z") { id } }',
  ],
  'Query.siteNavigation': ['public', () => '{ siteNavigation { hasBlog } }'],
  'Mutation.saveSiteNavigation': [
    'admin',
    () =>
      'mutation { saveSiteNavigation(input: { main: [], footer: [], networks: [], hasBlog: true, hasAffiliateProgramme: true }, ifUpdatedAt: "2000-01-01T00:00:00.000Z") { id } }',
  ],
  'Query.messageFilters': ['staff', () => '{ messageFilters { services } }'],
  'Query.site': ['public', () => '{ site { name } }'],
  'Mutation.saveSite': ['admin', () => 'mutation { saveSite(input: {}) { name } }'],
  'Query.indexNow': ['admin', () => '{ indexNow { isOn } }'],
  'Mutation.setIndexNow': ['admin', () => 'mutation { setIndexNow(isOn: false) { isOn } }'],
  'Mutation.renamePerson': ['staff', () => 'mutation { renamePerson(email: "nobody@b.example") { id } }'],
  'Query.myMailSettings': ['staff', () => '{ myMailSettings { followUps } }'],
  'Query.campaignNames': ['staff', () => '{ campaignNames { sources } }'],
  'Mutation.setFollowUpMail': ['staff', () => 'mutation { setFollowUpMail(isOn: true) { followUps } }'],
  'Mutation.setWeeklyMail': ['staff', () => 'mutation { setWeeklyMail(isOn: false) { weekly } }'],
  'Query.viewer': ['staff', () => '{ viewer { id } }'],
  'Query.mySessions': ['staff', () => '{ mySessions { totalCount } }'],
  'Query.mySecondStep': ['staff', () => '{ mySecondStep { id } }'],
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
  'Query.auditEntries': ['admin', () => '{ auditEntries { nodes { id summary } } }'],
  'Query.auditActors': ['admin', () => '{ auditActors { nodes { id name } } }'],
  'Query.users': ['admin', () => '{ users { nodes { id email } } }'],
  'Query.blogPosts': ['public', () => '{ blogPosts { totalCount } }'],
  'Query.allBlogPosts': ['staff', () => '{ allBlogPosts { totalCount } }'],
  'Query.portfolioItemNeighbours': [
    'public',
    () => '{ portfolioItemNeighbours(slug: "nothing-here") { next { id } } }',
  ],
  'Query.blogPostNeighbours': ['public', () => '{ blogPostNeighbours(slug: "nothing-here") { related { id } } }'],
  'Query.blogPost': ['public', () => '{ blogPost(slug: "nothing-here") { id } }'],
  'Query.contentDraft': ['staff', () => '{ contentDraft(kind: BLOG_POST) { id } }'],
  'Query.myDay': ['staff', () => '{ myDay { day } }'],
  'Query.officeNotices': ['admin', () => '{ officeNotices { notices { kind } } }'],
  'Query.begunDrafts': ['staff', () => '{ begunDrafts(kind: BLOG_POST) { drafts { id } } }'],
  'Mutation.saveContentDraft': [
    'staff',
    () =>
      `mutation { saveContentDraft(input: { id: "${UNKNOWN}", kind: BLOG_POST, itemId: "${UNKNOWN}", fields: {}, sequence: 1 }) { id } }`,
  ],
  'Mutation.discardContentDraft': ['staff', () => `mutation { discardContentDraft(id: "${UNKNOWN}") }`],
  'Mutation.markEditing': ['staff', () => `mutation { markEditing(id: "${UNKNOWN}") { id } }`],
  'Query.previewLinks': ['staff', () => '{ previewLinks { totalCount } }'],
  'Query.preview': ['public', () => '{ preview(token: "nothing-here") { id } }'],
  'Mutation.createPreviewLink': [
    'staff',
    () => `mutation { createPreviewLink(input: { kind: BLOG_POST, itemId: "${UNKNOWN}" }) { id } }`,
  ],
  'Mutation.revokePreviewLink': ['staff', () => `mutation { revokePreviewLink(id: "${UNKNOWN}") { id } }`],
  'Query.messages': ['staff', () => '{ messages { totalCount } }'],
  'Query.message': ['staff', () => `{ message(id: "${UNKNOWN}") { id } }`],
  'Query.colleagues': ['staff', () => '{ colleagues { totalCount } }'],
  'Mutation.takeMessage': ['staff', () => `mutation { takeMessage(id: "${UNKNOWN}") { id } }`],
  'Mutation.assignMessage': ['staff', () => `mutation { assignMessage(id: "${UNKNOWN}") { id } }`],
  'Mutation.setMessageStage': ['staff', () => `mutation { setMessageStage(id: "${UNKNOWN}", stage: WON) { id } }`],
  'Mutation.setMessageFollowUp': ['staff', () => `mutation { setMessageFollowUp(id: "${UNKNOWN}") { id } }`],
  'Query.enquirySources': ['staff', () => '{ enquirySources { nodes { name } } }'],
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
  'Query.savedViews': ['staff', () => '{ savedViews { nodes { id } } }'],
  'Mutation.saveView': [
    'staff',
    () => `mutation { saveView(input: { name: "View ${viewed++}", query: "due=yes" }) { id } }`,
  ],
  'Mutation.removeView': ['staff', () => `mutation { removeView(id: "${UNKNOWN}") { id } }`],
  'Query.pages': ['public', () => '{ pages { totalCount } }'],
  'Query.allPages': ['staff', () => '{ allPages { totalCount } }'],
  'Query.page': ['public', () => '{ page(slug: "nothing-here") { id } }'],
  'Query.previewedSections': [
    'staff',
    () => '{ previewedSections(input: { sections: [] }) { sections { __typename } } }',
  ],
  'Query.portfolioItems': ['public', () => '{ portfolioItems { totalCount } }'],
  'Query.node': ['public', () => `{ node(id: "${UNKNOWN}") { id } }`],
  'Query.nodes': ['public', () => `{ nodes(ids: ["${UNKNOWN}"]) { id } }`],
  'Query.portfolioFilters': ['public', () => '{ portfolioFilters { categories } }'],
  'Query.allPortfolioItems': ['staff', () => '{ allPortfolioItems { totalCount } }'],
  'Query.portfolioItem': ['public', () => '{ portfolioItem(slug: "nothing-here") { id } }'],
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
  'Query.holdings': ['admin', () => `{ holdings(userId: "${UNKNOWN}") { messages } }`],
  'Query.personalData': ['admin', () => `{ personalData(input: ${somebody}) { addresses } }`],
  'Query.imports': ['admin', () => '{ imports { totalCount } }'],
  'Query.import': ['admin', () => `{ import(id: "${UNKNOWN}") { id } }`],
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
  'Query.sampleContent': ['admin', () => '{ sampleContent { count } }'],
  'Mutation.removeSampleContent': ['admin', () => 'mutation { removeSampleContent { count } }'],
  'Mutation.launchSite': ['admin', () => 'mutation { launchSite(isLaunched: true) { isLaunched } }'],
  'Mutation.allowApps': ['admin', () => 'mutation { allowApps(isAllowed: false) { allowsApps } }'],
  'Mutation.saveOpeningText': ['admin', () => 'mutation { saveOpeningText(input: { text: null }) { openingText } }'],
  'Query.firstSteps': ['admin', () => '{ firstSteps { isOver } }'],
  'Mutation.markFirstStep': ['admin', () => 'mutation { markFirstStep(step: BRAND, isDone: true) { isOver } }'],
  'Mutation.endFirstSteps': ['admin', () => 'mutation { endFirstSteps(isOver: true) { isOver } }'],
  'Mutation.sendTestMail': ['admin', () => 'mutation { sendTestMail { isOk } }'],
  'Mutation.readMailboxNow': ['admin', () => 'mutation { readMailboxNow { isOk } }'],
  'Query.backups': ['admin', () => '{ backups { keep } }'],
  'Query.retention': ['admin', () => '{ retention { rules { days } } }'],
  'Mutation.saveRetention': ['admin', () => 'mutation { saveRetention(input: { rules: [] }) { rules { days } } }'],
  'Query.erasure': ['admin', () => `{ erasure(id: "${UNKNOWN}") { id } }`],
  'Mutation.exportPersonalData': [
    'admin',
    () => `mutation { exportPersonalData(input: ${somebody}, format: JSON) { fileName } }`,
  ],
  'Mutation.erasePersonalData': ['admin', () => `mutation { erasePersonalData(input: ${unconfirmed}) { id } }`],
  'Mutation.removeUser': ['admin', () => `mutation { removeUser(id: "${UNKNOWN}") { id } }`],
  'Mutation.changeUserRole': ['admin', () => `mutation { changeUserRole(id: "${UNKNOWN}", role: EMPLOYEE) { id } }`],
  'Query.invitations': ['admin', () => '{ invitations { nodes { id email } } }'],
  'Query.openInvitation': ['public', () => '{ openInvitation(token: "nothing-here") { id } }'],
  'Mutation.inviteUser': [
    'admin',
    () => 'mutation { inviteUser(input: { email: "invited@b.example", role: EMPLOYEE }) { link } }',
  ],
  'Mutation.revokeInvitation': ['admin', () => `mutation { revokeInvitation(id: "${UNKNOWN}") { id } }`],
  'Mutation.acceptInvitation': [
    'public',
    () => `mutation { acceptInvitation(token: "nothing-here", input: ${joining}) }`,
  ],
  'Query.passwordResetOpen': ['public', () => '{ passwordResetOpen(token: "nothing-here") }'],
  'Mutation.requestPasswordReset': [
    'public',
    () => 'mutation { requestPasswordReset(input: { identifier: "a@b.example" }) }',
  ],
  'Mutation.resetPassword': [
    'public',
    () => 'mutation { resetPassword(token: "nothing-here", input: { password: "Secret-123" }) }',
  ],
  'Mutation.createBlogPost': ['staff', () => `mutation { createBlogPost(input: ${post}) { id } }`],
  'Mutation.updateBlogPost': ['staff', () => `mutation { updateBlogPost(id: "${UNKNOWN}", input: ${post}) { id } }`],
  'Mutation.publishBlogPost': ['staff', () => `mutation { publishBlogPost(id: "${UNKNOWN}") { id } }`],
  'Mutation.removeBlogPost': ['staff', () => `mutation { removeBlogPost(id: "${UNKNOWN}") { id } }`],
  'Query.newsletterSubscribers': ['staff', () => '{ newsletterSubscribers { totalCount } }'],
  'Query.newsletterIssues': ['staff', () => '{ newsletterIssues { totalCount } }'],
  'Query.newsletterOverview': ['staff', () => '{ newsletterOverview { confirmed } }'],
  'Query.newsletterSubscription': ['public', () => '{ newsletterSubscription(token: "none") { state } }'],
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
  'Query.affiliates': ['staff', () => '{ affiliates { nodes { id email } } }'],
  'Mutation.apply': ['public', () => `mutation { apply(input: ${application}) { id } }`],
  'Mutation.markAffiliateSpam': ['staff', () => `mutation { markAffiliateSpam(id: "${UNKNOWN}") { id } }`],
  'Mutation.setAffiliateSource': ['staff', () => `mutation { setAffiliateSource(id: "${UNKNOWN}") { id } }`],
  'Query.affiliatePage': ['public', () => '{ affiliatePage(token: "nothing-here") { id } }'],
  'Mutation.acceptAffiliate': ['staff', () => `mutation { acceptAffiliate(id: "${UNKNOWN}") { id } }`],
  'Mutation.declineAffiliate': ['staff', () => `mutation { declineAffiliate(id: "${UNKNOWN}", reason: "No") { id } }`],
  'Mutation.renewAffiliatePage': ['staff', () => `mutation { renewAffiliatePage(id: "${UNKNOWN}") { id } }`],
  'Mutation.revokeAffiliatePage': ['staff', () => `mutation { revokeAffiliatePage(id: "${UNKNOWN}") { id } }`],
  'Mutation.removeAffiliate': ['staff', () => `mutation { removeAffiliate(id: "${UNKNOWN}") { id } }`],
  'Query.reviews': ['public', () => '{ reviews { totalCount } }'],
  'Query.reviewPage': ['public', () => '{ reviewPage { totalCount } }'],
  'Query.reviewsByService': ['public', () => '{ reviewsByService { services { service } } }'],
  'Mutation.tieReview': ['staff', () => `mutation { tieReview(id: "${UNKNOWN}") { id } }`],
  'Query.allReviews': ['staff', () => '{ allReviews { nodes { id isPublished } } }'],
  'Query.reviewLinks': ['staff', () => '{ reviewLinks { nodes { id email } } }'],
  'Query.reviewInvitation': ['public', () => '{ reviewInvitation(token: "nothing-here") }'],
  'Query.reviewReminders': ['public', () => '{ reviewReminders(token: "nothing-here") }'],
  'Query.withdrawableReview': ['public', () => '{ withdrawableReview(token: "nothing-here") { id } }'],
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
  'Mutation.createPage': ['staff', () => 'mutation { createPage(input: { title: "A title" }) { id } }'],
  'Mutation.updatePage': ['staff', () => `mutation { updatePage(id: "${UNKNOWN}", input: {}) { id } }`],
  'Mutation.publishPage': ['staff', () => `mutation { publishPage(id: "${UNKNOWN}") { id } }`],
  'Mutation.removePage': ['staff', () => `mutation { removePage(id: "${UNKNOWN}") { id } }`],
  'Mutation.createPortfolioItem': ['staff', () => `mutation { createPortfolioItem(input: ${item}) { id } }`],
  'Mutation.updatePortfolioItem': [
    'staff',
    () => `mutation { updatePortfolioItem(id: "${UNKNOWN}", input: ${item}) { id } }`,
  ],
  'Mutation.publishPortfolioItem': ['staff', () => `mutation { publishPortfolioItem(id: "${UNKNOWN}") { id } }`],
  'Query.freeTimes': ['public', () => '{ freeTimes { minutes } }'],
  'Query.bookedCall': ['public', () => '{ bookedCall(token: "nothing-here") { status } }'],
  'Mutation.bookCall': ['public', () => `mutation { bookCall(input: ${callInput}) { status } }`],
  'Mutation.moveCall': [
    'public',
    () => `mutation { moveCall(token: "nothing-here", input: { startsAt: "${LATER}" }) { status } }`,
  ],
  'Mutation.cancelCall': ['public', () => 'mutation { cancelCall(token: "nothing-here") { status } }'],
  'Query.allBookings': ['admin', () => '{ allBookings { nodes { id startsAt } } }'],
  'Query.bookings': ['admin', () => '{ bookings(from: "2026-11-27") { bookings { id } } }'],
  'Query.slots': ['staff', () => `{ slots(hostId: "${UNKNOWN}", from: "2026-11-27") { slots { id } } }`],
  'Mutation.addSlot': [
    'staff',
    () => `mutation { addSlot(input: { hostId: "${UNKNOWN}", date: "2099-01-01", time: "9:30" }) { id } }`,
  ],
  'Mutation.removeSlot': ['staff', () => `mutation { removeSlot(hostId: "${UNKNOWN}", startsAt: "${LATER}") { id } }`],
  'Query.bookableSlots': [
    'staff',
    () => `{ bookableSlots(hostId: "${UNKNOWN}", from: "2026-11-27") { slots { startsAt } } }`,
  ],
  'Query.bookingObstacles': [
    'staff',
    () => `{ bookingObstacles(hostId: "${UNKNOWN}", startsAt: "${LATER}") { obstacles } }`,
  ],
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
  'Query.bookingHosts': ['staff', () => '{ bookingHosts { hosts { id } } }'],
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
  'Query.currentApiToken': ['public', () => '{ currentApiToken { id } }'],
  'Query.apiTokens': ['admin', () => '{ apiTokens { totalCount } }'],
  'Mutation.issueApiToken': [
    'admin',
    () => 'mutation { issueApiToken(input: { name: "A machine", role: STAFF, days: 1 }) { id } }',
  ],
  'Mutation.rotateApiToken': ['admin', () => `mutation { rotateApiToken(id: "${UNKNOWN}", input: {}) { id } }`],
  'Mutation.endApiTokenOverlap': ['admin', () => `mutation { endApiTokenOverlap(id: "${UNKNOWN}") { id } }`],
  'Mutation.limitApiToken': ['admin', () => `mutation { limitApiToken(id: "${UNKNOWN}", input: {}) { id } }`],
  'Mutation.revokeApiToken': ['admin', () => `mutation { revokeApiToken(id: "${UNKNOWN}") { id } }`],
  'Query.webhooks': ['admin', () => '{ webhooks { nodes { id url } } }'],
  'Query.webhook': ['admin', () => `{ webhook(id: "${UNKNOWN}") { id } }`],
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
  'Mutation.removePortfolioItem': ['staff', () => `mutation { removePortfolioItem(id: "${UNKNOWN}") { id } }`],
};

/** The fields that need a session: no API token may use them, whatever its role. */
export const sessionOnly = [
  'Query.sampleContent',
  'Mutation.removeSampleContent',
  'Query.firstSteps',
  'Mutation.allowApps',
  'Mutation.markFirstStep',
  'Mutation.endFirstSteps',
  'Mutation.sendTestMail',
  'Mutation.readMailboxNow',
  'Mutation.saveRetention',
  'Query.personalData',
  'Query.erasure',
  'Mutation.exportPersonalData',
  'Mutation.erasePersonalData',
  'Query.contentDraft',
  'Query.begunDrafts',
  'Query.myDay',
  'Query.officeNotices',
  'Mutation.saveContentDraft',
  'Mutation.discardContentDraft',
  'Mutation.markEditing',
  'Mutation.signOut',
  'Mutation.issueApiToken',
  'Mutation.rotateApiToken',
  'Mutation.endApiTokenOverlap',
  'Mutation.limitApiToken',
  'Mutation.revokeApiToken',
  'POST /admin/logout',
  'Query.mySessions',
  'Query.mySecondStep',
  'Mutation.endSession',
  'Mutation.endOtherSessions',
  'Mutation.changePassword',
  'Mutation.updateAccount',
  'Mutation.confirmEmail',
  'Mutation.beginTotp',
  'Mutation.enableTotp',
  'Mutation.disableTotp',
  'Mutation.makeRecoveryCodes',
  'Query.myMailSettings',
  'Query.myAuthorProfile',
  'Mutation.saveAuthorProfile',
  'Mutation.setFollowUpMail',
  'Mutation.setWeeklyMail',
  'Query.savedViews',
  'Mutation.saveView',
  'Mutation.removeView',
  'Mutation.saveReplyDraft',
  'Mutation.markPresence',
];

export const lets = (name: string, audience: PermissionAudience, isChange: boolean) => ({
  reader: audience === 'public' && !isChange,
  staff: audience !== 'admin' && !sessionOnly.includes(name),
  admin: !sessionOnly.includes(name),
});

export const isRefused = (code: string | undefined) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN';

export const directiveOf = ({ astNode }: GraphQLField<unknown, unknown>, name: string) =>
  astNode?.directives?.find((directive) => directive.name.value === name);

const audiences: Record<string, PermissionAudience> = { EMPLOYEE: 'staff', ADMIN: 'admin' };

/** The audience of a field by the schema, for comparison with the table. */
export function audienceOf(field: GraphQLField<unknown, unknown>): PermissionAudience | undefined {
  if (directiveOf(field, 'public')) return 'public';
  const role = directiveOf(field, 'auth')?.arguments?.find(({ name }) => name.value === 'role')?.value;
  return role?.kind === 'EnumValue' ? audiences[role.value] : undefined;
}

/** Fields of answers with secrets that are returned only once, written by hand. */
export const toldOnce = [
  'Session.token',
  'IssuedApiToken.token',
  'IssuedWebhook.secret',
  'TotpSetup.secret',
  'RecoveryCodes.codes',
];

/** Fields of answers about such secrets that do not contain them, written by hand. */
export const toldAbout = [
  ...['AuditApiToken.apiTokenId', 'CurrentApiToken.apiTokenId', 'IssuedApiToken.apiTokenId'],
  ...['SecondStep.recoveryCodesLeft', 'SecondStep.recoveryCodesMadeAt'],
];
