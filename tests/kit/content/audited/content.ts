import { expect } from 'vitest';
import { blogOperations, blogPost, makePost, sendPost } from '#tests/kit/content/blog.ts';
import { changePage, makePage, pageInput, pageOperations, textSection } from '#tests/kit/content/page.ts';
import { saveTexts, sendTexts } from '#tests/kit/content/pageText.ts';
import { makeItem, portfolioItem, portfolioOperations, sendItem } from '#tests/kit/content/portfolio.ts';
import { makePreview, previewOperations } from '#tests/kit/content/preview.ts';
import { fieldValue, listRevisions, revisionOperations } from '#tests/kit/content/revision.ts';
import type { AuditedWorld, Cases } from './case.ts';

const [on, off] = [{ isPublished: true }, { isPublished: false }];
/** The first publication also sets its time. */
const [firstOn, neverOn] = [
  { isPublished: true, publishedAt: expect.any(String) },
  { isPublished: false, publishedAt: null },
];

/** Makes a preview link while the clock is stopped. */
function sharing({ product, admin }: AuditedWorld, kind: string, itemId: string) {
  product.holdTime();
  const expiresAt = new Date(product.services.now().getTime() + 7 * 24 * 3600 * 1000).toISOString();
  return { act: () => admin.gql(previewOperations.create, { input: { kind, itemId } }), after: { expiresAt } };
}

export const contentCases: Cases = {
  restoreRevision: [
    async ({ admin }) => {
      const sent = blogPost({ body: 'As it was.' });
      const { id, title: label } = await makePost(admin, sent);
      const [first] = await listRevisions(admin, 'BLOG_POST', id);
      await admin.gql(blogOperations.update, { id, input: { ...sent, body: 'As it is.' } });
      const act = () => admin.gql(revisionOperations.restore, { id: first?.id });
      return { act, action: 'blog.restore', id, label, before: { body: 'As it is.' }, after: { body: 'As it was.' } };
    },
    async ({ admin }) => {
      const sent = portfolioItem({ description: 'As it was.' });
      const { id, title: label } = await makeItem(admin, sent);
      const [first] = await listRevisions(admin, 'PORTFOLIO_ITEM', id);
      await admin.gql(portfolioOperations.update, { id, input: { ...sent, description: 'As it is.' } });
      const [before, after] = [{ description: 'As it is.' }, { description: 'As it was.' }];
      const act = () => admin.gql(revisionOperations.restore, { id: first?.id });
      return { act, action: 'portfolio.restore', id, label, before, after };
    },
    async ({ admin }) => {
      const { id, title: label } = await makePage(admin, { sections: [textSection('As it was.')] });
      const [first] = await listRevisions(admin, 'PAGE', id);
      await changePage(admin, id, { sections: [textSection('As it is.')] });
      const [before, after] = [{ sections: '[text]\nAs it is.' }, { sections: '[text]\nAs it was.' }];
      const act = () => admin.gql(revisionOperations.restore, { id: first?.id });
      return { act, action: 'page.restore', id, label, before, after };
    },
    async ({ admin }) => {
      const { id } = await saveTexts(admin, 'CONTACT', { lead: 'As it was.' });
      await saveTexts(admin, 'CONTACT', { lead: 'As it is.' });
      const version = (await listRevisions(admin, 'PAGE_TEXT', id)).findLast(
        (one) => fieldValue(one, 'lead') === 'As it was.',
      );
      const [before, after] = [{ lead: 'As it is.' }, { lead: 'As it was.' }];
      const act = () => admin.gql(revisionOperations.restore, { id: version?.id });
      return { act, action: 'pageText.restore', id, label: 'Contact', before, after };
    },
  ],
  savePageTexts: [
    async ({ admin }) => {
      await saveTexts(admin, 'HOME', { closingTitle: null });
      return {
        act: () => sendTexts(admin, 'HOME', { closingTitle: 'Write to us' }),
        ...{ action: 'pageText.update', label: 'Home' },
        ...{ before: { closingTitle: 'Tell us what should grow' }, after: { closingTitle: 'Write to us' } },
      };
    },
  ],
  createBlogPost: [
    async ({ admin }) => {
      const input = blogPost();
      const { slug, excerpt, author, tags } = input;
      const after = { slug, excerpt, author, tags, isPublished: false };
      return { act: () => sendPost(admin, input), action: 'blog.create', label: String(input.title), after };
    },
  ],
  updateBlogPost: [
    async ({ admin }) => {
      const sent = blogPost({ body: 'As it was.' });
      const { id } = await makePost(admin, sent);
      const changes = { title: 'Another title', body: 'As it is.', tags: ['one', 'two'], isPublished: true };
      return {
        act: () => admin.gql(blogOperations.update, { id, input: { ...sent, ...changes } }),
        ...{ action: 'blog.update', id, label: 'Another title', after: { ...changes, ...firstOn } },
        before: { title: sent.title, body: 'As it was.', tags: ['marketing'], ...neverOn },
      };
    },
  ],
  publishBlogPost: [
    async ({ admin }) => {
      const { id, title: label } = await makePost(admin);
      const act = () => admin.gql(blogOperations.publish, { id });
      return { act, action: 'blog.publish', id, label, before: neverOn, after: firstOn };
    },
    async ({ admin }) => {
      const { id, title: label } = await makePost(admin, { isPublished: true });
      const act = () => admin.gql(blogOperations.publish, { id, isPublished: false });
      return { act, action: 'blog.unpublish', id, label, before: on, after: off };
    },
  ],
  bulkUpdate: [
    async ({ admin }) => {
      const { id, title: label } = await makePost(admin);
      const publish = 'mutation ($ids: [UUID!]!) { bulkUpdate(kind: BLOG_POST, action: PUBLISH, ids: $ids) { done } }';
      return {
        act: () => admin.gql(publish, { ids: [id] }),
        ...{ action: 'blog.publish', id, label, before: neverOn, after: firstOn },
      };
    },
  ],
  removeBlogPost: [
    async ({ admin }) => {
      const { id, title: label, slug, excerpt, author, tags } = await makePost(admin, { body: 'Long.' });
      const before = { slug, excerpt, author, tags, isPublished: false };
      return { act: () => admin.gql(blogOperations.remove, { id }), action: 'blog.remove', id, label, before };
    },
  ],
  createPreviewLink: [
    async (world) => {
      const { id, title: label } = await makePost(world.admin);
      return { ...sharing(world, 'BLOG_POST', id), action: 'blog.sharePreview', id, label };
    },
    async (world) => {
      const { id, title: label } = await makeItem(world.admin);
      return { ...sharing(world, 'PORTFOLIO_ITEM', id), action: 'portfolio.sharePreview', id, label };
    },
    async (world) => {
      const { id, title: label } = await makePage(world.admin);
      return { ...sharing(world, 'PAGE', id), action: 'page.sharePreview', id, label };
    },
  ],
  revokePreviewLink: [
    async ({ admin }) => {
      const { id, title: label } = await makePost(admin);
      const { id: linkId } = await makePreview(admin, 'BLOG_POST', id);
      const act = () => admin.gql(previewOperations.revoke, { id: linkId });
      return { act, action: 'blog.revokePreview', id, label };
    },
    async ({ admin }) => {
      const { id, title: label } = await makeItem(admin);
      const { id: linkId } = await makePreview(admin, 'PORTFOLIO_ITEM', id);
      const act = () => admin.gql(previewOperations.revoke, { id: linkId });
      return { act, action: 'portfolio.revokePreview', id, label };
    },
    async ({ admin }) => {
      const { id, title: label } = await makePage(admin);
      const { id: linkId } = await makePreview(admin, 'PAGE', id);
      const act = () => admin.gql(previewOperations.revoke, { id: linkId });
      return { act, action: 'page.revokePreview', id, label };
    },
  ],
  createPage: [
    async ({ admin }) => {
      const input = pageInput();
      const after = { slug: input.slug, layout: 'PAGE', isPublished: false };
      const act = () => admin.gql(pageOperations.create, { input });
      return { act, action: 'page.create', label: String(input.title), after };
    },
  ],
  updatePage: [
    async ({ admin }) => {
      const { id, title: label } = await makePage(admin, { sections: [textSection('As it was.')] });
      const input = { layout: 'LANDING', sections: [textSection('As it is.')] };
      const act = () => admin.gql(pageOperations.update, { id, input });
      const before = { layout: 'PAGE', sections: '[text]\nAs it was.' };
      return {
        act,
        action: 'page.update',
        id,
        label,
        before,
        after: { layout: 'LANDING', sections: '[text]\nAs it is.' },
      };
    },
  ],
  publishPage: [
    async ({ admin }) => {
      const { id, title: label } = await makePage(admin);
      const act = () => admin.gql(pageOperations.publish, { id });
      return { act, action: 'page.publish', id, label, before: neverOn, after: firstOn };
    },
    async ({ admin }) => {
      const { id, title: label } = await makePage(admin, { isPublished: true });
      const act = () => admin.gql(pageOperations.publish, { id });
      return { act, action: 'page.unpublish', id, label, before: on, after: off };
    },
  ],
  removePage: [
    async ({ admin }) => {
      const { id, title: label, slug } = await makePage(admin);
      const before = { slug, layout: 'PAGE', isPublished: false };
      return { act: () => admin.gql(pageOperations.remove, { id }), action: 'page.remove', id, label, before };
    },
  ],
  createPortfolioItem: [
    async ({ admin }) => {
      const input = portfolioItem();
      const { slug, category, tags } = input;
      const after = { slug, category, tags, isPublished: false };
      return { act: () => sendItem(admin, input), action: 'portfolio.create', label: String(input.title), after };
    },
  ],
  updatePortfolioItem: [
    async ({ admin }) => {
      const sent = portfolioItem();
      const { id, title: label } = await makeItem(admin, sent);
      const changes = { description: 'What was done, and why.', imageUrl: 'https://pictures.example/b.png' };
      return {
        act: () => admin.gql(portfolioOperations.update, { id, input: { ...sent, ...changes } }),
        ...{ action: 'portfolio.update', id, label, after: changes },
        before: { description: sent.description, imageUrl: sent.imageUrl },
      };
    },
  ],
  publishPortfolioItem: [
    async ({ admin }) => {
      const { id, title: label } = await makeItem(admin);
      const act = () => admin.gql(portfolioOperations.publish, { id });
      return { act, action: 'portfolio.publish', id, label, before: neverOn, after: firstOn };
    },
    async ({ admin }) => {
      const { id, title: label } = await makeItem(admin, { isPublished: true });
      const act = () => admin.gql(portfolioOperations.publish, { id });
      return { act, action: 'portfolio.unpublish', id, label, before: on, after: off };
    },
  ],
  removePortfolioItem: [
    async ({ admin }) => {
      const { id, title: label, slug, category, tags } = await makeItem(admin);
      const before = { slug, category, tags, isPublished: false };
      return {
        act: () => admin.gql(portfolioOperations.remove, { id }),
        action: 'portfolio.remove',
        id,
        label,
        before,
      };
    },
  ],
};
