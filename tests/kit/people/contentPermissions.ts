import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { PermissionTable } from './permissionInputs.ts';

const post = '{ title: "A title", excerpt: "An excerpt.", author: "Asha", tags: ["a"] }';
const item =
  '{ title: "A title", description: "Text.", category: "Web", tags: ["a"], imageUrl: "https://a.example/a.png" }';
let [redirected, profiled] = [0, 0];

/** Mutations of content in the permission table. */
export const contentPermissions: PermissionTable = {
  'Mutation.restoreRevision': ['staff', () => `mutation { restoreRevision(id: "${UNKNOWN}") { id } }`],
  'Mutation.uploadPicture': [
    'staff',
    () => 'mutation ($file: Upload!) { uploadPicture(input: { file: $file }) { id } }',
  ],
  'Mutation.replacePicture': [
    'staff',
    () => `mutation ($file: Upload!) { replacePicture(id: "${UNKNOWN}", input: { file: $file }) { id } }`,
  ],
  'Mutation.removePicture': ['staff', () => `mutation { removePicture(id: "${UNKNOWN}") { id } }`],
  'Mutation.updatePicture': [
    'staff',
    () => `mutation { updatePicture(id: "${UNKNOWN}", input: { name: "A name" }) { id } }`,
  ],
  'Mutation.saveAuthorProfile': [
    'staff',
    () =>
      `mutation { saveAuthorProfile(input: { slug: "page-${profiled}", name: "Page ${profiled++}", about: "", isOn: false }) { id } }`,
  ],
  'Mutation.savePageTexts': ['admin', () => 'mutation { savePageTexts(input: { page: HOME, texts: [] }) { id } }'],
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
  'Mutation.saveServiceCatalogue': [
    'staff',
    () => 'mutation { saveServiceCatalogue(input: { services: [] }, ifUpdatedAt: "2000-01-01T00:00:00.000Z") { id } }',
  ],
  'Mutation.saveSiteNavigation': [
    'admin',
    () =>
      'mutation { saveSiteNavigation(input: { main: [], footer: [], networks: [], hasBlog: true, hasAffiliateProgramme: true }, ifUpdatedAt: "2000-01-01T00:00:00.000Z") { id } }',
  ],
  'Mutation.saveSite': ['admin', () => 'mutation { saveSite(input: {}) { name } }'],
  'Mutation.setIndexNow': ['admin', () => 'mutation { setIndexNow(isOn: false) { isOn } }'],
  'Mutation.saveContentDraft': [
    'staff',
    () =>
      `mutation { saveContentDraft(input: { id: "${UNKNOWN}", kind: BLOG_POST, itemId: "${UNKNOWN}", fields: {}, sequence: 1 }) { id } }`,
  ],
  'Mutation.discardContentDraft': ['staff', () => `mutation { discardContentDraft(id: "${UNKNOWN}") }`],
  'Mutation.markEditing': ['staff', () => `mutation { markEditing(id: "${UNKNOWN}") { id } }`],
  'Mutation.createPreviewLink': [
    'staff',
    () => `mutation { createPreviewLink(input: { kind: BLOG_POST, itemId: "${UNKNOWN}" }) { id } }`,
  ],
  'Mutation.revokePreviewLink': ['staff', () => `mutation { revokePreviewLink(id: "${UNKNOWN}") { id } }`],
  'Mutation.saveOpeningText': ['admin', () => 'mutation { saveOpeningText(input: { text: null }) { openingText } }'],
  'Mutation.createBlogPost': ['staff', () => `mutation { createBlogPost(input: ${post}) { id } }`],
  'Mutation.updateBlogPost': ['staff', () => `mutation { updateBlogPost(id: "${UNKNOWN}", input: ${post}) { id } }`],
  'Mutation.publishBlogPost': ['staff', () => `mutation { publishBlogPost(id: "${UNKNOWN}") { id } }`],
  'Mutation.removeBlogPost': ['staff', () => `mutation { removeBlogPost(id: "${UNKNOWN}") { id } }`],
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
  'Mutation.removePortfolioItem': ['staff', () => `mutation { removePortfolioItem(id: "${UNKNOWN}") { id } }`],
};
