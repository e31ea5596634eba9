import type { CodegenConfig } from '@graphql-codegen/cli';
import { type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql';
import { kindWords } from './schema/affiliate.ts';
import { tokenRoles } from './schema/apiToken.ts';
import { auditKinds, auditVias } from './schema/audit.ts';
import { importStates } from './schema/import.ts';
import { sitePages } from './schema/pageTexts/pages.ts';
import { imageWords } from './schema/portfolio.ts';
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
    const isAsked = node.selections.some((one) => one.kind === Kind.FIELD && one.name.value === '__typename');
    const type = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
    return isAsked ? undefined : { ...node, selections: [...node.selections, type] };
  },
};

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
        contextType: './context.ts#Context',
        mappers: {
          Affiliate: './affiliate/table.ts#AffiliateRow',
          IssuedAffiliatePage: './referral/page.ts#IssuedPage',
          AffiliatePage: './referral/page.ts#OpenedPage',
          EnquirySource: './visit/sourceColumns.ts#ToldSource',
          AffiliateConnection: './affiliate/affiliates.ts#AffiliateList',
          ApiToken: './apiToken/apiTokens.ts#OwnedToken',
          ApiTokenConnection: './apiToken/apiTokens.ts#ApiTokenList',
          IssuedApiToken: './apiToken/apiTokens.ts#IssuedToken',
          AuditActorConnection: './audit/entries.ts#ActorList',
          AuditEntry: './audit/table.ts#AuditRow',
          AuditEntryConnection: './audit/entries.ts#AuditList',
          ContentDraft: './draft/table.ts#OpenDraft',
          PendingChange: './draft/pending.ts#Pending',
          PreviewLink: './preview/table.ts#PreviewLinkRow',
          PreviewLinkConnection: './preview/links.ts#PreviewLinkList',
          IssuedPreviewLink: './preview/links.ts#IssuedPreview',
          Preview: './preview/preview.ts#Previewed',
          Author: './author/table.ts#AuthorProfileRow',
          AuthorProfile: './author/table.ts#OwnProfile',
          BookingHost: './booking/hosts.ts#Host',
          HostFeed: './booking/table.ts#HostFeedRow',
          IssuedCalendar: './booking/calendar.ts#ToldCalendar',
          BlogPost: './blog/table.ts#ReadPost',
          BlogPostConnection: './blog/posts.ts#BlogPostList',
          BlogPostNeighbours: './blog/neighbours.ts#PostNeighbours',
          Booking: './booking/table.ts#BookingRow',
          BookingConnection: './booking/staff.ts#BookingList',
          BookedCall: './booking/book.ts#BookedCall as ShownCall',
          Slot: './booking/slots.ts#SlotRow',
          Arrival: './graphql/live/arrivals.ts#Arrived',
          Answer: './message/thread/table.ts#AnswerRow',
          Attachment: './message/thread/thread.ts#ShownAttachment',
          GalleryPicture: './storage/picture/table.ts#PictureRow',
          MediaPicture: './storage/picture/table.ts#PictureRow',
          MediaPictureConnection: './media/media.ts#MediaList',
          MediaUseConnection: './media/uses.ts#MediaUses',
          MediaUse: './media/pictureUse.ts#PictureUse',
          Message: './message/table.ts#MessageRow',
          MessageConnection: './message/messages.ts#MessageList',
          CampaignNames: './source/campaignNames.ts#UsedNames',
          Overview: './dashboard/overview.ts#OverviewCounts',
          Reply: './message/table.ts#ReplyRow',
          Insights: './insight/insights.ts#InsightsReport',
          IndexNow: './indexNow/table.ts#IndexNowState',
          Import: './import/office/imports.ts#OfficeImport',
          ImportConnection: './import/office/imports.ts#ImportList',
          ImportReport: './import/office/report.ts#OfficeReport',
          ImportLineConnection: './import/office/report.ts#LineList',
          MissedPath: './redirect/table.ts#MissedPathRow',
          MissedPathConnection: './redirect/missedPaths.ts#MissedPathList',
          Redirect: './redirect/table.ts#RedirectRow',
          RedirectConnection: './redirect/redirects.ts#RedirectList',
          Site: '../schema/site.ts#Site as ShownSite',
          SiteNetworks: './site/table.ts#Networks',
          ReplyTemplate: './replyTemplate/table.ts#ReplyTemplateRow',
          ReplyTemplateConnection: './replyTemplate/replyTemplates.ts#ReplyTemplateList',
          Note: './message/thread/table.ts#NoteRow',
          EditedPage: './pageText/table.ts#PageTextRow',
          EditedPageConnection: './pageText/pages.ts#PageList',
          PageText: './pageText/shown.ts#ShownText',
          PageTextField: './pageText/shown.ts#EditedText',
          PageTexts: './pageText/shown.ts#ShownPage',
          Erasure: './personalData/table.ts#ErasureRow',
          Person: './person/person.ts#PersonRow',
          Pipeline: './dashboard/pipeline.ts#PipelineFigures',
          ColleagueConnection: './user/colleagues.ts#ColleagueList',
          SourceNameConnection: './source/sourceNames.ts#SourceNameList',
          SavedView: './message/desk/table.ts#SavedViewRow',
          SavedViewConnection: './message/desk/views.ts#SavedViewList',
          ThreadConnection: './message/thread/thread.ts#Thread',
          ThreadEntry: './message/thread/thread.ts#ThreadRow',
          ThreadEvent: './message/thread/table.ts#ThreadEventRow',
          Invitation: './user/invitations.ts#OwnedInvitation',
          InvitationConnection: './user/invitations.ts#InvitationList',
          IssuedInvitation: './user/invitations.ts#SentInvitation',
          OpenInvitation: './user/table.ts#InvitationRow',
          Revision: './revision/table.ts#BareRevision',
          RevisionConnection: './revision/revisions.ts#RevisionList',
          IssuedReviewLink: './review/links.ts#IssuedLink',
          Picture: './storage/picture/table.ts#PictureRow',
          Review: './review/table.ts#ReviewRow',
          ReviewConnection: './review/reviews.ts#ReviewList',
          ReviewLink: './review/table.ts#ReviewLinkRow',
          ReviewLinkConnection: './review/links.ts#ReviewLinkList',
          PortfolioItem: './portfolio/table.ts#ReadItem',
          PortfolioItemConnection: './portfolio/items.ts#PortfolioItemList',
          OwnSession: './session/table.ts#SessionRow',
          OwnSessionConnection: './session/ownSessions.ts#OwnSessionList',
          Session: './session/sessions.ts#NewSession',
          User: './user/table.ts#UserRow',
          UserConnection: './user/users.ts#UserList',
          Webhook: './webhook/table.ts#WebhookRow',
          WebhookConnection: './webhook/webhooks.ts#WebhookList',
          Deletion: './tombstone/table.ts#TombstoneRow',
          DeletionConnection: './tombstone/deletions.ts#DeletionList',
          WebhookDelivery: './webhook/table.ts#DeliveryRow',
          WebhookDeliveryConnection: './webhook/log.ts#DeliveryList',
          IssuedWebhook: './webhook/webhooks.ts#ToldSecret',
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
        scalars: { ...scalars, Upload: 'File', ID: 'string' },
      },
    },
    'schema.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true, sort: true },
    },
  },
};

export default config;
