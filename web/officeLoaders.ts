import { idForm } from '#schema/common.ts';
import {
  MyAuthorProfileDocument,
  MyMailSettingsDocument,
  MySecondStepDocument,
  MySessionsDocument,
} from '#web/account/documents.ts';
import { ManageAffiliatesDocument } from '#web/affiliate/documents.ts';
import { ApiTokensDocument } from '#web/apiToken/documents.ts';
import { AuditActorsDocument, AuditEntriesDocument } from '#web/audit/documents.ts';
import { filterOf } from '#web/audit/filter.ts';
import { EditBlogPostDocument, ManageBlogsDocument } from '#web/blog/documents.ts';
import { CampaignNamesDocument } from '#web/campaign/documents.ts';
import { OverviewDocument, PipelineDocument } from '#web/dashboard/documents.ts';
import type { FetchQuery, Loader } from '#web/data/loader.ts';
import type { RevisionKind } from '#web/gql/graphql.ts';
import { ImportsDocument } from '#web/import/documents.ts';
import { InsightsDocument } from '#web/insight/documents.ts';
import { periodIn } from '#web/insight/period.ts';
import { folderIn, OFFICE_PAGE, publishedIn, searchIn, sourceIn, stateIn } from '#web/lists/folderParams.ts';
import { MediaPicturesDocument } from '#web/media/documents.ts';
import { boardVariables } from '#web/message/board/boardVariables.ts';
import { BoardDocument } from '#web/message/board/documents.ts';
import { MessageDocument, MessagesDocument } from '#web/message/documents.ts';
import { isBoardIn, wantedIn } from '#web/message/list/filter.ts';
import { EditedPageDocument, EditedPagesDocument } from '#web/pageText/documents.ts';
import { MessagePersonDocument } from '#web/person/documents.ts';
import { EditPortfolioItemDocument, ManagePortfolioDocument } from '#web/portfolio/documents.ts';
import { IndexNowDocument, MissedPathsDocument, RedirectsDocument } from '#web/redirect/documents.ts';
import { ReplyTemplatesDocument } from '#web/replyTemplate/documents.ts';
import { ManageReviewsDocument, ReviewLinksDocument } from '#web/review/documents.ts';
import { revisedKinds } from '#web/revision/kinds.ts';
import { readSession } from '#web/session/session.ts';
import { SiteDocument } from '#web/site/documents.ts';
import { InvitationsDocument, UsersDocument } from '#web/user/documents.ts';
import { WebhookDeliveriesDocument, WebhookDocument, WebhooksDocument } from '#web/webhook/documents.ts';

// The loaders of the back office's screens (web/officeRoutes.tsx), with the documents that they ask: a chunk of its own, which
// strangers do not load.

const first = OFFICE_PAGE;

/** Who is signed in; the server does not know when it writes a shell (web/data/bootRequests.ts). */
const viewerId = () => (globalThis.document ? readSession()?.user._id : undefined);

/** A loader for the item of the address, if that has an id: the server need not be asked for anything else. */
const ofItem =
  (load: (id: string, fetchQuery: FetchQuery) => Promise<unknown>): Loader =>
  async ({ params: { id = '' }, fetchQuery }) =>
    idForm.test(id) ? load(id, fetchQuery) : undefined;

export const dashboard: Loader = ({ fetchQuery }) =>
  Promise.all([fetchQuery(OverviewDocument, {}), fetchQuery(PipelineDocument, {})]);

export const account: Loader = ({ fetchQuery }) =>
  Promise.all([
    fetchQuery(MySessionsDocument, { first }),
    fetchQuery(MySecondStepDocument, {}),
    fetchQuery(MyMailSettingsDocument, {}),
    fetchQuery(MyAuthorProfileDocument, {}),
  ]);

export const messages: Loader = async ({ search, fetchQuery }) => {
  const wanted = wantedIn(search, viewerId());
  if (!wanted) return undefined;
  return isBoardIn(search)
    ? fetchQuery(BoardDocument, boardVariables(wanted))
    : fetchQuery(MessagesDocument, { ...wanted, first });
};

export const message = ofItem((id, fetchQuery) =>
  Promise.all([fetchQuery(MessageDocument, { id }), fetchQuery(MessagePersonDocument, { id })]),
);

export const replyTemplates: Loader = ({ fetchQuery }) => fetchQuery(ReplyTemplatesDocument, { first });

export const media: Loader = ({ search, fetchQuery }) =>
  fetchQuery(MediaPicturesDocument, { search: searchIn(search), first });

export const manageBlogs: Loader = ({ search, fetchQuery }) =>
  fetchQuery(ManageBlogsDocument, { search: searchIn(search), isPublished: publishedIn(search), first });

export const editBlog: Loader = ({ params: { slug = '' }, fetchQuery }) => fetchQuery(EditBlogPostDocument, { slug });

/** What an address names; its versions are asked for by its id, once that is there. */
const revisionsOf =
  (kind: RevisionKind): Loader =>
  ({ params: { slug = '' }, fetchQuery }) =>
    fetchQuery(revisedKinds[kind].document, { slug });

export const blogRevisions = revisionsOf('BLOG_POST');

export const portfolioRevisions = revisionsOf('PORTFOLIO_ITEM');

export const textRevisions = revisionsOf('PAGE_TEXT');

export const texts: Loader = ({ fetchQuery }) => fetchQuery(EditedPagesDocument, { first });

export const editTexts: Loader = ({ params: { slug = '' }, fetchQuery }) => fetchQuery(EditedPageDocument, { slug });

export const managePortfolio: Loader = ({ search, fetchQuery }) =>
  fetchQuery(ManagePortfolioDocument, { search: searchIn(search), isPublished: publishedIn(search), first });

export const editPortfolio: Loader = ({ params: { slug = '' }, fetchQuery }) =>
  fetchQuery(EditPortfolioItemDocument, { slug });

export const reviewLinks: Loader = ({ fetchQuery }) => fetchQuery(ReviewLinksDocument, { first });

export const manageReviews: Loader = ({ search, fetchQuery }) =>
  fetchQuery(ManageReviewsDocument, { search: searchIn(search), isPublished: publishedIn(search), first });

export const manageAffiliates: Loader = ({ search, fetchQuery }) =>
  fetchQuery(ManageAffiliatesDocument, {
    ...{ folder: folderIn(search), search: searchIn(search), source: sourceIn(search), state: stateIn(search), first },
  });

export const users: Loader = ({ fetchQuery }) =>
  Promise.all([fetchQuery(UsersDocument, { first }), fetchQuery(InvitationsDocument, { first })]);

export const apiTokens: Loader = ({ fetchQuery }) => fetchQuery(ApiTokensDocument, { first });

export const campaignLinks: Loader = ({ fetchQuery }) => fetchQuery(CampaignNamesDocument, {});

export const webhooks: Loader = ({ fetchQuery }) => fetchQuery(WebhooksDocument, { first });

export const webhook = ofItem((id, fetchQuery) =>
  Promise.all([fetchQuery(WebhookDocument, { id }), fetchQuery(WebhookDeliveriesDocument, { id, first })]),
);

export const redirects: Loader = ({ fetchQuery }) =>
  Promise.all([
    fetchQuery(RedirectsDocument, { first }),
    fetchQuery(MissedPathsDocument, { first }),
    fetchQuery(IndexNowDocument, {}),
  ]);

export const imports: Loader = ({ fetchQuery }) => fetchQuery(ImportsDocument, { first });

export const siteSettings: Loader = ({ fetchQuery }) => fetchQuery(SiteDocument, {});

export const insights: Loader = ({ search, fetchQuery }) => fetchQuery(InsightsDocument, { period: periodIn(search) });

export const audit: Loader = ({ search, fetchQuery }) =>
  Promise.all([
    fetchQuery(AuditEntriesDocument, { filter: filterOf(search), first }),
    fetchQuery(AuditActorsDocument, {}),
  ]);
