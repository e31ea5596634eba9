import { serviceName } from '#schema/catalogue.ts';
import { languageName } from '#schema/contentLanguages.ts';
import type {
  BlogPost,
  EditedPage,
  MediaPicture,
  MissedPath,
  Page,
  PortfolioItem,
  Redirect,
} from '#server/schema.gen.ts';
import { paths } from '#web/shared/paths.ts';
import { cellText, columnsOf } from './columns.ts';
import { csvList, publishState } from './csvList.ts';

const plan =
  columnsOf<Pick<BlogPost, 'publishedAt' | 'publishAt' | 'takeBackAt' | 'pendingChanges' | 'recentFigures'>>();
const stateColumns = [
  plan.date('Published on', 'publishedAt'),
  plan.date('To be published', 'publishAt'),
  plan.date('To be taken back', 'takeBackAt'),
  plan.cell('Unsaved changes of', 'pendingChanges.name'),
];
const planColumns = [
  ...stateColumns,
  plan.cell('Views in 30 days', 'recentFigures.views'),
  plan.cell('Enquiries in 30 days', 'recentFigures.enquiries'),
];

export const contentLists = {
  posts: csvList<BlogPost>('allBlogPosts', ({ cell, date, dates }) => [
    cell('Title', 'title'),
    cell('Status', 'isPublished', publishState),
    cell('Address', 'slug', (slug, { publicUrl }) => publicUrl + paths.blogPost(slug)),
    cell('Author', 'author'),
    cell('Tags', 'tags'),
    cell('Excerpt', 'excerpt'),
    cell('Language', 'language', languageName),
    ...planColumns,
    ...dates('Created', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  portfolio: csvList<PortfolioItem>('allPortfolioItems', ({ cell, date, dates }) => [
    cell('Title', 'title'),
    cell('Status', 'isPublished', publishState),
    cell('Address', 'slug', (slug, { publicUrl }) => publicUrl + paths.portfolioItem(slug)),
    cell('Category', 'category'),
    cell('Tags', 'tags'),
    cell('Services', 'services', (services, { site }) =>
      services.map((service) => serviceName(site, service)).join(', '),
    ),
    cell('Client', 'client'),
    cell('Year', 'year'),
    cell('Description', 'description'),
    cell('Language', 'language', languageName),
    ...planColumns,
    ...dates('Created', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  pages: csvList<Page>('allPages', ({ cell, date, dates }) => [
    cell('Title', 'title'),
    cell('Status', 'isPublished', publishState),
    cell('Address', 'slug', (slug, { publicUrl }) => publicUrl + paths.page(slug)),
    cell('Layout', 'layout', (layout) => (layout === 'LANDING' ? 'Landing page' : 'Page')),
    cell('Excerpt', 'excerpt'),
    cell('Language', 'language', languageName),
    ...stateColumns,
    ...dates('Created', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  pictures: csvList<MediaPicture>('mediaPictures', ({ cell, date, dates }) => [
    cell('Name', 'name'),
    cell('Alt text', 'altText'),
    cell('Address', 'url'),
    cell('Width', 'width'),
    cell('Height', 'height'),
    cell('Bytes', 'bytes'),
    cell('Kept without use', 'isKept'),
    cell('Uploaded by', 'uploadedBy'),
    ...dates('Uploaded', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  'page-texts': csvList<EditedPage>('editedPages', ({ cell, cells }) => [
    cell('Page', 'title'),
    cell('Address', 'path', (path, { publicUrl }) => publicUrl + path),
    cell('Changed texts', 'changed'),
    {
      ...cells('Last changed', ['isTouched', 'updatedAt'], ([isTouched, at], facts) =>
        isTouched ? cellText(at, facts) : '',
      ),
      isOfficeTime: true,
    },
    cells('Last changed (UTC)', ['isTouched', 'updatedAt'], ([isTouched, at]) => (isTouched ? at.toISOString() : '')),
    cell('Changed by', 'updatedBy'),
    cell('Id', 'id'),
  ]),
  redirects: csvList<Redirect>('redirects', ({ cell, date, dates }) => [
    cell('From', 'from'),
    cell('To', 'to'),
    cell('Status', 'status'),
    ...dates('Made', 'createdAt'),
    date('Changed', 'updatedAt'),
    cell('Id', 'id'),
  ]),
  'not-found': csvList<MissedPath>('missedPaths', ({ cell, date, dates }) => [
    cell('Address', 'path'),
    cell('Times', 'count'),
    cell('Probe', 'isProbe'),
    date('First asked for', 'firstAt'),
    ...dates('Last asked for', 'lastAt'),
    cell('Linked from', 'lastReferrer'),
    cell('Id', 'id'),
  ]),
};
