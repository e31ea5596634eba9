import { pageStrings } from '#schema/pageStrings.ts';
import { paths } from '#web/shared/paths.ts';
import type { ContentConfig } from '#web/site/content/contentConfig.ts';
import { PagePlanDocument, PagePlanFragment, PublishPageDocument, RemovePageDocument } from './documents.ts';

const { published, unpublished, publishFailed, unpublishFailed, removed, removeFailed } = pageStrings;

export const pageConfig: ContentConfig = {
  entity: { type: 'Page', lists: ['allPages'] },
  field: 'page',
  documents: {
    plan: PagePlanDocument,
    planned: PagePlanFragment,
    publish: PublishPageDocument,
    remove: RemovePageDocument,
  },
  paths: {
    list: paths.managePages,
    page: paths.page,
    add: paths.addPage,
    edit: paths.editPage,
    revisions: paths.pageRevisions,
  },
  names: { short: 'page', one: 'page', many: 'pages' },
  sentences: {
    published: (isPublished) => (isPublished ? published : unpublished),
    publishFailed: (isPublished) => (isPublished ? publishFailed : unpublishFailed),
    removed,
    removeFailed: () => removeFailed,
  },
};
