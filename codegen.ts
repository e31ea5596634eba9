import type { CodegenConfig } from '@graphql-codegen/cli';
import { type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql';
import { kindWords } from './schema/affiliate.ts';
import { tokenRoles } from './schema/apiToken.ts';
import { auditKinds, auditVias } from './schema/audit.ts';
import { importStates } from './schema/import.ts';
import { sitePages } from './schema/pageTexts/pages.ts';
import { imageWords } from './schema/portfolio.ts';
import { references } from './schema/references.ts';
import { revisionKinds, revisionReasons } from './schema/revision.ts';
import { roleWords } from './schema/user.ts';
import { deliveryStates, eventWords } from './schema/webhook.ts';

const scalars = {
  DateTimeISO: 'string',
  EmailAddress: 'string',
  URL: 'string',
  UUID: 'string',
  NonNegativeInt: 'number',
  JSON: 'unknown',
};

/** Asks for the type of every object, by which the browser's cache knows it again; of the operation itself it is known. */
const withTypes = {
  transform: ({ documents }: { documents: { document?: DocumentNode }[] }) =>
    documents.map(({ document, ...file }) => ({
      ...file,
      ...(document && { document: visit(document, asksForType) }),
    })),
};

const asksForType = {
  SelectionSet: (node: SelectionSetNode, _key: unknown, parent: unknown): SelectionSetNode | undefined => {
    if ((parent as { kind?: Kind }).kind === Kind.OPERATION_DEFINITION) return undefined;
    // A fragment asks for the type itself.
    const isAsked = node.selections.some(
      (one) => one.kind === Kind.FRAGMENT_SPREAD || (one.kind === Kind.FIELD && one.name.value === '__typename'),
    );
    const type = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
    return isAsked ? undefined : { ...node, selections: [...node.selections, type] };
  },
};

/** Resolvers return such objects with their `id` only; `server/app/graphql/references.ts` adds the other field. */
const referenceMappers = Object.fromEntries(
  Object.entries(references).map(([type, field]) => [type, `Omit<{T}, '${field}'>`]),
);

/**
 * Three outputs, all committed and compared by `npm run check`: the server's resolver types, the web's documents, and the
 * whole schema in print, where a review sees what a change means for those who call us.
 */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  silent: true,
  generates: {
    'server/schema.gen.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        enumValues: {
          Role: roleWords,
          AffiliateKind: kindWords,
          ApiTokenRole: tokenRoles,
          AuditKind: auditKinds,
          AuditVia: auditVias,
          ImageOption: imageWords,
          ImportState: importStates,
          SitePage: sitePages,
          RevisionKind: revisionKinds,
          RevisionReason: revisionReasons,
          WebhookEvent: eventWords,
          WebhookDeliveryState: deliveryStates,
        },
        contextType: './platform/context.ts#Context',
        // It reports mappers with a placeholder for the type, which it does not count.
        showUnusedMappers: false,
        mappers: {
          ...referenceMappers,
          Affiliate: './clients/affiliate/table.ts#AffiliateRow',
          IssuedAffiliatePage: './clients/affiliate/referral/page.ts#IssuedPage',
          AffiliatePage: './clients/affiliate/referral/page.ts#OpenedPage',
          EnquirySource: './platform/visit/sourceColumns.ts#SourceOutput',
          AffiliateConnection: './clients/affiliate/affiliates.ts#AffiliateList',
          ApiToken: './people/apiToken/apiTokens.ts#OwnedToken',
          ApiTokenConnection: './people/apiToken/apiTokens.ts#ApiTokenList',
          IssuedApiToken: './people/apiToken/apiTokens.ts#IssuedToken',
          AuthorCount: './content/kind/tagCounts.ts#NamedCount',
          BlogFilters: 'object',
          PortfolioFilters: './content/portfolio/itemFilter.ts#ItemFilters',
          AuditActorConnection: './platform/audit/entries.ts#ActorList',
          AuditEntry: './platform/audit/table.ts#AuditRow',
          AuditEntryConnection: './platform/audit/entries.ts#AuditList',
          ContentDraft: './content/autosave/table.ts#OpenDraft',
          ContentTranslation: './content/kind/translations.ts#TranslationView',
          PendingChange: './content/autosave/pending.ts#Pending',
          PreviewLink: './content/preview/table.ts#PreviewLinkRow',
          PreviewLinkConnection: './content/preview/links.ts#PreviewLinkList',
          IssuedPreviewLink: './content/preview/links.ts#IssuedPreview',
          Preview: './content/preview/preview.ts#Previewed',
          Author: './content/author/table.ts#AuthorProfileRow',
          AuthorProfile: './content/author/table.ts#OwnProfile',
          BookingHost: './clients/booking/hosts.ts#Host',
          HostFeed: './clients/booking/table.ts#HostFeedRow',
          IssuedCalendar: './clients/booking/calendar.ts#HostCalendar',
          Backup: './transfer/backup/nightly/table.ts#BackupRow',
          BlogPost: './content/blog/table.ts#ReadPost',
          BlogPostConnection: './content/blog/posts.ts#BlogPostList',
          BlogPostNeighbours: './content/blog/neighbours.ts#PostNeighbours',
          PortfolioItemNeighbours: './content/portfolio/neighbours.ts#ItemNeighbours',
          Booking: './clients/booking/table.ts#BookingRow',
          BookingConnection: './clients/booking/staff.ts#BookingList',
          BookedCall: './clients/booking/book.ts#BookedCall as ShownCall',
          Slot: './clients/booking/slots.ts#SlotRow',
          Arrival: './app/graphql/live/arrivals.ts#Arrived',
          Answer: './clients/message/conversation/table.ts#AnswerRow',
          Attachment: './clients/message/conversation/conversation.ts#AttachmentView',
          GalleryPicture: './platform/storage/picture/table.ts#PictureRow',
          MediaPicture: './platform/storage/picture/table.ts#PictureRow',
          MediaPictureConnection: './content/media/media.ts#MediaList',
          MediaUseConnection: './content/media/uses.ts#MediaUses',
          MediaUse: './content/media/pictureUse.ts#PictureUse',
          Message: './clients/message/table.ts#MessageRow',
          MessageConnection: './clients/message/messages.ts#MessageList',
          CampaignNames: './clients/source/campaignNames.ts#UsedNames',
          DayOverview: './office/dashboard/day.ts#DayParts',
          Overview: './office/dashboard/overview.ts#OverviewCounts',
          Reply: './clients/message/table.ts#ReplyRow',
          Insights: './office/dashboard/insight/insights.ts#InsightsReport',
          IndexNow: './content/indexNow/table.ts#IndexNowState',
          Import: './transfer/import/office/imports.ts#OfficeImport',
          ImportConnection: './transfer/import/office/imports.ts#ImportList',
          ImportReport: './transfer/import/office/report.ts#OfficeReport',
          ImportTable: './transfer/import/office/tableView.ts#TableView',
          ImportLineConnection: './transfer/import/office/report.ts#LineList',
          MissedPath: './content/redirect/table.ts#MissedPathRow',
          MissedPathConnection: './content/redirect/missedPaths.ts#MissedPathList',
          Redirect: './content/redirect/table.ts#RedirectRow',
          RedirectConnection: './content/redirect/redirects.ts#RedirectList',
          Site: '../schema/site.ts#Site as ShownSite',
          SiteNavigation: '../schema/site.ts#Site as NavigatedSite',
          ServiceCatalogue: '../schema/site.ts#Site as CatalogueSite',
          CatalogueService: './content/site/catalogue.ts#PublicService',
          SiteNetworks: './content/site/table.ts#Networks',
          SiteTags: '../schema/tagServices.ts#Tags',
          NewsletterSubscriber: './clients/newsletter/table.ts#SubscriberRow',
          NewsletterSubscriberConnection: './clients/newsletter/subscribers.ts#SubscriberList',
          NewsletterIssue: './clients/newsletter/table.ts#IssueRow',
          NewsletterIssueConnection: './office/newsletter/issues.ts#IssueList',
          SiteNewsletter: '../schema/newsletter.ts#NewsletterSettings',
          ReplyTemplate: './clients/message/replyTemplate/table.ts#ReplyTemplateRow',
          ReplyTemplateConnection: './clients/message/replyTemplate/replyTemplates.ts#ReplyTemplateList',
          Note: './clients/message/conversation/table.ts#NoteRow',
          EditedPage: './content/pageText/table.ts#StoredPage',
          EditedPageConnection: './content/pageText/pages.ts#PageList',
          PageText: './content/pageText/pageTextView.ts#PublicText',
          PageTextField: './content/pageText/pageTextView.ts#EditedText',
          PageTexts: './content/pageText/pageTextView.ts#PublicPage',
          Erasure: './office/privacy/personalData/table.ts#ErasureRow',
          Person: './clients/person/person.ts#PersonRow',
          Pipeline: './office/dashboard/pipeline.ts#PipelineFigures',
          ColleagueConnection: './people/user/colleagues.ts#ColleagueList',
          SourceNameConnection: './clients/source/sourceNames.ts#SourceNameList',
          SavedView: './office/savedView/table.ts#SavedViewRow',
          SavedViewConnection: './office/savedView/savedViews.ts#SavedViewPage',
          ThreadConnection: './clients/message/conversation/conversation.ts#Conversation',
          ThreadEntry: './clients/message/conversation/conversation.ts#ConversationEntry',
          ThreadEvent: './clients/message/conversation/table.ts#ConversationEventRow',
          Invitation: './people/user/invitations.ts#OwnedInvitation',
          InvitationConnection: './people/user/invitations.ts#InvitationList',
          AccountChange: './people/user/ownAccount.ts#UpdatedAccount',
          IssuedInvitation: './people/user/invitations.ts#SentInvitation',
          OpenInvitation: './people/user/table.ts#InvitationRow',
          Revision: './content/revision/table.ts#BareRevision',
          RevisionConnection: './content/revision/revisions.ts#RevisionList',
          IssuedReviewLink: './clients/review/links.ts#IssuedLink',
          Picture: './platform/storage/picture/table.ts#PictureRow',
          Review: './clients/review/table.ts#ReviewRow',
          ReviewConnection: './clients/review/reviews.ts#ReviewList',
          ReviewLink: './clients/review/table.ts#ReviewLinkRow',
          ReviewLinkConnection: './clients/review/links.ts#ReviewLinkList',
          Page: './content/page/table.ts#ReadPage',
          PageConnection: './content/page/pages.ts#PageRowList',
          ContentSection: './content/page/drawnSections.ts#DrawnSection',
          PreviewedSections: './content/page/drawnSections.ts#Drawn',
          PortfolioItem: './content/portfolio/table.ts#ReadItem',
          PortfolioItemConnection: './content/portfolio/items.ts#PortfolioItemList',
          OwnSession: './people/session/table.ts#SessionRow',
          OwnSessionConnection: './people/session/ownSessions.ts#OwnSessionList',
          Session: './people/session/sessions.ts#NewSession',
          User: './people/user/table.ts#UserRow',
          UserConnection: './people/user/users.ts#UserList',
          Webhook: './platform/webhook/table.ts#WebhookRow',
          WebhookConnection: './platform/webhook/webhooks.ts#WebhookList',
          Deletion: './office/privacy/tombstone/table.ts#TombstoneRow',
          DeletionConnection: './office/privacy/tombstone/deletions.ts#DeletionList',
          WebhookDelivery: './platform/webhook/table.ts#DeliveryRow',
          WebhookDeliveryConnection: './platform/webhook/log.ts#DeliveryList',
          IssuedWebhook: './platform/webhook/webhooks.ts#WebhookWithSecret',
        },
        enumsAsTypes: true,
        useTypeImports: true,
        strictScalars: true,
        scalars: {
          ...scalars,
          DateTimeISO: 'Date',
          Upload: { input: 'Promise<unknown>', output: 'never' },
        },
      },
    },
    'web/gql/': {
      preset: 'client',
      documents: ['web/**/*.{ts,tsx}', '!web/gql/**'],
      documentTransforms: [withTypes],
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        useTypeImports: true,
        importExtension: '.ts',
        enumsAsTypes: true,
        strictScalars: true,
        // The web treats every error as an exception.
        nullability: { errorHandlingClient: true },
        // Null where uploadingFetch inserts the file.
        scalars: { ...scalars, Upload: 'File | null', ID: 'string' },
      },
    },
    'schema.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true, sort: true },
    },
  },
};

export default config;
