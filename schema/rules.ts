import { ChangePasswordInput, ConfirmPasswordInput, EnableTotpInput, UpdateAccountInput } from './account.ts';
import { ApplyInput } from './affiliate.ts';
import { ApiTokenLimitInput, IssueApiTokenInput, RotateApiTokenInput } from './apiToken.ts';
import { AuditFilterInput } from './audit.ts';
import { AuthorProfileInput } from './author.ts';
import { BlogPostChanges, BlogPostInput } from './blog.ts';
import { AddBookingInput, BookCallInput, MoveCallInput } from './bookCall.ts';
import { BookingMessageInput } from './booking.ts';
import { BookingHostInput, HostFeedInput } from './bookingHost.ts';
import { ResultFigureInput } from './caseStudy.ts';
import { CatalogueServiceInput, ServiceCatalogueInput } from './catalogueRules.ts';
import { RenderedTextInput } from './content.ts';
import { NoteInput, ReplyDraftInput } from './conversation.ts';
import { FollowUpInput, MessageFilterInput } from './desk.ts';
import { ContentDraftInput } from './draft.ts';
import { FormFactsInput } from './form.ts';
import {
  CreateImportInput,
  ImportColumnInput,
  ImportDefaultInput,
  SaveImportMappingInput,
  StartImportInput,
} from './import.ts';
import { InsightPeriodInput } from './insight.ts';
import { AcceptInvitationInput, InviteUserInput } from './invitation.ts';
import { FocalPointInput, ReplacePictureInput, UpdatePictureInput, UploadPictureInput } from './media.ts';
import { ReplyInput, SendMessageInput } from './message.ts';
import { NavigationEntryInput, SiteNavigationInput, SocialNetworkInput } from './navigationRules.ts';
import {
  ImportSubscribersInput,
  NewsletterAnswerInput,
  NewsletterIssueInput,
  SiteNewsletterInput,
  SubscribeInput,
} from './newsletter.ts';
import { PageChangesInput, PageInput, PreviewSectionsInput } from './page.ts';
import { sectionInputs } from './pageSections.ts';
import { LegalTextInput, PageTextInput, PageTextsInput } from './pageText.ts';
import { RequestPasswordResetInput, ResetPasswordInput } from './passwordReset.ts';
import { ErasePersonalDataInput, PersonAddressesInput } from './personalData.ts';
import { PortfolioItemChangesInput, PortfolioItemInput } from './portfolio.ts';
import { PreviewLinkInput } from './preview.ts';
import { RedirectInput } from './redirect.ts';
import { ReplyTemplateInput } from './replyTemplate.ts';
import { RetentionInput, RetentionRuleInput } from './retention.ts';
import { IssueReviewLinkInput, SubmitReviewInput } from './review.ts';
import { SavedViewInput } from './savedView.ts';
import { ResendCodeInput, SignInInput, VerifyCodeInput } from './session.ts';
import { BookingRulesInput, OpeningHoursInput, SiteColoursInput, SiteInput, SiteNetworksInput } from './site.ts';
import { OpeningTextInput } from './siteState.ts';
import { SiteTranslationInput } from './siteTranslation.ts';
import { SlotInput } from './slot.ts';
import { SiteTagsInput } from './tags.ts';
import { SignUpInput } from './user.ts';
import { WebhookInput } from './webhook.ts';

/** The validation rule of every input type, for forms and server. */
export const rules = {
  RenderedTextInput,
  SignInInput,
  VerifyCodeInput,
  ResendCodeInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  SignUpInput,
  SiteInput,
  SiteNewsletterInput,
  SubscribeInput,
  NewsletterAnswerInput,
  NewsletterIssueInput,
  ImportSubscribersInput,
  OpeningTextInput,
  SiteNetworksInput,
  SiteTranslationInput,
  SiteColoursInput,
  SiteTagsInput,
  OpeningHoursInput,
  InviteUserInput,
  AcceptInvitationInput,
  BlogPostInput,
  ApplyInput,
  SendMessageInput,
  ReplyInput,
  SubmitReviewInput,
  IssueReviewLinkInput,
  PortfolioItemInput,
  PortfolioItemChangesInput,
  ResultFigureInput,
  PageInput,
  PageChangesInput,
  PreviewSectionsInput,
  ...sectionInputs,
  IssueApiTokenInput,
  RotateApiTokenInput,
  ApiTokenLimitInput,
  WebhookInput,
  FormFactsInput,
  ChangePasswordInput,
  ConfirmPasswordInput,
  EnableTotpInput,
  UpdateAccountInput,
  AuditFilterInput,
  AuthorProfileInput,
  MessageFilterInput,
  InsightPeriodInput,
  FollowUpInput,
  SavedViewInput,
  NoteInput,
  ReplyDraftInput,
  ReplyTemplateInput,
  ContentDraftInput,
  PageTextInput,
  PageTextsInput,
  CatalogueServiceInput,
  ServiceCatalogueInput,
  NavigationEntryInput,
  SocialNetworkInput,
  SiteNavigationInput,
  LegalTextInput,
  PreviewLinkInput,
  UploadPictureInput,
  ReplacePictureInput,
  UpdatePictureInput,
  FocalPointInput,
  RedirectInput,
  CreateImportInput,
  StartImportInput,
  AddBookingInput,
  SaveImportMappingInput,
  ImportColumnInput,
  ImportDefaultInput,
  BookCallInput,
  MoveCallInput,
  BookingMessageInput,
  BookingHostInput,
  BookingRulesInput,
  HostFeedInput,
  SlotInput,
  PersonAddressesInput,
  ErasePersonalDataInput,
  RetentionInput,
  RetentionRuleInput,
};

/** Rules of root fields that take a part of what the rule of the input demands. */
export const fieldRules = { updateBlogPost: { BlogPostInput: BlogPostChanges } };
