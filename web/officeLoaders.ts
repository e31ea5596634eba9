import { isId } from '#schema/common.ts';
import type { RevisionKind } from '#web/gql/graphql.ts';
import { MediaPicturesDocument } from '#web/office/content/media/documents.ts';
import {
  ISSUES,
  NewsletterIssuesDocument,
  NewsletterOverviewDocument,
  NewsletterSubscribersDocument,
  subscriberStateIn,
  VIEW,
} from '#web/office/content/newsletter/documents.ts';
import { EditedPageDocument, EditedPagesDocument } from '#web/office/content/pageText/documents.ts';
import { languageIn } from '#web/office/content/pageText/languageSearch.ts';
import { revisedKinds } from '#web/office/content/revision/kinds.ts';
import { CampaignNamesDocument } from '#web/office/dashboard/campaign/documents.ts';
import { MyDayDocument } from '#web/office/dashboard/day/documents.ts';
import { InsightsDocument } from '#web/office/dashboard/insight/documents.ts';
import { periodIn } from '#web/office/dashboard/insight/period.ts';
import { boardVariables } from '#web/office/message/board/boardVariables.ts';
import { BoardDocument } from '#web/office/message/board/documents.ts';
import { hasBoardView, readListParams } from '#web/office/message/list/filter.ts';
import { ReplyTemplatesDocument } from '#web/office/message/replyTemplate/documents.ts';
import { AuditActorsDocument, AuditEntriesDocument } from '#web/office/operation/audit/documents.ts';
import { filterOf } from '#web/office/operation/audit/filter.ts';
import { ImportsDocument } from '#web/office/operation/import/documents.ts';
import {
  WebhookDeliveriesDocument,
  WebhookDocument,
  WebhooksDocument,
} from '#web/office/operation/webhook/documents.ts';
import {
  MyAuthorProfileDocument,
  MyMailSettingsDocument,
  MySecondStepDocument,
  MySessionsDocument,
} from '#web/office/people/account/documents.ts';
import { ApiTokensDocument } from '#web/office/people/apiToken/documents.ts';
import { InvitationsDocument, UsersDocument } from '#web/office/people/user/documents.ts';
import { MessagePersonDocument } from '#web/office/person/documents.ts';
import { ServiceCatalogueDocument } from '#web/office/site/catalogue/documents.ts';
import { SiteDocument } from '#web/office/site/documents.ts';
import { FirstStepsDocument } from '#web/office/site/firstSteps/documents.ts';
import { SiteNavigationDocument } from '#web/office/site/navigation/documents.ts';
import { IndexNowDocument, MissedPathsDocument, RedirectsDocument } from '#web/office/site/redirect/documents.ts';
import { ManageAffiliatesDocument } from '#web/shared/data/documents/affiliates.ts';
import { MessageDocument, MessagesDocument } from '#web/shared/data/documents/messages.ts';
import { OverviewDocument, PipelineDocument } from '#web/shared/data/documents/overview.ts';
import { ManageReviewsDocument, ReviewLinksDocument } from '#web/shared/data/documents/reviews.ts';
import type { FetchQuery, Loader } from '#web/shared/data/loader.ts';
import { folderIn, OFFICE_PAGE, publishedIn, searchIn, sourceIn, stateIn } from '#web/shared/lists/folderParams.ts';
import {
  affiliateOrders,
  apiTokenOrders,
  auditOrders,
  contentOrders,
  deliveryOrders,
  importOrders,
  mediaOrders,
  missedPathOrders,
  orderIn,
  redirectOrders,
  replyTemplateOrders,
  reviewLinkOrders,
  reviewOrders,
  subscriberOrders,
  userOrders,
  webhookOrders,
} from '#web/shared/lists/listOrder.ts';
import { readSession } from '#web/shared/session/session.ts';
import { EditBlogPostDocument, ManageBlogsDocument } from '#web/site/blog/documents.ts';
import { EditPageDocument, ManagePagesDocument } from '#web/site/content/page/documents.ts';
import { EditPortfolioItemDocument, ManagePortfolioDocument } from '#web/site/portfolio/documents.ts';

// Loaders of the office routes (web/officeRoutes.tsx) with their documents, in a chunk that visitors do not load.

const first = OFFICE_PAGE;

/** A loader for the item with the id in the path; an invalid id needs no request. */
const ofItem =
  (load: (id: string, fetchQuery: FetchQuery, search: URLSearchParams) => Promise<unknown>): Loader =>
  async ({ params: { id = '' }, search, fetchQuery }) =>
    isId(id) ? load(id, fetchQuery, search) : undefined;

export const dashboard: Loader = ({ fetchQuery }) =>
  Promise.all([
    fetchQuery(MyDayDocument, { isAdmin: readSession()?.user.role === 'admin' }),
    fetchQuery(OverviewDocument, {}),
    fetchQuery(PipelineDocument, {}),
  ]);

export const account: Loader = ({ fetchQuery }) =>
  Promise.all([
    fetchQuery(MySessionsDocument, { first }),
    fetchQuery(MySecondStepDocument, {}),
    fetchQuery(MyMailSettingsDocument, {}),
    fetchQuery(MyAuthorProfileDocument, {}),
  ]);

export const messages: Loader = async ({ search, fetchQuery }) => {
  const wanted = readListParams(search, readSession()?.user._id);
  if (!wanted) return undefined;
  return hasBoardView(search)
    ? fetchQuery(BoardDocument, boardVariables(wanted))
    : fetchQuery(MessagesDocument, { ...wanted, first });
};

export const message = ofItem((id, fetchQuery) =>
  Promise.all([fetchQuery(MessageDocument, { id }), fetchQuery(MessagePersonDocument, { id })]),
);

export const replyTemplates: Loader = ({ search, fetchQuery }) =>
  fetchQuery(ReplyTemplatesDocument, { orderBy: orderIn(search, replyTemplateOrders), first });

export const media: Loader = ({ search, fetchQuery }) =>
  fetchQuery(MediaPicturesDocument, { search: searchIn(search), orderBy: orderIn(search, mediaOrders), first });

export const manageBlogs: Loader = ({ search, fetchQuery }) =>
  fetchQuery(ManageBlogsDocument, {
    search: searchIn(search),
    isPublished: publishedIn(search),
    orderBy: orderIn(search, contentOrders),
    first,
  });

export const editBlog: Loader = ({ params: { slug = '' }, fetchQuery }) => fetchQuery(EditBlogPostDocument, { slug });

/** Loads the item by slug; the screen then loads its revisions by id. */
const revisionsOf =
  (kind: RevisionKind): Loader =>
  ({ params: { slug = '' }, fetchQuery }) =>
    fetchQuery(revisedKinds[kind].document, { slug });

export const blogRevisions = revisionsOf('BLOG_POST');

export const portfolioRevisions = revisionsOf('PORTFOLIO_ITEM');

export const textRevisions: Loader = ({ params: { slug = '' }, search, fetchQuery }) =>
  fetchQuery(revisedKinds.PAGE_TEXT.document, { slug, language: languageIn(search) });

export const serviceCatalogue: Loader = ({ fetchQuery }) => fetchQuery(ServiceCatalogueDocument, {});

export const navigation: Loader = ({ fetchQuery }) => fetchQuery(SiteNavigationDocument, {});

export const texts: Loader = ({ fetchQuery }) => fetchQuery(EditedPagesDocument, { first });

export const editTexts: Loader = ({ params: { slug = '' }, search, fetchQuery }) =>
  fetchQuery(EditedPageDocument, { slug, language: languageIn(search) });

export const managePortfolio: Loader = ({ search, fetchQuery }) =>
  fetchQuery(ManagePortfolioDocument, {
    search: searchIn(search),
    isPublished: publishedIn(search),
    orderBy: orderIn(search, contentOrders),
    first,
  });

export const editPortfolio: Loader = ({ params: { slug = '' }, fetchQuery }) =>
  fetchQuery(EditPortfolioItemDocument, { slug });

export const managePages: Loader = ({ search, fetchQuery }) =>
  fetchQuery(ManagePagesDocument, {
    search: searchIn(search),
    isPublished: publishedIn(search),
    orderBy: orderIn(search, contentOrders),
    first,
  });

export const editPage: Loader = ({ params: { slug = '' }, fetchQuery }) => fetchQuery(EditPageDocument, { slug });

export const pageRevisions = revisionsOf('PAGE');

export const reviewLinks: Loader = ({ search, fetchQuery }) =>
  fetchQuery(ReviewLinksDocument, { orderBy: orderIn(search, reviewLinkOrders), first });

export const manageReviews: Loader = ({ search, fetchQuery }) =>
  fetchQuery(ManageReviewsDocument, {
    search: searchIn(search),
    isPublished: publishedIn(search),
    orderBy: orderIn(search, reviewOrders),
    first,
  });

export const manageAffiliates: Loader = ({ search, fetchQuery }) =>
  fetchQuery(ManageAffiliatesDocument, {
    ...{ folder: folderIn(search), search: searchIn(search), source: sourceIn(search), state: stateIn(search) },
    orderBy: orderIn(search, affiliateOrders),
    first,
  });

export const newsletter: Loader = ({ search, fetchQuery }) =>
  Promise.all([
    fetchQuery(NewsletterOverviewDocument, {}),
    search.get(VIEW) === ISSUES
      ? fetchQuery(NewsletterIssuesDocument, { first })
      : fetchQuery(NewsletterSubscribersDocument, {
          search: searchIn(search),
          state: subscriberStateIn(search),
          orderBy: orderIn(search, subscriberOrders),
          first,
        }),
  ]);

export const users: Loader = ({ search, fetchQuery }) =>
  Promise.all([
    fetchQuery(UsersDocument, { orderBy: orderIn(search, userOrders), first }),
    fetchQuery(InvitationsDocument, { first }),
  ]);

export const apiTokens: Loader = ({ search, fetchQuery }) =>
  fetchQuery(ApiTokensDocument, { orderBy: orderIn(search, apiTokenOrders), first });

export const campaignLinks: Loader = ({ fetchQuery }) => fetchQuery(CampaignNamesDocument, {});

export const webhooks: Loader = ({ search, fetchQuery }) =>
  fetchQuery(WebhooksDocument, { orderBy: orderIn(search, webhookOrders), first });

export const webhook = ofItem((id, fetchQuery, search) =>
  Promise.all([
    fetchQuery(WebhookDocument, { id }),
    fetchQuery(WebhookDeliveriesDocument, { id, state: null, orderBy: orderIn(search, deliveryOrders), first }),
  ]),
);

export const redirects: Loader = ({ search, fetchQuery }) =>
  Promise.all([
    fetchQuery(RedirectsDocument, { orderBy: orderIn(search, redirectOrders), first }),
    fetchQuery(MissedPathsDocument, { orderBy: orderIn(search, missedPathOrders), first }),
    fetchQuery(IndexNowDocument, {}),
  ]);

export const imports: Loader = ({ search, fetchQuery }) =>
  fetchQuery(ImportsDocument, { orderBy: orderIn(search, importOrders), first });

export const firstSteps: Loader = async ({ fetchQuery }) => {
  await Promise.all([fetchQuery(FirstStepsDocument, {}), fetchQuery(SiteDocument, {})]);
};
export const siteSettings: Loader = ({ fetchQuery }) => fetchQuery(SiteDocument, {});

export const insights: Loader = ({ search, fetchQuery }) => fetchQuery(InsightsDocument, { period: periodIn(search) });

export const audit: Loader = ({ search, fetchQuery }) =>
  Promise.all([
    fetchQuery(AuditEntriesDocument, { filter: filterOf(search), orderBy: orderIn(search, auditOrders), first }),
    fetchQuery(AuditActorsDocument, {}),
  ]);
