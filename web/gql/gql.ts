/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Slots($hostId: UUID!, $from: String!, $days: NonNegativeInt!) {\n    slots(hostId: $hostId, from: $from, days: $days) {\n      slots {\n        id\n        startsAt\n        endsAt\n        isBooked\n        booking {\n          id\n          name\n          status\n        }\n      }\n    }\n  }\n": typeof types.SlotsDocument,
    "\n  query Bookings($from: String!, $days: NonNegativeInt!, $hostId: UUID) {\n    bookings(from: $from, days: $days, hostId: $hostId) {\n      bookings {\n        id\n        startsAt\n        endsAt\n        name\n        email\n        phone\n        phoneText\n        service\n        note\n        timeZone\n        status\n        outcome\n        host {\n          id\n          name\n        }\n        messageId\n        isReminded\n        createdAt\n      }\n    }\n  }\n": typeof types.BookingsDocument,
    "\n  query BookableSlots($hostId: UUID!, $from: String!, $days: NonNegativeInt!) {\n    bookableSlots(hostId: $hostId, from: $from, days: $days) {\n      slots {\n        startsAt\n      }\n    }\n  }\n": typeof types.BookableSlotsDocument,
    "\n  query BookingObstacles($hostId: UUID!, $startsAt: DateTimeISO!) {\n    bookingObstacles(hostId: $hostId, startsAt: $startsAt) {\n      obstacles\n    }\n  }\n": typeof types.BookingObstaclesDocument,
    "\n  mutation AddBooking($input: AddBookingInput!) {\n    addBooking(input: $input) {\n      id\n      startsAt\n    }\n  }\n": typeof types.AddBookingDocument,
    "\n  mutation RemindBooking($id: UUID!) {\n    remindBooking(id: $id) {\n      id\n      isReminded\n    }\n  }\n": typeof types.RemindBookingDocument,
    "\n  mutation CancelBooking($id: UUID!) {\n    cancelBooking(id: $id) {\n      id\n      status\n    }\n  }\n": typeof types.CancelBookingDocument,
    "\n  mutation MoveBooking($id: UUID!, $input: MoveCallInput!) {\n    moveBooking(id: $id, input: $input) {\n      id\n      startsAt\n      endsAt\n    }\n  }\n": typeof types.MoveBookingDocument,
    "\n  mutation WriteToBooker($id: UUID!, $input: BookingMessageInput!) {\n    writeToBooker(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.WriteToBookerDocument,
    "\n  mutation SetBookingOutcome($id: UUID!, $outcome: BookingOutcome) {\n    setBookingOutcome(id: $id, outcome: $outcome) {\n      id\n      outcome\n    }\n  }\n": typeof types.SetBookingOutcomeDocument,
    "\n  fragment BookingHost_details on BookingHost {\n    id\n    name\n    isActive\n    hours {\n      days\n      opens\n      closes\n    }\n    daysOff\n    feeds {\n      id\n      place\n      readAt\n      eventCount\n      fault\n    }\n    hasCalendar\n  }\n": typeof types.BookingHost_DetailsFragmentDoc,
    "\n  query BookingHosts($withRules: Boolean!) {\n    site @include(if: $withRules) {\n      id\n      booking {\n        minutes\n      }\n    }\n    bookingHosts {\n      hosts {\n        ...BookingHost_details\n      }\n    }\n  }\n": typeof types.BookingHostsDocument,
    "\n  mutation SaveBookingHost($userId: UUID!, $input: BookingHostInput!) {\n    saveBookingHost(userId: $userId, input: $input) {\n      ...BookingHost_details\n    }\n  }\n": typeof types.SaveBookingHostDocument,
    "\n  mutation AddHostFeed($userId: UUID!, $input: HostFeedInput!) {\n    addHostFeed(userId: $userId, input: $input) {\n      ...BookingHost_details\n    }\n  }\n": typeof types.AddHostFeedDocument,
    "\n  mutation RemoveHostFeed($id: UUID!) {\n    removeHostFeed(id: $id) {\n      ...BookingHost_details\n    }\n  }\n": typeof types.RemoveHostFeedDocument,
    "\n  mutation RenewHostCalendar($userId: UUID!) {\n    renewHostCalendar(userId: $userId) {\n      id\n      link\n    }\n  }\n": typeof types.RenewHostCalendarDocument,
    "\n  mutation RevokeHostCalendar($userId: UUID!) {\n    revokeHostCalendar(userId: $userId) {\n      ...BookingHost_details\n    }\n  }\n": typeof types.RevokeHostCalendarDocument,
    "\n  mutation AddSlot($input: SlotInput!) {\n    addSlot(input: $input) {\n      id\n      startsAt\n    }\n  }\n": typeof types.AddSlotDocument,
    "\n  mutation RemoveSlot($hostId: UUID!, $startsAt: DateTimeISO!) {\n    removeSlot(hostId: $hostId, startsAt: $startsAt) {\n      id\n    }\n  }\n": typeof types.RemoveSlotDocument,
    "\n  mutation BulkUpdate(\n    $kind: BulkKind!\n    $action: BulkAction!\n    $ids: [UUID!]!\n    $ownerId: UUID\n    $stage: MessageStage\n    $lostReason: String\n  ) {\n    bulkUpdate(\n      kind: $kind\n      action: $action\n      ids: $ids\n      ownerId: $ownerId\n      stage: $stage\n      lostReason: $lostReason\n    ) {\n      done\n      failed {\n        id\n        reason\n        message\n      }\n    }\n  }\n": typeof types.BulkUpdateDocument,
    "\n  query ContentDraft($kind: ContentKind!, $slug: String, $id: UUID) {\n    contentDraft(kind: $kind, slug: $slug, id: $id) {\n      id\n      fields\n      basedOn\n      sequence\n      updatedAt\n    }\n  }\n": typeof types.ContentDraftDocument,
    "\n  query BegunDrafts($kind: ContentKind!) {\n    begunDrafts(kind: $kind) {\n      drafts {\n        id\n        title\n        updatedAt\n      }\n    }\n  }\n": typeof types.BegunDraftsDocument,
    "\n  mutation SaveContentDraft($input: ContentDraftInput!) {\n    saveContentDraft(input: $input) {\n      id\n      sequence\n      updatedAt\n    }\n  }\n": typeof types.SaveContentDraftDocument,
    "\n  mutation DiscardContentDraft($id: UUID!) {\n    discardContentDraft(id: $id)\n  }\n": typeof types.DiscardContentDraftDocument,
    "\n  mutation MarkEditing($id: UUID!, $isOpen: Boolean!) {\n    markEditing(id: $id, isOpen: $isOpen) {\n      ...Editing_people\n    }\n  }\n": typeof types.MarkEditingDocument,
    "\n  fragment Editing_people on Editing {\n    id\n    people {\n      userId\n      name\n    }\n  }\n": typeof types.Editing_PeopleFragmentDoc,
    "\n  fragment MediaGrid_picture on MediaPicture {\n    id\n    name\n    altText\n    isDecorative\n    focalPoint {\n      x\n      y\n    }\n    url\n    width\n    height\n    bytes\n    isKept\n    createdAt\n    uploadedBy\n    image {\n      url\n      ...Picture_image\n    }\n  }\n": typeof types.MediaGrid_PictureFragmentDoc,
    "\n  query MediaPictures($search: String, $first: Int!, $after: String, $orderBy: MediaPictureOrder) {\n    mediaPictures(search: $search, first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        ...MediaGrid_picture\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.MediaPicturesDocument,
    "\n  query ChosenPictures($ids: [UUID!]!) {\n    mediaPictures(ids: $ids, first: 200) {\n      nodes {\n        id\n        name\n        altText\n        isDecorative\n        focalPoint {\n          x\n          y\n        }\n        url\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n  }\n": typeof types.ChosenPicturesDocument,
    "\n  query MediaUses($id: UUID!) {\n    mediaUses(id: $id, first: 20) {\n      nodes {\n        subjectId\n        kind\n        title\n        slug\n        isCover\n        isInText\n        isInGallery\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.MediaUsesDocument,
    "\n  mutation UploadPicture($input: UploadPictureInput!) {\n    uploadPicture(input: $input) {\n      ...MediaGrid_picture\n    }\n  }\n": typeof types.UploadPictureDocument,
    "\n  mutation UpdatePicture($id: UUID!, $input: UpdatePictureInput!) {\n    updatePicture(id: $id, input: $input) {\n      id\n      name\n      altText\n      isDecorative\n      focalPoint {\n        x\n        y\n      }\n      isKept\n      image {\n        url\n        ...Picture_image\n      }\n    }\n  }\n": typeof types.UpdatePictureDocument,
    "\n  mutation ReplacePicture($id: UUID!, $input: ReplacePictureInput!) {\n    replacePicture(id: $id, input: $input) {\n      ...MediaGrid_picture\n    }\n  }\n": typeof types.ReplacePictureDocument,
    "\n  mutation RemovePicture($id: UUID!) {\n    removePicture(id: $id) {\n      id\n    }\n  }\n": typeof types.RemovePictureDocument,
    "\n  fragment NewsletterIssue_row on NewsletterIssue {\n    id\n    subject\n    interest\n    state\n    pauseReason\n    createdAt\n    finishedAt\n    figures {\n      readers\n      waiting\n      sent\n      refused\n      unanswered\n      skipped\n      left\n      complained\n      visitors\n    }\n  }\n": typeof types.NewsletterIssue_RowFragmentDoc,
    "\n  query NewsletterIssues($first: Int!, $after: String) {\n    newsletterIssues(first: $first, after: $after) {\n      nodes {\n        ...NewsletterIssue_row\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.NewsletterIssuesDocument,
    "\n  query NewsletterOverview {\n    newsletterOverview {\n      confirmed\n      pending\n      left\n      bounced\n      complained\n      interests {\n        name\n        readers\n      }\n    }\n    site {\n      id\n      newsletter {\n        isOn\n        inFooter\n        afterPosts\n        interests\n        perMinute\n      }\n    }\n  }\n": typeof types.NewsletterOverviewDocument,
    "\n  query NewsletterSubscribers(\n    $first: Int!\n    $after: String\n    $search: String\n    $state: NewsletterSubscriberState\n    $orderBy: NewsletterSubscriberOrder\n  ) {\n    newsletterSubscribers(first: $first, after: $after, search: $search, state: $state, orderBy: $orderBy) {\n      nodes {\n        id\n        email\n        state\n        interests\n        consent\n        language\n        isImported\n        createdAt\n        endedAt\n        reason\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.NewsletterSubscribersDocument,
    "\n  query SendablePosts {\n    blogPosts(first: 100) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n": typeof types.SendablePostsDocument,
    "\n  mutation SendNewsletter($input: NewsletterIssueInput!) {\n    sendNewsletter(input: $input) {\n      ...NewsletterIssue_row\n    }\n  }\n": typeof types.SendNewsletterDocument,
    "\n  mutation TestNewsletter($input: NewsletterIssueInput!) {\n    testNewsletter(input: $input)\n  }\n": typeof types.TestNewsletterDocument,
    "\n  mutation PauseNewsletter($id: UUID!, $isPaused: Boolean!) {\n    pauseNewsletter(id: $id, isPaused: $isPaused) {\n      ...NewsletterIssue_row\n    }\n  }\n": typeof types.PauseNewsletterDocument,
    "\n  mutation StopNewsletter($id: UUID!) {\n    stopNewsletter(id: $id) {\n      ...NewsletterIssue_row\n    }\n  }\n": typeof types.StopNewsletterDocument,
    "\n  mutation ResendNewsletter($id: UUID!) {\n    resendNewsletter(id: $id) {\n      ...NewsletterIssue_row\n    }\n  }\n": typeof types.ResendNewsletterDocument,
    "\n  mutation ImportSubscribers($input: ImportSubscribersInput!) {\n    importSubscribers(input: $input) {\n      added\n      known\n      invalid\n    }\n  }\n": typeof types.ImportSubscribersDocument,
    "\n  mutation RemoveSubscriber($id: UUID!) {\n    removeSubscriber(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveSubscriberDocument,
    "\n  mutation SaveNewsletterSettings($input: SiteInput!) {\n    saveSite(input: $input) {\n      id\n      newsletter {\n        isOn\n        inFooter\n        afterPosts\n        interests\n        perMinute\n      }\n    }\n  }\n": typeof types.SaveNewsletterSettingsDocument,
    "\n  query EditedPages($first: Int!, $after: String) {\n    editedPages(first: $first, after: $after) {\n      nodes {\n        id\n        slug\n        title\n        path\n        updatedAt\n        updatedBy\n        changed\n        isTouched\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.EditedPagesDocument,
    "\n  fragment EditedPage_page on EditedPage {\n    id\n    page\n    language\n    slug\n    title\n    path\n    updatedAt\n    updatedBy\n    fields {\n      name\n      label\n      kind\n      original\n      text\n      isChanged\n      picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      originalPicture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n  }\n": typeof types.EditedPage_PageFragmentDoc,
    "\n  query EditedPage($slug: String!, $language: String) {\n    editedPage(slug: $slug, language: $language) {\n      ...EditedPage_page\n    }\n  }\n": typeof types.EditedPageDocument,
    "\n  query PageTime($slug: String!, $language: String) {\n    editedPage(slug: $slug, language: $language) {\n      id\n      updatedAt\n    }\n  }\n": typeof types.PageTimeDocument,
    "\n  mutation SavePageTexts($input: PageTextsInput!, $language: String, $ifUpdatedAt: DateTimeISO) {\n    savePageTexts(input: $input, language: $language, ifUpdatedAt: $ifUpdatedAt) {\n      ...EditedPage_page\n    }\n  }\n": typeof types.SavePageTextsDocument,
    "\n  query CardPictures($language: String!) {\n    editedPage(slug: \"services\", language: $language) {\n      id\n      fields {\n        name\n        text\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n  }\n": typeof types.CardPicturesDocument,
    "\n  query RenderedSections($input: LegalTextInput!) {\n    renderedSections(input: $input) {\n      sections {\n        id\n        title\n        html\n      }\n    }\n  }\n": typeof types.RenderedSectionsDocument,
    "\n  fragment PreviewLink_link on PreviewLink {\n    id\n    label\n    createdBy\n    createdAt\n    expiresAt\n    revokedAt\n  }\n": typeof types.PreviewLink_LinkFragmentDoc,
    "\n  query PreviewLinks($first: Int!, $after: String, $itemId: UUID) {\n    previewLinks(first: $first, after: $after, itemId: $itemId) {\n      nodes {\n        id\n        ...PreviewLink_link\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.PreviewLinksDocument,
    "\n  mutation CreatePreviewLink($input: PreviewLinkInput!) {\n    createPreviewLink(input: $input) {\n      id\n      link\n      previewLink {\n        id\n        ...PreviewLink_link\n      }\n    }\n  }\n": typeof types.CreatePreviewLinkDocument,
    "\n  mutation RevokePreviewLink($id: UUID!) {\n    revokePreviewLink(id: $id) {\n      id\n      ...PreviewLink_link\n    }\n  }\n": typeof types.RevokePreviewLinkDocument,
    "\n  query RevisedPost($slug: String!) {\n    item: blogPost(slug: $slug) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n": typeof types.RevisedPostDocument,
    "\n  query RevisedItem($slug: String!) {\n    item: portfolioItem(slug: $slug) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n": typeof types.RevisedItemDocument,
    "\n  query RevisedPage($slug: String!, $language: String) {\n    item: editedPage(slug: $slug, language: $language) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n": typeof types.RevisedPageDocument,
    "\n  query RevisedOwnPage($slug: String!) {\n    item: page(slug: $slug) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n": typeof types.RevisedOwnPageDocument,
    "\n  query Revisions($kind: RevisionKind!, $id: UUID!, $first: Int!, $after: String) {\n    revisions(kind: $kind, id: $id, first: $first, after: $after) {\n      nodes {\n        id\n        number\n        reason\n        author {\n          name\n        }\n        createdAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.RevisionsDocument,
    "\n  query Revision($id: UUID!) {\n    revision(id: $id) {\n      id\n      number\n      fields {\n        name\n        value\n      }\n      isPictureGone\n      previous {\n        id\n        number\n        fields {\n          name\n          value\n        }\n      }\n      current {\n        name\n        value\n      }\n    }\n  }\n": typeof types.RevisionDocument,
    "\n  mutation RestoreRevision($id: UUID!, $ifUpdatedAt: DateTimeISO) {\n    restoreRevision(id: $id, ifUpdatedAt: $ifUpdatedAt) {\n      id\n      slug\n      isPictureGone\n    }\n  }\n": typeof types.RestoreRevisionDocument,
    "\n  query Saves(\n    $kind: RevisionKind!\n    $id: UUID!\n    $isItem: Boolean!\n    $isPage: Boolean!\n    $hasReview: Boolean!\n    $reviewId: UUID!\n  ) {\n    revisions(kind: $kind, id: $id, first: 5) {\n      nodes {\n        id\n        author {\n          name\n        }\n        createdAt\n        fields {\n          name\n          value\n        }\n      }\n    }\n    item: portfolioItem(id: $id) @include(if: $isItem) {\n      id\n      review {\n        id\n      }\n    }\n    page(id: $id) @include(if: $isPage) {\n      id\n      storedSections\n    }\n    chosen: review(id: $reviewId) @include(if: $hasReview) {\n      id\n      name\n    }\n  }\n": typeof types.SavesDocument,
    "\n  query UpdateTime($id: UUID!, $isPost: Boolean!, $isItem: Boolean!, $isPage: Boolean!) {\n    post: blogPost(id: $id) @include(if: $isPost) {\n      id\n      updatedAt\n    }\n    item: portfolioItem(id: $id) @include(if: $isItem) {\n      id\n      updatedAt\n    }\n    page(id: $id) @include(if: $isPage) {\n      id\n      updatedAt\n    }\n  }\n": typeof types.UpdateTimeDocument,
    "\n  query CampaignNames {\n    campaignNames {\n      sources\n      mediums\n      campaigns\n    }\n  }\n": typeof types.CampaignNamesDocument,
    "\n  fragment DayMessages_tally on DayTally {\n    count\n    messages {\n      id\n      name\n      service\n      isRead\n      stage\n      followUp {\n        day\n        note\n      }\n      owner {\n        id\n        name\n      }\n    }\n  }\n": typeof types.DayMessages_TallyFragmentDoc,
    "\n  query MyDay($isAdmin: Boolean!) {\n    myDay {\n      day\n      followUps {\n        ...DayMessages_tally\n      }\n      answers {\n        ...DayMessages_tally\n      }\n      assigned {\n        ...DayMessages_tally\n      }\n      calls {\n        id\n        startsAt\n        name\n        service\n        messageId\n        host {\n          id\n          name\n        }\n      }\n      planned {\n        kind\n        contentId\n        title\n        slug\n        at\n        isPublication\n      }\n      mailNotices {\n        kind\n        text\n        path\n      }\n      calendarNotices {\n        kind\n        text\n        path\n      }\n      webhookNotices @include(if: $isAdmin) {\n        kind\n        text\n        path\n      }\n      backupNotice @include(if: $isAdmin) {\n        kind\n        text\n        path\n      }\n    }\n  }\n": typeof types.MyDayDocument,
    "\n  fragment PeriodFigures_all on PeriodFigures {\n    from\n    to\n    visitors\n    views\n    enquiries\n    won\n    value\n  }\n": typeof types.PeriodFigures_AllFragmentDoc,
    "\n  fragment InsightTable_all on InsightTable {\n    rows {\n      name\n      title\n      visitors\n      views\n      enquiries\n      won\n      value\n    }\n    count\n  }\n": typeof types.InsightTable_AllFragmentDoc,
    "\n  query Insights($period: InsightPeriodInput!) {\n    insights(period: $period) {\n      unit\n      countedSince\n      totals {\n        ...PeriodFigures_all\n      }\n      before {\n        ...PeriodFigures_all\n      }\n      series {\n        ...PeriodFigures_all\n      }\n      path {\n        visitors\n        enquiries\n        won\n        value\n        enquiryRate\n        wonRate\n      }\n      sources {\n        ...InsightTable_all\n      }\n      campaigns {\n        ...InsightTable_all\n      }\n      pages {\n        ...InsightTable_all\n      }\n      posts {\n        ...InsightTable_all\n      }\n      items {\n        ...InsightTable_all\n      }\n      devices {\n        ...InsightTable_all\n      }\n    }\n  }\n": typeof types.InsightsDocument,
    "\n  query InsightSummary {\n    insights {\n      totals {\n        ...PeriodFigures_all\n      }\n      before {\n        ...PeriodFigures_all\n      }\n    }\n  }\n": typeof types.InsightSummaryDocument,
    "\n  query EnquirySources($first: Int!) {\n    enquirySources(first: $first) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.EnquirySourcesDocument,
    "\n  query RenderedText($input: RenderedTextInput!) {\n    renderedText(input: $input) {\n      html\n    }\n  }\n": typeof types.RenderedTextDocument,
    "\n  fragment Messages_column on MessageConnection {\n    nodes {\n      id\n      name\n      service\n      isRead\n      createdAt\n      answeredAt\n      stage\n      lostReason\n      value\n      lastAnswerAt\n      owner {\n        id\n        name\n      }\n      followUp {\n        day\n        note\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n": typeof types.Messages_ColumnFragmentDoc,
    "\n  query Board(\n    $folder: Folder!\n    $search: String\n    $isRead: Boolean\n    $ownerId: UUID\n    $isOwned: Boolean\n    $isDue: Boolean\n    $service: String\n    $from: String\n    $to: String\n    $new: Int!\n    $inContact: Int!\n    $proposal: Int!\n    $won: Int!\n    $lost: Int!\n  ) {\n    new: messages(\n      folder: $folder\n      first: $new\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [NEW]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    inContact: messages(\n      folder: $folder\n      first: $inContact\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [IN_CONTACT]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    proposal: messages(\n      folder: $folder\n      first: $proposal\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [PROPOSAL]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    won: messages(\n      folder: $folder\n      first: $won\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [WON]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    lost: messages(\n      folder: $folder\n      first: $lost\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [LOST]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    overview {\n      spamMessages\n    }\n  }\n": typeof types.BoardDocument,
    "\n  mutation ReplyToMessage($id: UUID!, $input: ReplyInput!, $lastSeenId: UUID, $files: [Upload!]) {\n    replyToMessage(id: $id, input: $input, markRead: true, lastSeenId: $lastSeenId, files: $files) {\n      id\n      isRead\n      answeredAt\n      answeredBy\n      lastActivityAt\n      replies {\n        id\n      }\n      latestId\n      thread(last: 100) {\n        ...ConversationPage\n      }\n      draft {\n        text\n      }\n    }\n  }\n": typeof types.ReplyToMessageDocument,
    "\n  mutation AddNote($id: UUID!, $input: NoteInput!) {\n    addNote(id: $id, input: $input) {\n      id\n      text\n      createdAt\n      author\n    }\n  }\n": typeof types.AddNoteDocument,
    "\n  mutation SaveReplyDraft($id: UUID!, $input: ReplyDraftInput!) {\n    saveReplyDraft(id: $id, input: $input)\n  }\n": typeof types.SaveReplyDraftDocument,
    "\n  fragment Message_draft on Message {\n    id\n    draft {\n      text\n    }\n  }\n": typeof types.Message_DraftFragmentDoc,
    "\n  fragment ConversationPage on ThreadConnection {\n    nodes {\n      ... on Reply {\n        id\n        replyText\n        replyDate\n        author\n        sentAt\n        bounce {\n          at\n          reason\n        }\n        attachments {\n          id\n          name\n          contentType\n          size\n          isExecutable\n          path\n        }\n      }\n      ... on Answer {\n        id\n        receivedAt\n        fromEmail\n        fromName\n        isFromOther\n        isUnverified\n        isAutomatic\n        mayBeAutomatic\n        text\n        quoted\n        omitted\n        attachments {\n          id\n          name\n          contentType\n          size\n          isExecutable\n          path\n        }\n      }\n      ... on Note {\n        id\n        text\n        createdAt\n        author\n      }\n      ... on ThreadEvent {\n        id\n        kind\n        at\n        actor\n        summary\n      }\n    }\n    pageInfo {\n      hasPreviousPage\n      startCursor\n    }\n  }\n": typeof types.ConversationPageFragmentDoc,
    "\n  query EarlierEntries($id: UUID!, $before: String!) {\n    message(id: $id) {\n      id\n      thread(last: 100, before: $before) {\n        ...ConversationPage\n      }\n    }\n  }\n": typeof types.EarlierEntriesDocument,
    "\n  fragment Message_desk on Message {\n    id\n    stage\n    lostReason\n    stageChangedAt\n    owner {\n      id\n      name\n    }\n    followUp {\n      day\n      note\n    }\n    value\n    source {\n      ...EnquirySource_facts\n    }\n  }\n": typeof types.Message_DeskFragmentDoc,
    "\n  query MessageDesk($id: UUID!) {\n    message(id: $id) {\n      ...Message_desk\n    }\n  }\n": typeof types.MessageDeskDocument,
    "\n  query Colleagues($first: Int!, $after: String) {\n    colleagues(first: $first, after: $after) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ColleaguesDocument,
    "\n  fragment Colleague_named on Colleague {\n    id\n    name\n  }\n": typeof types.Colleague_NamedFragmentDoc,
    "\n  mutation TakeMessage($id: UUID!) {\n    takeMessage(id: $id) {\n      id\n      owner {\n        id\n        name\n      }\n    }\n  }\n": typeof types.TakeMessageDocument,
    "\n  mutation AssignMessage($id: UUID!, $ownerId: UUID) {\n    assignMessage(id: $id, ownerId: $ownerId) {\n      id\n      owner {\n        id\n        name\n      }\n    }\n  }\n": typeof types.AssignMessageDocument,
    "\n  mutation SetMessageStage($id: UUID!, $stage: MessageStage!, $lostReason: String) {\n    setMessageStage(id: $id, stage: $stage, lostReason: $lostReason) {\n      id\n      stage\n      lostReason\n      stageChangedAt\n    }\n  }\n": typeof types.SetMessageStageDocument,
    "\n  mutation SetMessageFollowUp($id: UUID!, $followUp: FollowUpInput) {\n    setMessageFollowUp(id: $id, followUp: $followUp) {\n      id\n      followUp {\n        day\n        note\n      }\n    }\n  }\n": typeof types.SetMessageFollowUpDocument,
    "\n  mutation SetMessageValue($id: UUID!, $value: NonNegativeInt) {\n    setMessageValue(id: $id, value: $value) {\n      id\n      value\n    }\n  }\n": typeof types.SetMessageValueDocument,
    "\n  mutation SetMessageSource($id: UUID!, $source: String) {\n    setMessageSource(id: $id, source: $source) {\n      id\n      source {\n        ...EnquirySource_facts\n      }\n    }\n  }\n": typeof types.SetMessageSourceDocument,
    "\n  query MessageFilters {\n    messageFilters {\n      services\n    }\n  }\n": typeof types.MessageFiltersDocument,
    "\n  fragment Enquiry_booker on Message {\n    id\n    name\n    email\n    contactNumber\n    service\n  }\n": typeof types.Enquiry_BookerFragmentDoc,
    "\n  fragment Enquiry_call on Message {\n    id\n    booking {\n      id\n      startsAt\n      endsAt\n      name\n      phone\n      phoneText\n      timeZone\n      officeTimeZone\n      status\n      outcome\n      host {\n        id\n        name\n      }\n    }\n  }\n": typeof types.Enquiry_CallFragmentDoc,
    "\n  fragment Enquiry_addressed on Message {\n    id\n    name\n    service\n  }\n": typeof types.Enquiry_AddressedFragmentDoc,
    "\n  query ReplyTemplates($first: Int!, $after: String, $orderBy: ReplyTemplateOrder) {\n    replyTemplates(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        name\n        text\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.ReplyTemplatesDocument,
    "\n  mutation CreateReplyTemplate($input: ReplyTemplateInput!) {\n    createReplyTemplate(input: $input) {\n      id\n      name\n      text\n    }\n  }\n": typeof types.CreateReplyTemplateDocument,
    "\n  mutation UpdateReplyTemplate($id: UUID!, $input: ReplyTemplateInput!) {\n    updateReplyTemplate(id: $id, input: $input) {\n      id\n      name\n      text\n    }\n  }\n": typeof types.UpdateReplyTemplateDocument,
    "\n  mutation RemoveReplyTemplate($id: UUID!) {\n    removeReplyTemplate(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveReplyTemplateDocument,
    "\n  fragment Audit_entry on AuditEntry {\n    id\n    at\n    actor {\n      userId\n      name\n    }\n    via\n    apiToken {\n      apiTokenId\n      name\n    }\n    address\n    requestId\n    action\n    summary\n    subject {\n      subjectId\n      kind\n      label\n    }\n    changes {\n      field\n      before\n      after\n    }\n  }\n": typeof types.Audit_EntryFragmentDoc,
    "\n  query AuditEntries($first: Int!, $after: String, $filter: AuditFilterInput!, $orderBy: AuditEntryOrder) {\n    auditEntries(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {\n      nodes {\n        id\n        ...Audit_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.AuditEntriesDocument,
    "\n  query AuditActors {\n    auditActors(first: 200) {\n      nodes {\n        userId\n        name\n      }\n    }\n  }\n": typeof types.AuditActorsDocument,
    "\n  query Imports($first: Int!, $after: String, $orderBy: ImportOrder) {\n    imports(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        fileName\n        source\n        state\n        startedBy\n        startedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.ImportsDocument,
    "\n  fragment Import on Import {\n    id\n    fileName\n    source\n    state\n    isWaiting\n    size\n    received\n    total\n    done\n    fault\n    choice {\n      posts\n      pages\n      items\n      drafts\n      publishPages\n    }\n    report {\n      format\n      posts\n      pages\n      items\n      published\n      pictures\n      redirects\n      enquiries\n      reviews\n      known\n      skipped {\n        what\n        why\n      }\n      skippedCount\n      lossCount\n    }\n    undone {\n      removed {\n        posts\n        items\n        pictures\n        redirects\n        enquiries\n        reviews\n      }\n      kept {\n        posts\n        items\n        pictures\n        redirects\n        enquiries\n        reviews\n      }\n    }\n    table {\n      kind\n      isFixed\n      from\n      columns {\n        name\n        field\n        samples\n        canImport\n      }\n      fields {\n        name\n        label\n        isRequired\n      }\n      defaults {\n        field\n        value\n      }\n      dates\n      dateOrders\n      missing\n      preview {\n        row\n        values {\n          field\n          value\n        }\n        fault\n        loss\n      }\n      faultyRows {\n        row\n        values {\n          field\n          value\n        }\n        fault\n        loss\n      }\n      faultyCount\n    }\n    canStart\n    canUndo\n    canRemove\n    keptUntil\n    startedBy\n    startedAt\n    endedAt\n  }\n": typeof types.ImportFragmentDoc,
    "\n  query Import($id: UUID!) {\n    import(id: $id) {\n      ...Import\n    }\n  }\n": typeof types.ImportDocument,
    "\n  query ImportLines($id: UUID!, $first: Int!, $after: String, $onlyLosses: Boolean!) {\n    import(id: $id) {\n      id\n      lines(first: $first, after: $after, onlyLosses: $onlyLosses) {\n        nodes {\n          title\n          path\n          losses\n          notes\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.ImportLinesDocument,
    "\n  mutation CreateImport($input: CreateImportInput!) {\n    createImport(input: $input) {\n      id\n      received\n    }\n  }\n": typeof types.CreateImportDocument,
    "\n  mutation SaveImportMapping($id: UUID!, $input: SaveImportMappingInput!) {\n    saveImportMapping(id: $id, input: $input) {\n      ...Import\n    }\n  }\n": typeof types.SaveImportMappingDocument,
    "\n  mutation StartImport($id: UUID!, $input: StartImportInput!) {\n    startImport(id: $id, input: $input) {\n      ...Import\n    }\n  }\n": typeof types.StartImportDocument,
    "\n  mutation UndoImport($id: UUID!) {\n    undoImport(id: $id) {\n      ...Import\n    }\n  }\n": typeof types.UndoImportDocument,
    "\n  mutation RemoveImport($id: UUID!) {\n    removeImport(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveImportDocument,
    "\n  fragment Webhook_webhook on Webhook {\n    id\n    name\n    url\n    events\n    isOn\n    createdAt\n    overlapsUntil\n    failingSince\n    offReason\n    latestDelivery {\n      id\n      state\n      reason\n      createdAt\n    }\n  }\n": typeof types.Webhook_WebhookFragmentDoc,
    "\n  query Webhooks($first: Int!, $after: String, $orderBy: WebhookOrder) {\n    webhooks(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        ...Webhook_webhook\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.WebhooksDocument,
    "\n  query Webhook($id: UUID!) {\n    webhook(id: $id) {\n      id\n      ...Webhook_webhook\n    }\n  }\n": typeof types.WebhookDocument,
    "\n  fragment Webhook_delivery on WebhookDelivery {\n    id\n    event\n    state\n    tries\n    status\n    reason\n    answer\n    durationMs\n    createdAt\n    triedAt\n    nextTryAt\n  }\n": typeof types.Webhook_DeliveryFragmentDoc,
    "\n  query WebhookDeliveries(\n    $id: UUID!\n    $state: WebhookDeliveryState\n    $first: Int!\n    $after: String\n    $orderBy: WebhookDeliveryOrder\n  ) {\n    webhook(id: $id) {\n      id\n      deliveries(state: $state, first: $first, after: $after, orderBy: $orderBy) {\n        nodes {\n          id\n          ...Webhook_delivery\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.WebhookDeliveriesDocument,
    "\n  query WebhookDelivery($id: UUID!) {\n    webhookDelivery(id: $id) {\n      id\n      request {\n        headers\n        body\n      }\n      response {\n        status\n        headers\n        body\n      }\n    }\n  }\n": typeof types.WebhookDeliveryDocument,
    "\n  mutation CreateWebhook($input: WebhookInput!) {\n    createWebhook(input: $input) {\n      id\n      secret\n      webhook {\n        id\n        ...Webhook_webhook\n      }\n    }\n  }\n": typeof types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($id: UUID!, $input: WebhookInput!) {\n    updateWebhook(id: $id, input: $input) {\n      id\n      ...Webhook_webhook\n    }\n  }\n": typeof types.UpdateWebhookDocument,
    "\n  mutation SwitchWebhook($id: UUID!, $isOn: Boolean!) {\n    switchWebhook(id: $id, isOn: $isOn) {\n      id\n      isOn\n      failingSince\n      offReason\n    }\n  }\n": typeof types.SwitchWebhookDocument,
    "\n  mutation RenewWebhookSecret($id: UUID!, $isAtOnce: Boolean!) {\n    renewWebhookSecret(id: $id, isAtOnce: $isAtOnce) {\n      id\n      secret\n      webhook {\n        id\n        overlapsUntil\n      }\n    }\n  }\n": typeof types.RenewWebhookSecretDocument,
    "\n  mutation EndWebhookOverlap($id: UUID!) {\n    endWebhookOverlap(id: $id) {\n      id\n      overlapsUntil\n    }\n  }\n": typeof types.EndWebhookOverlapDocument,
    "\n  mutation TestWebhook($id: UUID!) {\n    testWebhook(id: $id) {\n      id\n    }\n  }\n": typeof types.TestWebhookDocument,
    "\n  mutation RemoveWebhook($id: UUID!) {\n    removeWebhook(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveWebhookDocument,
    "\n  mutation ResendWebhookDelivery($id: UUID!) {\n    resendWebhookDelivery(id: $id) {\n      id\n      ...Webhook_delivery\n    }\n  }\n": typeof types.ResendWebhookDeliveryDocument,
    "\n  mutation ResendWebhookDeliveries($id: UUID!, $since: DateTimeISO!, $isFailedOnly: Boolean!) {\n    resendWebhookDeliveries(id: $id, since: $since, isFailedOnly: $isFailedOnly) {\n      totalCount\n    }\n  }\n": typeof types.ResendWebhookDeliveriesDocument,
    "\n  fragment Account_session on OwnSession {\n    id\n    createdAt\n    lastSeenAt\n    expiresAt\n    address\n    device\n    isCurrent\n  }\n": typeof types.Account_SessionFragmentDoc,
    "\n  query MySessions($first: Int!, $after: String) {\n    mySessions(first: $first, after: $after) {\n      nodes {\n        id\n        ...Account_session\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.MySessionsDocument,
    "\n  mutation EndSession($id: UUID!) {\n    endSession(id: $id) {\n      id\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  mutation UpdateAccount($input: UpdateAccountInput!) {\n    updateAccount(input: $input) {\n      user {\n        id\n        name\n        email\n        mobile\n      }\n      confirmationSentTo\n    }\n  }\n": typeof types.UpdateAccountDocument,
    "\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token) {\n      id\n      name\n      email\n      mobile\n    }\n  }\n": typeof types.ConfirmEmailDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  fragment Account_secondStep on SecondStep {\n    id\n    authenticatorSince\n    recoveryCodesLeft\n    recoveryCodesMadeAt\n  }\n": typeof types.Account_SecondStepFragmentDoc,
    "\n  query MySecondStep {\n    mySecondStep {\n      id\n      ...Account_secondStep\n    }\n  }\n": typeof types.MySecondStepDocument,
    "\n  mutation BeginTotp($input: ConfirmPasswordInput!) {\n    beginTotp(input: $input) {\n      id\n      secret\n      uri\n    }\n  }\n": typeof types.BeginTotpDocument,
    "\n  mutation EnableTotp($input: EnableTotpInput!) {\n    enableTotp(input: $input) {\n      id\n      ...Account_secondStep\n    }\n  }\n": typeof types.EnableTotpDocument,
    "\n  mutation DisableTotp($input: ConfirmPasswordInput!) {\n    disableTotp(input: $input) {\n      id\n      ...Account_secondStep\n    }\n  }\n": typeof types.DisableTotpDocument,
    "\n  mutation MakeRecoveryCodes($input: ConfirmPasswordInput!) {\n    makeRecoveryCodes(input: $input) {\n      id\n      codes\n      secondStep {\n        id\n        ...Account_secondStep\n      }\n    }\n  }\n": typeof types.MakeRecoveryCodesDocument,
    "\n  query MyMailSettings {\n    myMailSettings {\n      id\n      followUps\n      weekly\n    }\n  }\n": typeof types.MyMailSettingsDocument,
    "\n  mutation SetFollowUpMail($isOn: Boolean!) {\n    setFollowUpMail(isOn: $isOn) {\n      id\n      followUps\n    }\n  }\n": typeof types.SetFollowUpMailDocument,
    "\n  mutation SetWeeklyMail($isOn: Boolean!) {\n    setWeeklyMail(isOn: $isOn) {\n      id\n      weekly\n    }\n  }\n": typeof types.SetWeeklyMailDocument,
    "\n  fragment Account_author on AuthorProfile {\n    id\n    slug\n    name\n    about\n    imageUrl\n    isOn\n  }\n": typeof types.Account_AuthorFragmentDoc,
    "\n  query MyAuthorProfile {\n    myAuthorProfile {\n      id\n      ...Account_author\n    }\n  }\n": typeof types.MyAuthorProfileDocument,
    "\n  mutation SaveAuthorProfile($input: AuthorProfileInput!) {\n    saveAuthorProfile(input: $input) {\n      id\n      ...Account_author\n    }\n  }\n": typeof types.SaveAuthorProfileDocument,
    "\n  fragment ApiToken_token on ApiToken {\n    id\n    name\n    role\n    scopes\n    state\n    clientId\n    hint\n    formerHint\n    formerExpiresAt\n    formerLastUsedAt\n    requestsPerMinute\n    createdBy {\n      id\n      name\n    }\n    createdAt\n    expiresAt\n    lastUsedAt\n  }\n": typeof types.ApiToken_TokenFragmentDoc,
    "\n  query ApiTokens($first: Int!, $after: String, $orderBy: ApiTokenOrder) {\n    apiTokens(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        ...ApiToken_token\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.ApiTokensDocument,
    "\n  mutation IssueApiToken($input: IssueApiTokenInput!) {\n    issueApiToken(input: $input) {\n      id\n      token\n      apiToken {\n        id\n        ...ApiToken_token\n      }\n    }\n  }\n": typeof types.IssueApiTokenDocument,
    "\n  mutation RotateApiToken($id: UUID!, $input: RotateApiTokenInput!) {\n    rotateApiToken(id: $id, input: $input) {\n      id\n      token\n      apiToken {\n        id\n        ...ApiToken_token\n      }\n    }\n  }\n": typeof types.RotateApiTokenDocument,
    "\n  mutation EndApiTokenOverlap($id: UUID!) {\n    endApiTokenOverlap(id: $id) {\n      id\n      ...ApiToken_token\n    }\n  }\n": typeof types.EndApiTokenOverlapDocument,
    "\n  mutation LimitApiToken($id: UUID!, $input: ApiTokenLimitInput!) {\n    limitApiToken(id: $id, input: $input) {\n      id\n      ...ApiToken_token\n    }\n  }\n": typeof types.LimitApiTokenDocument,
    "\n  mutation RevokeApiToken($id: UUID!) {\n    revokeApiToken(id: $id) {\n      id\n      ...ApiToken_token\n    }\n  }\n": typeof types.RevokeApiTokenDocument,
    "\n  query Users($first: Int!, $after: String, $orderBy: UserOrder) {\n    users(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        name\n        email\n        mobile\n        role\n        isBlocked\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.UsersDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      id\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  mutation BlockUser($id: UUID!, $isBlocked: Boolean!) {\n    blockUser(id: $id, isBlocked: $isBlocked) {\n      id\n      isBlocked\n    }\n  }\n": typeof types.BlockUserDocument,
    "\n  mutation RemoveUser($id: UUID!, $heirId: UUID) {\n    removeUser(id: $id, heirId: $heirId) {\n      id\n    }\n  }\n": typeof types.RemoveUserDocument,
    "\n  query Holdings($userId: UUID!) {\n    holdings(userId: $userId) {\n      messages\n      posts\n    }\n  }\n": typeof types.HoldingsDocument,
    "\n  mutation ChangeUserRole($id: UUID!, $role: Role!) {\n    changeUserRole(id: $id, role: $role) {\n      id\n      role\n    }\n  }\n": typeof types.ChangeUserRoleDocument,
    "\n  query Invitations($first: Int!, $after: String) {\n    invitations(first: $first, after: $after) {\n      nodes {\n        id\n        email\n        name\n        role\n        invitedBy {\n          id\n          name\n        }\n        createdAt\n        expiresAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.InvitationsDocument,
    "\n  mutation InviteUser($input: InviteUserInput!) {\n    inviteUser(input: $input) {\n      id\n      link\n    }\n  }\n": typeof types.InviteUserDocument,
    "\n  mutation RevokeInvitation($id: UUID!) {\n    revokeInvitation(id: $id) {\n      id\n    }\n  }\n": typeof types.RevokeInvitationDocument,
    "\n  query MessagePerson($id: UUID!) {\n    message(id: $id) {\n      id\n      person {\n        id\n        email\n        name\n        messages {\n          id\n          service\n          stage\n          isSpam\n          createdAt\n        }\n        affiliates {\n          id\n          companyName\n          service\n          isSpam\n          createdAt\n        }\n        reviews {\n          id\n          companyName\n          rating\n          isPublished\n          createdAt\n        }\n      }\n    }\n  }\n": typeof types.MessagePersonDocument,
    "\n  mutation RenamePerson($email: String!, $name: String) {\n    renamePerson(email: $email, name: $name) {\n      id\n      name\n    }\n  }\n": typeof types.RenamePersonDocument,
    "\n  query PersonalData($input: PersonAddressesInput!) {\n    personalData(input: $input) {\n      addresses\n      otherAddresses\n      refusal\n      kinds {\n        kind\n        label\n        count\n        treatment\n        records {\n          at\n          title\n          detail\n          path\n        }\n      }\n    }\n  }\n": typeof types.PersonalDataDocument,
    "\n  mutation ExportPersonalData($input: PersonAddressesInput!, $format: PersonalDataFormat!) {\n    exportPersonalData(input: $input, format: $format) {\n      fileName\n      contentType\n      content\n    }\n  }\n": typeof types.ExportPersonalDataDocument,
    "\n  mutation ErasePersonalData($input: ErasePersonalDataInput!) {\n    erasePersonalData(input: $input) {\n      id\n      count\n      clearedAt\n    }\n  }\n": typeof types.ErasePersonalDataDocument,
    "\n  query Erasure($id: UUID!) {\n    erasure(id: $id) {\n      id\n      count\n      clearedAt\n    }\n  }\n": typeof types.ErasureDocument,
    "\n  fragment Retention_rules on Retention {\n    rules {\n      id\n      kind\n      days\n      dueCount\n      oldest\n    }\n  }\n": typeof types.Retention_RulesFragmentDoc,
    "\n  query Retention($input: RetentionInput) {\n    retention(input: $input) {\n      ...Retention_rules\n    }\n  }\n": typeof types.RetentionDocument,
    "\n  mutation SaveRetention($input: RetentionInput!) {\n    saveRetention(input: $input) {\n      ...Retention_rules\n    }\n  }\n": typeof types.SaveRetentionDocument,
    "\n  fragment Catalogue_catalogue on ServiceCatalogue {\n    id\n    updatedAt\n    choiceOrder\n    otherChoice\n    services {\n      id\n      title\n      anchor\n      choice\n      cardTitle\n      cardText\n      isOnHome\n      isRemoved\n      text\n      points\n      picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n  }\n": typeof types.Catalogue_CatalogueFragmentDoc,
    "\n  query ServiceCatalogue {\n    serviceCatalogue {\n      ...Catalogue_catalogue\n    }\n  }\n": typeof types.ServiceCatalogueDocument,
    "\n  query CatalogueTime {\n    serviceCatalogue {\n      id\n      updatedAt\n    }\n  }\n": typeof types.CatalogueTimeDocument,
    "\n  mutation SaveServiceCatalogue($input: ServiceCatalogueInput!, $ifUpdatedAt: DateTimeISO) {\n    saveServiceCatalogue(input: $input, ifUpdatedAt: $ifUpdatedAt) {\n      ...Catalogue_catalogue\n    }\n  }\n": typeof types.SaveServiceCatalogueDocument,
    "\n  fragment SiteFields on Site {\n    id\n    name\n    tagline\n    description\n    email\n    phone\n    whatsapp\n    address\n    city\n    colours {\n      signal\n      depth\n      paper\n    }\n    typefaces\n    timeZone\n    language\n    furtherLanguages\n    translations {\n      language\n      tagline\n      description\n    }\n    openingHours {\n      days\n      opens\n      closes\n    }\n    reviewReminderDays\n    offersThemes\n    takesBookings\n    isLaunched\n    openingText\n    hasSampleBookings\n    booking {\n      minutes\n      gapMinutes\n      noticeHours\n      horizonDays\n      offersHosts\n      openCallsPerMailbox\n      openCallsPerNetwork\n    }\n    logo {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n    darkLogo {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n    sharedPicture {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n    icon {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n  }\n": typeof types.SiteFieldsFragmentDoc,
    "\n  query Site {\n    site {\n      ...SiteFields\n      original {\n        ...SiteFields\n      }\n    }\n  }\n": typeof types.SiteDocument,
    "\n  mutation SaveSite($input: SiteInput!) {\n    saveSite(input: $input) {\n      ...SiteFields\n      original {\n        ...SiteFields\n      }\n    }\n  }\n": typeof types.SaveSiteDocument,
    "\n  fragment SiteTagsFields on Site {\n    id\n    tags {\n      googleAnalytics\n      tagManager\n      metaPixel\n      linkedIn\n      linkedInEnquiry\n      linkedInApplication\n      linkedInBooking\n    }\n  }\n": typeof types.SiteTagsFieldsFragmentDoc,
    "\n  query SiteTags {\n    site {\n      ...SiteTagsFields\n    }\n  }\n": typeof types.SiteTagsDocument,
    "\n  mutation SaveSiteTags($input: SiteInput!) {\n    saveSite(input: $input) {\n      ...SiteTagsFields\n    }\n  }\n": typeof types.SaveSiteTagsDocument,
    "\n  fragment SiteAppsFields on Site {\n    id\n    allowsApps\n  }\n": typeof types.SiteAppsFieldsFragmentDoc,
    "\n  query SiteApps {\n    site {\n      ...SiteAppsFields\n    }\n  }\n": typeof types.SiteAppsDocument,
    "\n  mutation AllowApps($isAllowed: Boolean!) {\n    allowApps(isAllowed: $isAllowed) {\n      ...SiteAppsFields\n    }\n  }\n": typeof types.AllowAppsDocument,
    "\n  mutation LaunchSite($isLaunched: Boolean!) {\n    launchSite(isLaunched: $isLaunched) {\n      ...SiteFields\n    }\n  }\n": typeof types.LaunchSiteDocument,
    "\n  mutation SaveOpeningText($input: OpeningTextInput!) {\n    saveOpeningText(input: $input) {\n      ...SiteFields\n    }\n  }\n": typeof types.SaveOpeningTextDocument,
    "\n  fragment SampleContentFields on SampleContent {\n    count\n    groups {\n      kind\n      names\n      kept {\n        name\n        reason\n      }\n    }\n  }\n": typeof types.SampleContentFieldsFragmentDoc,
    "\n  query SampleContent {\n    sampleContent {\n      ...SampleContentFields\n    }\n  }\n": typeof types.SampleContentDocument,
    "\n  mutation RemoveSampleContent {\n    removeSampleContent {\n      ...SampleContentFields\n    }\n  }\n": typeof types.RemoveSampleContentDocument,
    "\n  fragment BackupFields on Backup {\n    id\n    day\n    startedAt\n    endedAt\n    bytes\n    isCopied\n    failure\n  }\n": typeof types.BackupFieldsFragmentDoc,
    "\n  query Backups {\n    backups {\n      time\n      keep\n      isCopied\n      latest {\n        ...BackupFields\n      }\n    }\n  }\n": typeof types.BackupsDocument,
    "\n  fragment FirstStepsFields on FirstSteps {\n    id\n    steps {\n      name\n      isDone\n    }\n    isOver\n    smtpServer\n    imapServer\n  }\n": typeof types.FirstStepsFieldsFragmentDoc,
    "\n  query FirstSteps {\n    firstSteps {\n      ...FirstStepsFields\n    }\n  }\n": typeof types.FirstStepsDocument,
    "\n  mutation MarkFirstStep($step: FirstStepName!, $isDone: Boolean!) {\n    markFirstStep(step: $step, isDone: $isDone) {\n      ...FirstStepsFields\n    }\n  }\n": typeof types.MarkFirstStepDocument,
    "\n  mutation EndFirstSteps($isOver: Boolean!) {\n    endFirstSteps(isOver: $isOver) {\n      ...FirstStepsFields\n    }\n  }\n": typeof types.EndFirstStepsDocument,
    "\n  mutation SendTestMail {\n    sendTestMail {\n      isOk\n      text\n    }\n  }\n": typeof types.SendTestMailDocument,
    "\n  mutation ReadMailboxNow {\n    readMailboxNow {\n      isOk\n      text\n    }\n  }\n": typeof types.ReadMailboxNowDocument,
    "\n  fragment Navigation_navigation on SiteNavigation {\n    id\n    updatedAt\n    hasBlog\n    hasAffiliateProgramme\n    main {\n      label\n      to\n    }\n    footer {\n      label\n      to\n    }\n    networks {\n      icon\n      label\n      url\n    }\n  }\n": typeof types.Navigation_NavigationFragmentDoc,
    "\n  query SiteNavigation {\n    siteNavigation {\n      ...Navigation_navigation\n    }\n  }\n": typeof types.SiteNavigationDocument,
    "\n  query NavigationTime {\n    siteNavigation {\n      id\n      updatedAt\n    }\n  }\n": typeof types.NavigationTimeDocument,
    "\n  mutation SaveSiteNavigation($input: SiteNavigationInput!, $ifUpdatedAt: DateTimeISO) {\n    saveSiteNavigation(input: $input, ifUpdatedAt: $ifUpdatedAt) {\n      ...Navigation_navigation\n    }\n  }\n": typeof types.SaveSiteNavigationDocument,
    "\n  query Redirects($first: Int!, $after: String, $orderBy: RedirectOrder) {\n    redirects(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        from\n        to\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.RedirectsDocument,
    "\n  query MissedPaths($first: Int!, $after: String, $orderBy: MissedPathOrder) {\n    missedPaths(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        path\n        count\n        lastAt\n        lastReferrer\n        isProbe\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.MissedPathsDocument,
    "\n  fragment IndexNow_state on IndexNow {\n    id\n    isOn\n    proofUrl\n    waiting\n    triedAt\n    fault\n  }\n": typeof types.IndexNow_StateFragmentDoc,
    "\n  query IndexNow {\n    indexNow {\n      id\n      ...IndexNow_state\n    }\n  }\n": typeof types.IndexNowDocument,
    "\n  mutation CreateRedirect($input: RedirectInput!) {\n    createRedirect(input: $input) {\n      id\n      from\n      to\n    }\n  }\n": typeof types.CreateRedirectDocument,
    "\n  mutation UpdateRedirect($id: UUID!, $input: RedirectInput!) {\n    updateRedirect(id: $id, input: $input) {\n      id\n      from\n      to\n    }\n  }\n": typeof types.UpdateRedirectDocument,
    "\n  mutation RemoveRedirect($id: UUID!) {\n    removeRedirect(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveRedirectDocument,
    "\n  mutation ForgetMissedPath($id: UUID!) {\n    forgetMissedPath(id: $id) {\n      id\n    }\n  }\n": typeof types.ForgetMissedPathDocument,
    "\n  mutation ForgetMissedPaths {\n    forgetMissedPaths\n  }\n": typeof types.ForgetMissedPathsDocument,
    "\n  mutation SetIndexNow($isOn: Boolean!) {\n    setIndexNow(isOn: $isOn) {\n      id\n      ...IndexNow_state\n    }\n  }\n": typeof types.SetIndexNowDocument,
    "\n  fragment EnquirySource_facts on EnquirySource {\n    name\n    found\n    medium\n    campaign\n    referrer\n    firstPage\n    sentFrom\n    affiliate {\n      id\n      name\n    }\n  }\n": typeof types.EnquirySource_FactsFragmentDoc,
    "\n  fragment AffiliateTable_affiliate on Affiliate {\n    id\n    name\n    companyName\n    email\n    phone\n    phoneText\n    service\n    isSpam\n    createdAt\n    source {\n      ...EnquirySource_facts\n    }\n    ...DecisionButtons_affiliate\n  }\n": typeof types.AffiliateTable_AffiliateFragmentDoc,
    "\n  fragment DecisionButtons_affiliate on Affiliate {\n    id\n    name\n    email\n    state\n    decidedAt\n    reason\n    referralLink\n    hasPage\n    figures {\n      visits\n      enquiries\n      won\n      wonValue\n    }\n  }\n": typeof types.DecisionButtons_AffiliateFragmentDoc,
    "\n  query ManageAffiliates(\n    $folder: Folder!\n    $first: Int!\n    $after: String\n    $search: String\n    $source: String\n    $state: AffiliateState\n    $orderBy: AffiliateOrder\n  ) {\n    affiliates(\n      folder: $folder\n      first: $first\n      after: $after\n      search: $search\n      source: $source\n      state: $state\n      orderBy: $orderBy\n    ) {\n      nodes {\n        ...AffiliateTable_affiliate\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n    overview {\n      spamApplications\n    }\n  }\n": typeof types.ManageAffiliatesDocument,
    "\n  mutation MarkAffiliateSpam($id: UUID!, $isSpam: Boolean!) {\n    markAffiliateSpam(id: $id, isSpam: $isSpam) {\n      id\n      isSpam\n    }\n  }\n": typeof types.MarkAffiliateSpamDocument,
    "\n  mutation SetAffiliateSource($id: UUID!, $source: String) {\n    setAffiliateSource(id: $id, source: $source) {\n      id\n      source {\n        ...EnquirySource_facts\n      }\n    }\n  }\n": typeof types.SetAffiliateSourceDocument,
    "\n  mutation RemoveAffiliate($id: UUID!) {\n    removeAffiliate(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveAffiliateDocument,
    "\n  mutation AcceptAffiliate($id: UUID!, $ifState: AffiliateState!) {\n    acceptAffiliate(id: $id, ifState: $ifState) {\n      ...DecisionButtons_affiliate\n    }\n  }\n": typeof types.AcceptAffiliateDocument,
    "\n  mutation DeclineAffiliate($id: UUID!, $reason: String!, $ifState: AffiliateState!) {\n    declineAffiliate(id: $id, reason: $reason, ifState: $ifState) {\n      ...DecisionButtons_affiliate\n    }\n  }\n": typeof types.DeclineAffiliateDocument,
    "\n  mutation RenewAffiliatePage($id: UUID!) {\n    renewAffiliatePage(id: $id) {\n      id\n      link\n    }\n  }\n": typeof types.RenewAffiliatePageDocument,
    "\n  mutation RevokeAffiliatePage($id: UUID!) {\n    revokeAffiliatePage(id: $id) {\n      id\n      hasPage\n    }\n  }\n": typeof types.RevokeAffiliatePageDocument,
    "\n  fragment MessageTable_message on Message {\n    id\n    name\n    email\n    service\n    message\n    isRead\n    isSpam\n    createdAt\n    lastActivityAt\n    answeredAt\n    answeredBy\n    stage\n    lostReason\n    value\n    lastAnswerAt\n    owner {\n      id\n      name\n    }\n    followUp {\n      day\n      note\n    }\n    replies {\n      id\n    }\n  }\n": typeof types.MessageTable_MessageFragmentDoc,
    "\n  query Messages(\n    $folder: Folder!\n    $first: Int!\n    $after: String\n    $search: String\n    $isRead: Boolean\n    $filter: MessageFilterInput! = {}\n    $orderBy: MessageOrder\n  ) {\n    messages(\n      folder: $folder\n      first: $first\n      after: $after\n      search: $search\n      isRead: $isRead\n      filter: $filter\n      orderBy: $orderBy\n    ) {\n      nodes {\n        ...MessageTable_message\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n    overview {\n      spamMessages\n    }\n  }\n": typeof types.MessagesDocument,
    "\n  query Message($id: UUID!) {\n    message(id: $id) {\n      id\n      email\n      contactNumber\n      contactNumberText\n      mayBeAutomatic\n      ...MessageTable_message\n      ...Message_desk\n      reviewLink {\n        id\n        state\n        createdAt\n        mailedAt\n        usedAt\n        reminders\n        remindedAt\n      }\n      ...Enquiry_call\n      latestId\n      thread(last: 100) {\n        ...ConversationPage\n      }\n      draft {\n        text\n      }\n      presence {\n        ...Presence_people\n      }\n    }\n  }\n": typeof types.MessageDocument,
    "\n  fragment Message_readState on Message {\n    id\n    isRead\n  }\n": typeof types.Message_ReadStateFragmentDoc,
    "\n  mutation MarkMessageRead($id: UUID!, $isRead: Boolean!) {\n    markMessageRead(id: $id, isRead: $isRead) {\n      id\n      isRead\n    }\n  }\n": typeof types.MarkMessageReadDocument,
    "\n  mutation MarkMessageSpam($id: UUID!, $isSpam: Boolean!) {\n    markMessageSpam(id: $id, isSpam: $isSpam) {\n      id\n      isRead\n      isSpam\n    }\n  }\n": typeof types.MarkMessageSpamDocument,
    "\n  mutation MarkNotAutomatic($id: UUID!) {\n    markNotAutomatic(id: $id) {\n      id\n      mayBeAutomatic\n    }\n  }\n": typeof types.MarkNotAutomaticDocument,
    "\n  mutation MarkPresence($id: UUID!, $isOpen: Boolean!, $isWriting: Boolean!) {\n    markPresence(id: $id, isOpen: $isOpen, isWriting: $isWriting) {\n      ...Presence_people\n    }\n  }\n": typeof types.MarkPresenceDocument,
    "\n  fragment Presence_people on MessagePresence {\n    id\n    people {\n      userId\n      name\n      isWriting\n    }\n  }\n": typeof types.Presence_PeopleFragmentDoc,
    "\n  mutation RemoveMessage($id: UUID!) {\n    removeMessage(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveMessageDocument,
    "\n  fragment Overview_counts on Overview {\n    unreadMessages\n    dueFollowUps\n    draftPosts\n    draftItems\n    reviewsToCheck\n    newApplications\n    messagesPerWeek {\n      monday\n      count\n    }\n    spamMessages\n    spamApplications\n  }\n": typeof types.Overview_CountsFragmentDoc,
    "\n  query Overview {\n    overview {\n      ...Overview_counts\n    }\n  }\n": typeof types.OverviewDocument,
    "\n  query OfficeNotices {\n    officeNotices {\n      notices {\n        kind\n        text\n        path\n      }\n    }\n  }\n": typeof types.OfficeNoticesDocument,
    "\n  query Pipeline {\n    pipeline {\n      stages {\n        stage\n        count\n        value\n      }\n      medianFirstReply\n      medianFirstReplyBefore\n      wonPerMonth {\n        month\n        count\n        value\n      }\n    }\n  }\n": typeof types.PipelineDocument,
    "\n  fragment ReviewCards_review on Review {\n    id\n    name\n    companyName\n    position\n    clientFeedback\n    rating\n    isPublished\n    createdAt\n    consent {\n      words\n      givenAt\n    }\n    withdrawnAt\n    tie {\n      itemId\n      itemTitle\n      service\n    }\n  }\n": typeof types.ReviewCards_ReviewFragmentDoc,
    "\n  query ManageReviews($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ReviewOrder) {\n    allReviews(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        ...ReviewCards_review\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.ManageReviewsDocument,
    "\n  mutation PublishReview($id: UUID!, $isPublished: Boolean!) {\n    publishReview(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n    }\n  }\n": typeof types.PublishReviewDocument,
    "\n  mutation RemoveReview($id: UUID!) {\n    removeReview(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveReviewDocument,
    "\n  fragment ReviewLink_link on ReviewLink {\n    id\n    email\n    state\n    createdAt\n    expiresAt\n    usedAt\n    messageId\n    mailedAt\n    reminders\n    remindedAt\n    optedOutAt\n  }\n": typeof types.ReviewLink_LinkFragmentDoc,
    "\n  query AskedMessage($id: UUID!) {\n    message(id: $id) {\n      id\n      name\n      email\n      service\n    }\n  }\n": typeof types.AskedMessageDocument,
    "\n  query ReviewLinks($first: Int!, $after: String, $orderBy: ReviewLinkOrder) {\n    reviewLinks(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        ...ReviewLink_link\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.ReviewLinksDocument,
    "\n  mutation IssueReviewLink($input: IssueReviewLinkInput!) {\n    issueReviewLink(input: $input) {\n      id\n      link\n      reviewLink {\n        id\n        ...ReviewLink_link\n      }\n    }\n  }\n": typeof types.IssueReviewLinkDocument,
    "\n  mutation RevokeReviewLink($id: UUID!) {\n    revokeReviewLink(id: $id) {\n      id\n      ...ReviewLink_link\n    }\n  }\n": typeof types.RevokeReviewLinkDocument,
    "\n  query TieChoices($search: String) {\n    allPortfolioItems(first: 30, search: $search) {\n      nodes {\n        id\n        title\n      }\n      totalCount\n    }\n  }\n": typeof types.TieChoicesDocument,
    "\n  mutation TieReview($id: UUID!, $itemId: UUID, $service: ServiceId) {\n    tieReview(id: $id, itemId: $itemId, service: $service) {\n      id\n      tie {\n        itemId\n        itemTitle\n        service\n      }\n    }\n  }\n": typeof types.TieReviewDocument,
    "\n  query SavedViews($list: ViewedList!, $first: Int!) {\n    savedViews(list: $list, first: $first) {\n      nodes {\n        id\n        name\n        query\n      }\n    }\n  }\n": typeof types.SavedViewsDocument,
    "\n  mutation SaveView($input: SavedViewInput!) {\n    saveView(input: $input) {\n      id\n      name\n      query\n    }\n  }\n": typeof types.SaveViewDocument,
    "\n  mutation RemoveView($id: UUID!) {\n    removeView(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveViewDocument,
    "\n  subscription Arrived {\n    arrived(content: true, presence: true) {\n      kind\n      message {\n        id\n        name\n        ...MessageTable_message\n      }\n      review {\n        id\n        name\n        ...ReviewCards_review\n      }\n      affiliate {\n        id\n        name\n        ...AffiliateTable_affiliate\n      }\n      presence {\n        ...Presence_people\n      }\n      editing {\n        ...Editing_people\n      }\n      overview {\n        ...Overview_counts\n        unreadMessages\n        totalMessages\n        totalReviews\n        totalApplications\n      }\n    }\n  }\n": typeof types.ArrivedDocument,
    "\n  query Waiting {\n    overview {\n      unreadMessages\n      dueFollowUps\n      newApplications\n      reviewsToCheck\n      draftPosts\n      draftItems\n    }\n  }\n": typeof types.WaitingDocument,
    "\n  query Search($text: String!) {\n    search(text: $text) {\n      results {\n        kind\n        id\n        title\n        context\n        slug\n      }\n    }\n  }\n": typeof types.SearchDocument,
    "\n  query NextEnquiries {\n    messages(first: 5, filter: { isOwned: false, stages: [NEW, IN_CONTACT, PROPOSAL] }) {\n      nodes {\n        id\n      }\n    }\n  }\n": typeof types.NextEnquiriesDocument,
    "\n  mutation TakeNextEnquiry($id: UUID!) {\n    takeMessage(id: $id) {\n      id\n      owner {\n        id\n        name\n      }\n    }\n  }\n": typeof types.TakeNextEnquiryDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      message\n      resendIn\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation VerifyCode($input: VerifyCodeInput!) {\n    verifyCode(input: $input) {\n      token\n      expiresAt\n      user {\n        id\n        name\n        email\n        mobile\n        role\n        isBlocked\n      }\n    }\n  }\n": typeof types.VerifyCodeDocument,
    "\n  mutation ResendCode($input: ResendCodeInput!) {\n    resendCode(input: $input) {\n      message\n      resendIn\n    }\n  }\n": typeof types.ResendCodeDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  query Viewer {\n    viewer {\n      id\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input)\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  query PasswordResetOpen($token: String!) {\n    passwordResetOpen(token: $token)\n  }\n": typeof types.PasswordResetOpenDocument,
    "\n  mutation ResetPassword($token: String!, $input: ResetPasswordInput!) {\n    resetPassword(token: $token, input: $input)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  fragment Picture_image on Picture {\n    width\n    height\n    focalPoint {\n      x\n      y\n    }\n    sources {\n      type\n      srcSet\n    }\n  }\n": typeof types.Picture_ImageFragmentDoc,
    "\n  fragment ClientReviews_review on Review {\n    id\n    name\n    companyName\n    position\n    clientFeedback\n    rating\n  }\n": typeof types.ClientReviews_ReviewFragmentDoc,
    "\n  mutation Apply($input: ApplyInput!, $form: FormFactsInput) {\n    apply(input: $input, form: $form) {\n      id\n    }\n  }\n": typeof types.ApplyDocument,
    "\n  query AffiliatePage($token: String!) {\n    affiliatePage(token: $token) {\n      id\n      name\n      referralLink\n      figures {\n        visits\n        enquiries\n        won\n        wonValue\n      }\n      months {\n        month\n        figures {\n          visits\n          enquiries\n          won\n          wonValue\n        }\n      }\n    }\n  }\n": typeof types.AffiliatePageDocument,
    "\n  query Author($slug: String!) {\n    author(slug: $slug) {\n      id\n      slug\n      name\n      about\n      imageUrl\n      image {\n        ...Picture_image\n      }\n    }\n  }\n": typeof types.AuthorDocument,
    "\n  query AuthorPosts($first: Int!, $after: String, $author: String!) {\n    blogPosts(first: $first, after: $after, author: $author) {\n      nodes {\n        id\n        tags\n        sharedTags\n        ...BlogCard_post\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.AuthorPostsDocument,
    "\n  query ManageBlogs($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {\n    allBlogPosts(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        id\n        slug\n        title\n        isPublished\n        publishAt\n        takeBackAt\n        createdAt\n        pendingChanges {\n          userId\n          name\n        }\n        recentFigures {\n          views\n          enquiries\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.ManageBlogsDocument,
    "\n  query EditBlogPost($slug: String!) {\n    item: blogPost(slug: $slug) {\n      id\n      slug\n      title\n      excerpt\n      body\n      author\n      tags\n      imageUrl\n      altText\n      metaTitle\n      metaDescription\n      language\n      translations {\n        contentId\n        language\n        title\n        isPublished\n      }\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n": typeof types.EditBlogPostDocument,
    "\n  mutation CreateBlogPost($input: BlogPostInput!, $draftId: UUID) {\n    item: createBlogPost(input: $input, draftId: $draftId) {\n      id\n      slug\n    }\n  }\n": typeof types.CreateBlogPostDocument,
    "\n  mutation UpdateBlogPost($id: UUID!, $input: BlogPostInput!, $ifUpdatedAt: DateTimeISO, $draftId: UUID) {\n    item: updateBlogPost(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {\n      id\n      slug\n      title\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n": typeof types.UpdateBlogPostDocument,
    "\n  mutation PublishBlogPost($id: UUID!, $isPublished: Boolean!) {\n    item: publishBlogPost(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n    }\n  }\n": typeof types.PublishBlogPostDocument,
    "\n  mutation RemoveBlogPost($id: UUID!) {\n    item: removeBlogPost(id: $id) {\n      id\n    }\n  }\n": typeof types.RemoveBlogPostDocument,
    "\n  query BlogPostPlan($slug: String!) {\n    item: blogPost(slug: $slug) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      pendingChanges {\n        userId\n        name\n      }\n    }\n  }\n": typeof types.BlogPostPlanDocument,
    "\n  fragment BlogPost_plan on BlogPost {\n    publishAt\n    takeBackAt\n  }\n": typeof types.BlogPost_PlanFragmentDoc,
    "\n  query TranslatedPosts($search: String) {\n    choices: allBlogPosts(first: 50, search: $search) {\n      nodes {\n        id\n        language\n        title\n        isPublished\n      }\n      totalCount\n    }\n  }\n": typeof types.TranslatedPostsDocument,
    "\n  fragment BlogCard_post on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    author\n    tags\n    sharedTags\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    publishedAt\n    readingMinutes\n  }\n": typeof types.BlogCard_PostFragmentDoc,
    "\n  query BlogsPage($first: Int!, $after: String, $tag: String, $search: String) {\n    blogPosts(first: $first, after: $after, tag: $tag, search: $search) {\n      nodes {\n        id\n        tags\n        sharedTags\n        ...BlogCard_post\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n  }\n": typeof types.BlogsPageDocument,
    "\n  fragment Neighbour_post on BlogPost {\n    id\n    slug\n    title\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    isPublished\n    publishedAt\n    readingMinutes\n  }\n": typeof types.Neighbour_PostFragmentDoc,
    "\n  fragment BlogPost_post on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    bodyHtml\n    author\n    authorPage {\n      id\n      slug\n      about\n      imageUrl\n      image {\n        ...Picture_image\n      }\n    }\n    tags\n    sharedTags\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    metaTitle\n    metaDescription\n    translations {\n      slug\n      isPublished\n      language\n      languageName\n    }\n    language\n    isPublished\n    publishedAt\n    updatedAt\n    readingMinutes\n    contents {\n      anchor\n      text\n      level\n    }\n  }\n": typeof types.BlogPost_PostFragmentDoc,
    "\n  query BlogPostPage($slug: String!) {\n    blogPost(slug: $slug) {\n      ...BlogPost_post\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n    blogPostNeighbours(slug: $slug) {\n      previous {\n        id\n        ...Neighbour_post\n      }\n      next {\n        id\n        ...Neighbour_post\n      }\n      related {\n        id\n        ...Neighbour_post\n      }\n    }\n  }\n": typeof types.BlogPostPageDocument,
    "\n  fragment Booking_FreeTimes on FreeTimes {\n    timeZone\n    officeTimeZone\n    minutes\n    from\n    firstDay\n    lastDay\n    fullDays\n    slots {\n      startsAt\n      endsAt\n    }\n    hosts {\n      id\n      name\n    }\n    hasAnyHost\n  }\n": typeof types.Booking_FreeTimesFragmentDoc,
    "\n  query FreeTimes($timeZone: String, $from: String, $hostId: UUID) {\n    freeTimes(timeZone: $timeZone, from: $from, hostId: $hostId) {\n      ...Booking_FreeTimes\n    }\n  }\n": typeof types.FreeTimesDocument,
    "\n  fragment Booking_Call on BookedCall {\n    startsAt\n    endsAt\n    timeZone\n    officeTimeZone\n    host\n    service\n    status\n    changeableUntil\n    canChange\n  }\n": typeof types.Booking_CallFragmentDoc,
    "\n  mutation BookCall($input: BookCallInput!, $form: FormFactsInput) {\n    bookCall(input: $input, form: $form) {\n      startsAt\n      endsAt\n      calendar\n    }\n  }\n": typeof types.BookCallDocument,
    "\n  query BookedCall($token: String!, $timeZone: String, $from: String) {\n    bookedCall(token: $token) {\n      ...Booking_Call\n      freeTimes(timeZone: $timeZone, from: $from) {\n        ...Booking_FreeTimes\n      }\n    }\n  }\n": typeof types.BookedCallDocument,
    "\n  mutation MoveCall($token: String!, $input: MoveCallInput!) {\n    moveCall(token: $token, input: $input) {\n      ...Booking_Call\n    }\n  }\n": typeof types.MoveCallDocument,
    "\n  mutation CancelCall($token: String!) {\n    cancelCall(token: $token) {\n      ...Booking_Call\n    }\n  }\n": typeof types.CancelCallDocument,
    "\n  query ManagePages($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {\n    allPages(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        id\n        slug\n        title\n        layout\n        isPublished\n        publishAt\n        takeBackAt\n        createdAt\n        pendingChanges {\n          userId\n          name\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.ManagePagesDocument,
    "\n  query EditPage($slug: String!) {\n    item: page(slug: $slug) {\n      id\n      slug\n      title\n      layout\n      storedSections\n      imageUrl\n      image {\n        ...Picture_image\n      }\n      altText\n      metaTitle\n      metaDescription\n      language\n      translations {\n        contentId\n        language\n        title\n        isPublished\n      }\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n": typeof types.EditPageDocument,
    "\n  query PreviewedSections($input: PreviewSectionsInput!) {\n    previewedSections(input: $input) {\n      sections {\n        ...Page_section\n      }\n    }\n  }\n": typeof types.PreviewedSectionsDocument,
    "\n  query ItemChoices($search: String) {\n    allPortfolioItems(first: 50, search: $search) {\n      nodes {\n        id\n        title\n        category\n        isPublished\n      }\n      totalCount\n    }\n  }\n": typeof types.ItemChoicesDocument,
    "\n  mutation CreatePage($input: PageInput!, $draftId: UUID) {\n    item: createPage(input: $input, draftId: $draftId) {\n      id\n      slug\n    }\n  }\n": typeof types.CreatePageDocument,
    "\n  mutation UpdatePage($id: UUID!, $input: PageChangesInput!, $ifUpdatedAt: DateTimeISO, $draftId: UUID) {\n    item: updatePage(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {\n      id\n      slug\n      title\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n": typeof types.UpdatePageDocument,
    "\n  mutation PublishPage($id: UUID!, $isPublished: Boolean!) {\n    item: publishPage(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n    }\n  }\n": typeof types.PublishPageDocument,
    "\n  mutation RemovePage($id: UUID!) {\n    item: removePage(id: $id) {\n      id\n    }\n  }\n": typeof types.RemovePageDocument,
    "\n  query PagePlan($slug: String!) {\n    item: page(slug: $slug) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      pendingChanges {\n        userId\n        name\n      }\n    }\n  }\n": typeof types.PagePlanDocument,
    "\n  fragment Page_plan on Page {\n    publishAt\n    takeBackAt\n  }\n": typeof types.Page_PlanFragmentDoc,
    "\n  query TranslatedPages($search: String) {\n    choices: allPages(first: 50, search: $search) {\n      nodes {\n        id\n        language\n        title\n        isPublished\n      }\n      totalCount\n    }\n  }\n": typeof types.TranslatedPagesDocument,
    "\n  fragment Page_section on ContentSection {\n    ... on HeroSection {\n      key\n      heading: headline\n      lead\n      picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      button {\n        text\n        url\n      }\n    }\n    ... on TextSection {\n      key\n      headline\n      bodyHtml\n    }\n    ... on PictureSection {\n      key\n      media: picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      altText\n      caption\n      isWide\n    }\n    ... on GallerySection {\n      key\n      headline\n      pictures {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n    ... on CardsSection {\n      key\n      headline\n      cards {\n        title\n        text\n        url\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n    ... on FiguresSection {\n      key\n      headline\n      figures {\n        figure\n        label\n      }\n    }\n    ... on LogosSection {\n      key\n      headline\n      logos {\n        name\n        url\n        logo: picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n    ... on PeopleSection {\n      key\n      headline\n      people {\n        name\n        role\n        text\n        url\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n    ... on QuotesSection {\n      key\n      headline\n      reviews {\n        id\n        ...ClientReviews_review\n      }\n    }\n    ... on CaseStudiesSection {\n      key\n      headline\n      items {\n        id\n        ...PortfolioCard_item\n      }\n    }\n    ... on QuestionsSection {\n      key\n      headline\n      questions {\n        question\n        answerHtml\n      }\n    }\n    ... on PricesSection {\n      key\n      headline\n      text\n      currency\n      plans {\n        name\n        price\n        period\n        amount\n        text\n        features\n        isHighlighted\n        button {\n          text\n          url\n        }\n      }\n    }\n    ... on CallToActionSection {\n      key\n      heading: headline\n      text\n      button {\n        text\n        url\n      }\n    }\n    ... on ContactFormSection {\n      key\n      headline\n      text\n    }\n    ... on NewsletterSection {\n      key\n      headline\n      text\n    }\n    ... on BookingSection {\n      key\n      headline\n      text\n    }\n    ... on VideoSection {\n      key\n      headline\n      url\n      host\n      playerUrl\n      caption\n    }\n  }\n": typeof types.Page_SectionFragmentDoc,
    "\n  fragment Page_page on Page {\n    id\n    slug\n    title\n    layout\n    sections {\n      ...Page_section\n    }\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    metaTitle\n    metaDescription\n    excerpt\n    translations {\n      slug\n      isPublished\n      language\n      languageName\n    }\n    language\n    isPublished\n    publishedAt\n    updatedAt\n  }\n": typeof types.Page_PageFragmentDoc,
    "\n  query SitePage($slug: String!) {\n    page(slug: $slug) {\n      id\n      ...Page_page\n    }\n  }\n": typeof types.SitePageDocument,
    "\n  mutation SendMessage($input: SendMessageInput!, $form: FormFactsInput) {\n    sendMessage(input: $input, form: $form) {\n      id\n    }\n  }\n": typeof types.SendMessageDocument,
    "\n  query NewsletterForm {\n    site {\n      id\n      newsletter {\n        isOn\n      }\n    }\n  }\n": typeof types.NewsletterFormDocument,
    "\n  query NewsletterSubscription($token: String!) {\n    newsletterSubscription(token: $token) {\n      state\n    }\n  }\n": typeof types.NewsletterSubscriptionDocument,
    "\n  mutation AnswerNewsletter($token: String!, $input: NewsletterAnswerInput!) {\n    answerNewsletter(token: $token, input: $input) {\n      state\n    }\n  }\n": typeof types.AnswerNewsletterDocument,
    "\n  query PageTexts($page: SitePage!) {\n    pageTexts(page: $page) {\n      texts {\n        name\n        text\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n      sections {\n        id\n        title\n        html\n      }\n      changedOn\n    }\n  }\n": typeof types.PageTextsDocument,
    "\n  query HomeWork {\n    pageTexts(page: HOME) {\n      work {\n        id\n        ...PortfolioCard_item\n      }\n    }\n  }\n": typeof types.HomeWorkDocument,
    "\n  query Stories($first: Int!) {\n    reviews(first: $first) {\n      nodes {\n        id\n        ...ClientReviews_review\n      }\n      totalCount\n      averageRating\n    }\n  }\n": typeof types.StoriesDocument,
    "\n  query ServiceReviews {\n    reviewsByService {\n      services {\n        service\n        reviews {\n          id\n          ...ClientReviews_review\n        }\n      }\n    }\n  }\n": typeof types.ServiceReviewsDocument,
    "\n  query ManagePortfolio($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {\n    allPortfolioItems(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        id\n        slug\n        title\n        category\n        imageUrl\n        image {\n          ...Picture_image\n        }\n        altText\n        isPublished\n        publishAt\n        takeBackAt\n        createdAt\n        pendingChanges {\n          userId\n          name\n        }\n        recentFigures {\n          views\n          enquiries\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.ManagePortfolioDocument,
    "\n  query EditPortfolioItem($slug: String!) {\n    item: portfolioItem(slug: $slug) {\n      id\n      slug\n      title\n      description\n      category\n      imageUrl\n      altText\n      tags\n      body\n      client\n      year\n      services\n      results {\n        figure\n        label\n      }\n      gallery {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      review {\n        id\n        name\n        companyName\n        isPublished\n      }\n      metaTitle\n      metaDescription\n      language\n      translations {\n        contentId\n        language\n        title\n        isPublished\n      }\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n": typeof types.EditPortfolioItemDocument,
    "\n  query ReviewChoices($search: String) {\n    allReviews(first: 50, search: $search) {\n      nodes {\n        id\n        name\n        companyName\n        isPublished\n      }\n      totalCount\n    }\n  }\n": typeof types.ReviewChoicesDocument,
    "\n  mutation CreatePortfolioItem($input: PortfolioItemInput!, $draftId: UUID) {\n    item: createPortfolioItem(input: $input, draftId: $draftId) {\n      id\n      slug\n    }\n  }\n": typeof types.CreatePortfolioItemDocument,
    "\n  mutation UpdatePortfolioItem(\n    $id: UUID!\n    $input: PortfolioItemChangesInput!\n    $ifUpdatedAt: DateTimeISO\n    $draftId: UUID\n  ) {\n    item: updatePortfolioItem(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {\n      id\n      slug\n      title\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n": typeof types.UpdatePortfolioItemDocument,
    "\n  mutation PublishPortfolioItem($id: UUID!, $isPublished: Boolean!) {\n    item: publishPortfolioItem(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n    }\n  }\n": typeof types.PublishPortfolioItemDocument,
    "\n  mutation RemovePortfolioItem($id: UUID!) {\n    item: removePortfolioItem(id: $id) {\n      id\n    }\n  }\n": typeof types.RemovePortfolioItemDocument,
    "\n  query PortfolioItemPlan($slug: String!) {\n    item: portfolioItem(slug: $slug) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      pendingChanges {\n        userId\n        name\n      }\n    }\n  }\n": typeof types.PortfolioItemPlanDocument,
    "\n  fragment PortfolioItem_plan on PortfolioItem {\n    publishAt\n    takeBackAt\n  }\n": typeof types.PortfolioItem_PlanFragmentDoc,
    "\n  query TranslatedItems($search: String) {\n    choices: allPortfolioItems(first: 50, search: $search) {\n      nodes {\n        id\n        language\n        title\n        isPublished\n      }\n      totalCount\n    }\n  }\n": typeof types.TranslatedItemsDocument,
    "\n  fragment PortfolioCard_item on PortfolioItem {\n    id\n    slug\n    title\n    description\n    category\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    tags\n    results {\n      figure\n      label\n    }\n  }\n": typeof types.PortfolioCard_ItemFragmentDoc,
    "\n  query PortfolioPage($first: Int!, $after: String, $category: String, $tag: String) {\n    portfolioItems(first: $first, after: $after, category: $category, tag: $tag) {\n      nodes {\n        id\n        ...PortfolioCard_item\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    portfolioFilters {\n      categories\n      sharedCategories\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n  }\n": typeof types.PortfolioPageDocument,
    "\n  fragment PortfolioItem_item on PortfolioItem {\n    id\n    slug\n    title\n    description\n    category\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    tags\n    sharedTags\n    bodyHtml\n    client\n    year\n    services\n    results {\n      figure\n      label\n    }\n    gallery {\n      id\n      altText\n      image {\n        url\n        ...Picture_image\n      }\n    }\n    review {\n      id\n      isPublished\n      ...ClientReviews_review\n    }\n    metaTitle\n    metaDescription\n    translations {\n      slug\n      isPublished\n      language\n      languageName\n    }\n    language\n    isPublished\n    publishedAt\n    updatedAt\n  }\n": typeof types.PortfolioItem_ItemFragmentDoc,
    "\n  query PortfolioItemPage($slug: String!) {\n    portfolioItem(slug: $slug) {\n      ...PortfolioItem_item\n      clientReviews {\n        id\n        ...ClientReviews_review\n      }\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n    portfolioItemNeighbours(slug: $slug) {\n      previous {\n        id\n        slug\n        title\n        isPublished\n      }\n      next {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n  }\n": typeof types.PortfolioItemPageDocument,
    "\n  query PreviewPage($token: String!) {\n    preview(token: $token) {\n      id\n      hasPendingChanges\n      expiresAt\n      post {\n        id\n        title\n        isPublished\n        ...BlogPost_post\n      }\n      item {\n        id\n        title\n        isPublished\n        ...PortfolioItem_item\n      }\n      page {\n        id\n        title\n        isPublished\n        layout\n        ...Page_page\n      }\n    }\n  }\n": typeof types.PreviewPageDocument,
    "\n  query ReviewInvitation($token: String!) {\n    reviewInvitation(token: $token)\n  }\n": typeof types.ReviewInvitationDocument,
    "\n  mutation SubmitReview($token: String!, $input: SubmitReviewInput!) {\n    submitReview(token: $token, input: $input) {\n      id\n    }\n  }\n": typeof types.SubmitReviewDocument,
    "\n  query ReviewReminders($token: String!) {\n    reviewReminders(token: $token)\n  }\n": typeof types.ReviewRemindersDocument,
    "\n  mutation StopReviewReminders($token: String!) {\n    stopReviewReminders(token: $token)\n  }\n": typeof types.StopReviewRemindersDocument,
    "\n  query WithdrawableReview($token: String!) {\n    withdrawableReview(token: $token) {\n      id\n      name\n      companyName\n      position\n      clientFeedback\n      rating\n      withdrawnAt\n    }\n  }\n": typeof types.WithdrawableReviewDocument,
    "\n  mutation WithdrawReview($token: String!) {\n    withdrawReview(token: $token) {\n      id\n      withdrawnAt\n    }\n  }\n": typeof types.WithdrawReviewDocument,
    "\n  query ReviewsPage($page: NonNegativeInt!) {\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n    reviewPage(page: $page) {\n      nodes {\n        id\n        ...ClientReviews_review\n        createdAt\n        subject {\n          service\n          itemSlug\n          itemTitle\n        }\n      }\n      page\n      pages\n      totalCount\n      averageRating\n    }\n  }\n": typeof types.ReviewsPageDocument,
    "\n  query OpenInvitation($token: String!) {\n    openInvitation(token: $token) {\n      id\n      email\n      name\n      role\n      expiresAt\n    }\n  }\n": typeof types.OpenInvitationDocument,
    "\n  mutation AcceptInvitation($token: String!, $input: AcceptInvitationInput!) {\n    acceptInvitation(token: $token, input: $input)\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  query ConsentText {\n    pageTexts(page: PRIVACY) {\n      texts {\n        name\n        text\n      }\n    }\n  }\n": typeof types.ConsentTextDocument,
};
const documents: Documents = {
    "\n  query Slots($hostId: UUID!, $from: String!, $days: NonNegativeInt!) {\n    slots(hostId: $hostId, from: $from, days: $days) {\n      slots {\n        id\n        startsAt\n        endsAt\n        isBooked\n        booking {\n          id\n          name\n          status\n        }\n      }\n    }\n  }\n": types.SlotsDocument,
    "\n  query Bookings($from: String!, $days: NonNegativeInt!, $hostId: UUID) {\n    bookings(from: $from, days: $days, hostId: $hostId) {\n      bookings {\n        id\n        startsAt\n        endsAt\n        name\n        email\n        phone\n        phoneText\n        service\n        note\n        timeZone\n        status\n        outcome\n        host {\n          id\n          name\n        }\n        messageId\n        isReminded\n        createdAt\n      }\n    }\n  }\n": types.BookingsDocument,
    "\n  query BookableSlots($hostId: UUID!, $from: String!, $days: NonNegativeInt!) {\n    bookableSlots(hostId: $hostId, from: $from, days: $days) {\n      slots {\n        startsAt\n      }\n    }\n  }\n": types.BookableSlotsDocument,
    "\n  query BookingObstacles($hostId: UUID!, $startsAt: DateTimeISO!) {\n    bookingObstacles(hostId: $hostId, startsAt: $startsAt) {\n      obstacles\n    }\n  }\n": types.BookingObstaclesDocument,
    "\n  mutation AddBooking($input: AddBookingInput!) {\n    addBooking(input: $input) {\n      id\n      startsAt\n    }\n  }\n": types.AddBookingDocument,
    "\n  mutation RemindBooking($id: UUID!) {\n    remindBooking(id: $id) {\n      id\n      isReminded\n    }\n  }\n": types.RemindBookingDocument,
    "\n  mutation CancelBooking($id: UUID!) {\n    cancelBooking(id: $id) {\n      id\n      status\n    }\n  }\n": types.CancelBookingDocument,
    "\n  mutation MoveBooking($id: UUID!, $input: MoveCallInput!) {\n    moveBooking(id: $id, input: $input) {\n      id\n      startsAt\n      endsAt\n    }\n  }\n": types.MoveBookingDocument,
    "\n  mutation WriteToBooker($id: UUID!, $input: BookingMessageInput!) {\n    writeToBooker(id: $id, input: $input) {\n      id\n    }\n  }\n": types.WriteToBookerDocument,
    "\n  mutation SetBookingOutcome($id: UUID!, $outcome: BookingOutcome) {\n    setBookingOutcome(id: $id, outcome: $outcome) {\n      id\n      outcome\n    }\n  }\n": types.SetBookingOutcomeDocument,
    "\n  fragment BookingHost_details on BookingHost {\n    id\n    name\n    isActive\n    hours {\n      days\n      opens\n      closes\n    }\n    daysOff\n    feeds {\n      id\n      place\n      readAt\n      eventCount\n      fault\n    }\n    hasCalendar\n  }\n": types.BookingHost_DetailsFragmentDoc,
    "\n  query BookingHosts($withRules: Boolean!) {\n    site @include(if: $withRules) {\n      id\n      booking {\n        minutes\n      }\n    }\n    bookingHosts {\n      hosts {\n        ...BookingHost_details\n      }\n    }\n  }\n": types.BookingHostsDocument,
    "\n  mutation SaveBookingHost($userId: UUID!, $input: BookingHostInput!) {\n    saveBookingHost(userId: $userId, input: $input) {\n      ...BookingHost_details\n    }\n  }\n": types.SaveBookingHostDocument,
    "\n  mutation AddHostFeed($userId: UUID!, $input: HostFeedInput!) {\n    addHostFeed(userId: $userId, input: $input) {\n      ...BookingHost_details\n    }\n  }\n": types.AddHostFeedDocument,
    "\n  mutation RemoveHostFeed($id: UUID!) {\n    removeHostFeed(id: $id) {\n      ...BookingHost_details\n    }\n  }\n": types.RemoveHostFeedDocument,
    "\n  mutation RenewHostCalendar($userId: UUID!) {\n    renewHostCalendar(userId: $userId) {\n      id\n      link\n    }\n  }\n": types.RenewHostCalendarDocument,
    "\n  mutation RevokeHostCalendar($userId: UUID!) {\n    revokeHostCalendar(userId: $userId) {\n      ...BookingHost_details\n    }\n  }\n": types.RevokeHostCalendarDocument,
    "\n  mutation AddSlot($input: SlotInput!) {\n    addSlot(input: $input) {\n      id\n      startsAt\n    }\n  }\n": types.AddSlotDocument,
    "\n  mutation RemoveSlot($hostId: UUID!, $startsAt: DateTimeISO!) {\n    removeSlot(hostId: $hostId, startsAt: $startsAt) {\n      id\n    }\n  }\n": types.RemoveSlotDocument,
    "\n  mutation BulkUpdate(\n    $kind: BulkKind!\n    $action: BulkAction!\n    $ids: [UUID!]!\n    $ownerId: UUID\n    $stage: MessageStage\n    $lostReason: String\n  ) {\n    bulkUpdate(\n      kind: $kind\n      action: $action\n      ids: $ids\n      ownerId: $ownerId\n      stage: $stage\n      lostReason: $lostReason\n    ) {\n      done\n      failed {\n        id\n        reason\n        message\n      }\n    }\n  }\n": types.BulkUpdateDocument,
    "\n  query ContentDraft($kind: ContentKind!, $slug: String, $id: UUID) {\n    contentDraft(kind: $kind, slug: $slug, id: $id) {\n      id\n      fields\n      basedOn\n      sequence\n      updatedAt\n    }\n  }\n": types.ContentDraftDocument,
    "\n  query BegunDrafts($kind: ContentKind!) {\n    begunDrafts(kind: $kind) {\n      drafts {\n        id\n        title\n        updatedAt\n      }\n    }\n  }\n": types.BegunDraftsDocument,
    "\n  mutation SaveContentDraft($input: ContentDraftInput!) {\n    saveContentDraft(input: $input) {\n      id\n      sequence\n      updatedAt\n    }\n  }\n": types.SaveContentDraftDocument,
    "\n  mutation DiscardContentDraft($id: UUID!) {\n    discardContentDraft(id: $id)\n  }\n": types.DiscardContentDraftDocument,
    "\n  mutation MarkEditing($id: UUID!, $isOpen: Boolean!) {\n    markEditing(id: $id, isOpen: $isOpen) {\n      ...Editing_people\n    }\n  }\n": types.MarkEditingDocument,
    "\n  fragment Editing_people on Editing {\n    id\n    people {\n      userId\n      name\n    }\n  }\n": types.Editing_PeopleFragmentDoc,
    "\n  fragment MediaGrid_picture on MediaPicture {\n    id\n    name\n    altText\n    isDecorative\n    focalPoint {\n      x\n      y\n    }\n    url\n    width\n    height\n    bytes\n    isKept\n    createdAt\n    uploadedBy\n    image {\n      url\n      ...Picture_image\n    }\n  }\n": types.MediaGrid_PictureFragmentDoc,
    "\n  query MediaPictures($search: String, $first: Int!, $after: String, $orderBy: MediaPictureOrder) {\n    mediaPictures(search: $search, first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        ...MediaGrid_picture\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.MediaPicturesDocument,
    "\n  query ChosenPictures($ids: [UUID!]!) {\n    mediaPictures(ids: $ids, first: 200) {\n      nodes {\n        id\n        name\n        altText\n        isDecorative\n        focalPoint {\n          x\n          y\n        }\n        url\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n  }\n": types.ChosenPicturesDocument,
    "\n  query MediaUses($id: UUID!) {\n    mediaUses(id: $id, first: 20) {\n      nodes {\n        subjectId\n        kind\n        title\n        slug\n        isCover\n        isInText\n        isInGallery\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.MediaUsesDocument,
    "\n  mutation UploadPicture($input: UploadPictureInput!) {\n    uploadPicture(input: $input) {\n      ...MediaGrid_picture\n    }\n  }\n": types.UploadPictureDocument,
    "\n  mutation UpdatePicture($id: UUID!, $input: UpdatePictureInput!) {\n    updatePicture(id: $id, input: $input) {\n      id\n      name\n      altText\n      isDecorative\n      focalPoint {\n        x\n        y\n      }\n      isKept\n      image {\n        url\n        ...Picture_image\n      }\n    }\n  }\n": types.UpdatePictureDocument,
    "\n  mutation ReplacePicture($id: UUID!, $input: ReplacePictureInput!) {\n    replacePicture(id: $id, input: $input) {\n      ...MediaGrid_picture\n    }\n  }\n": types.ReplacePictureDocument,
    "\n  mutation RemovePicture($id: UUID!) {\n    removePicture(id: $id) {\n      id\n    }\n  }\n": types.RemovePictureDocument,
    "\n  fragment NewsletterIssue_row on NewsletterIssue {\n    id\n    subject\n    interest\n    state\n    pauseReason\n    createdAt\n    finishedAt\n    figures {\n      readers\n      waiting\n      sent\n      refused\n      unanswered\n      skipped\n      left\n      complained\n      visitors\n    }\n  }\n": types.NewsletterIssue_RowFragmentDoc,
    "\n  query NewsletterIssues($first: Int!, $after: String) {\n    newsletterIssues(first: $first, after: $after) {\n      nodes {\n        ...NewsletterIssue_row\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.NewsletterIssuesDocument,
    "\n  query NewsletterOverview {\n    newsletterOverview {\n      confirmed\n      pending\n      left\n      bounced\n      complained\n      interests {\n        name\n        readers\n      }\n    }\n    site {\n      id\n      newsletter {\n        isOn\n        inFooter\n        afterPosts\n        interests\n        perMinute\n      }\n    }\n  }\n": types.NewsletterOverviewDocument,
    "\n  query NewsletterSubscribers(\n    $first: Int!\n    $after: String\n    $search: String\n    $state: NewsletterSubscriberState\n    $orderBy: NewsletterSubscriberOrder\n  ) {\n    newsletterSubscribers(first: $first, after: $after, search: $search, state: $state, orderBy: $orderBy) {\n      nodes {\n        id\n        email\n        state\n        interests\n        consent\n        language\n        isImported\n        createdAt\n        endedAt\n        reason\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.NewsletterSubscribersDocument,
    "\n  query SendablePosts {\n    blogPosts(first: 100) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n": types.SendablePostsDocument,
    "\n  mutation SendNewsletter($input: NewsletterIssueInput!) {\n    sendNewsletter(input: $input) {\n      ...NewsletterIssue_row\n    }\n  }\n": types.SendNewsletterDocument,
    "\n  mutation TestNewsletter($input: NewsletterIssueInput!) {\n    testNewsletter(input: $input)\n  }\n": types.TestNewsletterDocument,
    "\n  mutation PauseNewsletter($id: UUID!, $isPaused: Boolean!) {\n    pauseNewsletter(id: $id, isPaused: $isPaused) {\n      ...NewsletterIssue_row\n    }\n  }\n": types.PauseNewsletterDocument,
    "\n  mutation StopNewsletter($id: UUID!) {\n    stopNewsletter(id: $id) {\n      ...NewsletterIssue_row\n    }\n  }\n": types.StopNewsletterDocument,
    "\n  mutation ResendNewsletter($id: UUID!) {\n    resendNewsletter(id: $id) {\n      ...NewsletterIssue_row\n    }\n  }\n": types.ResendNewsletterDocument,
    "\n  mutation ImportSubscribers($input: ImportSubscribersInput!) {\n    importSubscribers(input: $input) {\n      added\n      known\n      invalid\n    }\n  }\n": types.ImportSubscribersDocument,
    "\n  mutation RemoveSubscriber($id: UUID!) {\n    removeSubscriber(id: $id) {\n      id\n    }\n  }\n": types.RemoveSubscriberDocument,
    "\n  mutation SaveNewsletterSettings($input: SiteInput!) {\n    saveSite(input: $input) {\n      id\n      newsletter {\n        isOn\n        inFooter\n        afterPosts\n        interests\n        perMinute\n      }\n    }\n  }\n": types.SaveNewsletterSettingsDocument,
    "\n  query EditedPages($first: Int!, $after: String) {\n    editedPages(first: $first, after: $after) {\n      nodes {\n        id\n        slug\n        title\n        path\n        updatedAt\n        updatedBy\n        changed\n        isTouched\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.EditedPagesDocument,
    "\n  fragment EditedPage_page on EditedPage {\n    id\n    page\n    language\n    slug\n    title\n    path\n    updatedAt\n    updatedBy\n    fields {\n      name\n      label\n      kind\n      original\n      text\n      isChanged\n      picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      originalPicture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n  }\n": types.EditedPage_PageFragmentDoc,
    "\n  query EditedPage($slug: String!, $language: String) {\n    editedPage(slug: $slug, language: $language) {\n      ...EditedPage_page\n    }\n  }\n": types.EditedPageDocument,
    "\n  query PageTime($slug: String!, $language: String) {\n    editedPage(slug: $slug, language: $language) {\n      id\n      updatedAt\n    }\n  }\n": types.PageTimeDocument,
    "\n  mutation SavePageTexts($input: PageTextsInput!, $language: String, $ifUpdatedAt: DateTimeISO) {\n    savePageTexts(input: $input, language: $language, ifUpdatedAt: $ifUpdatedAt) {\n      ...EditedPage_page\n    }\n  }\n": types.SavePageTextsDocument,
    "\n  query CardPictures($language: String!) {\n    editedPage(slug: \"services\", language: $language) {\n      id\n      fields {\n        name\n        text\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n  }\n": types.CardPicturesDocument,
    "\n  query RenderedSections($input: LegalTextInput!) {\n    renderedSections(input: $input) {\n      sections {\n        id\n        title\n        html\n      }\n    }\n  }\n": types.RenderedSectionsDocument,
    "\n  fragment PreviewLink_link on PreviewLink {\n    id\n    label\n    createdBy\n    createdAt\n    expiresAt\n    revokedAt\n  }\n": types.PreviewLink_LinkFragmentDoc,
    "\n  query PreviewLinks($first: Int!, $after: String, $itemId: UUID) {\n    previewLinks(first: $first, after: $after, itemId: $itemId) {\n      nodes {\n        id\n        ...PreviewLink_link\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.PreviewLinksDocument,
    "\n  mutation CreatePreviewLink($input: PreviewLinkInput!) {\n    createPreviewLink(input: $input) {\n      id\n      link\n      previewLink {\n        id\n        ...PreviewLink_link\n      }\n    }\n  }\n": types.CreatePreviewLinkDocument,
    "\n  mutation RevokePreviewLink($id: UUID!) {\n    revokePreviewLink(id: $id) {\n      id\n      ...PreviewLink_link\n    }\n  }\n": types.RevokePreviewLinkDocument,
    "\n  query RevisedPost($slug: String!) {\n    item: blogPost(slug: $slug) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n": types.RevisedPostDocument,
    "\n  query RevisedItem($slug: String!) {\n    item: portfolioItem(slug: $slug) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n": types.RevisedItemDocument,
    "\n  query RevisedPage($slug: String!, $language: String) {\n    item: editedPage(slug: $slug, language: $language) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n": types.RevisedPageDocument,
    "\n  query RevisedOwnPage($slug: String!) {\n    item: page(slug: $slug) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n": types.RevisedOwnPageDocument,
    "\n  query Revisions($kind: RevisionKind!, $id: UUID!, $first: Int!, $after: String) {\n    revisions(kind: $kind, id: $id, first: $first, after: $after) {\n      nodes {\n        id\n        number\n        reason\n        author {\n          name\n        }\n        createdAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.RevisionsDocument,
    "\n  query Revision($id: UUID!) {\n    revision(id: $id) {\n      id\n      number\n      fields {\n        name\n        value\n      }\n      isPictureGone\n      previous {\n        id\n        number\n        fields {\n          name\n          value\n        }\n      }\n      current {\n        name\n        value\n      }\n    }\n  }\n": types.RevisionDocument,
    "\n  mutation RestoreRevision($id: UUID!, $ifUpdatedAt: DateTimeISO) {\n    restoreRevision(id: $id, ifUpdatedAt: $ifUpdatedAt) {\n      id\n      slug\n      isPictureGone\n    }\n  }\n": types.RestoreRevisionDocument,
    "\n  query Saves(\n    $kind: RevisionKind!\n    $id: UUID!\n    $isItem: Boolean!\n    $isPage: Boolean!\n    $hasReview: Boolean!\n    $reviewId: UUID!\n  ) {\n    revisions(kind: $kind, id: $id, first: 5) {\n      nodes {\n        id\n        author {\n          name\n        }\n        createdAt\n        fields {\n          name\n          value\n        }\n      }\n    }\n    item: portfolioItem(id: $id) @include(if: $isItem) {\n      id\n      review {\n        id\n      }\n    }\n    page(id: $id) @include(if: $isPage) {\n      id\n      storedSections\n    }\n    chosen: review(id: $reviewId) @include(if: $hasReview) {\n      id\n      name\n    }\n  }\n": types.SavesDocument,
    "\n  query UpdateTime($id: UUID!, $isPost: Boolean!, $isItem: Boolean!, $isPage: Boolean!) {\n    post: blogPost(id: $id) @include(if: $isPost) {\n      id\n      updatedAt\n    }\n    item: portfolioItem(id: $id) @include(if: $isItem) {\n      id\n      updatedAt\n    }\n    page(id: $id) @include(if: $isPage) {\n      id\n      updatedAt\n    }\n  }\n": types.UpdateTimeDocument,
    "\n  query CampaignNames {\n    campaignNames {\n      sources\n      mediums\n      campaigns\n    }\n  }\n": types.CampaignNamesDocument,
    "\n  fragment DayMessages_tally on DayTally {\n    count\n    messages {\n      id\n      name\n      service\n      isRead\n      stage\n      followUp {\n        day\n        note\n      }\n      owner {\n        id\n        name\n      }\n    }\n  }\n": types.DayMessages_TallyFragmentDoc,
    "\n  query MyDay($isAdmin: Boolean!) {\n    myDay {\n      day\n      followUps {\n        ...DayMessages_tally\n      }\n      answers {\n        ...DayMessages_tally\n      }\n      assigned {\n        ...DayMessages_tally\n      }\n      calls {\n        id\n        startsAt\n        name\n        service\n        messageId\n        host {\n          id\n          name\n        }\n      }\n      planned {\n        kind\n        contentId\n        title\n        slug\n        at\n        isPublication\n      }\n      mailNotices {\n        kind\n        text\n        path\n      }\n      calendarNotices {\n        kind\n        text\n        path\n      }\n      webhookNotices @include(if: $isAdmin) {\n        kind\n        text\n        path\n      }\n      backupNotice @include(if: $isAdmin) {\n        kind\n        text\n        path\n      }\n    }\n  }\n": types.MyDayDocument,
    "\n  fragment PeriodFigures_all on PeriodFigures {\n    from\n    to\n    visitors\n    views\n    enquiries\n    won\n    value\n  }\n": types.PeriodFigures_AllFragmentDoc,
    "\n  fragment InsightTable_all on InsightTable {\n    rows {\n      name\n      title\n      visitors\n      views\n      enquiries\n      won\n      value\n    }\n    count\n  }\n": types.InsightTable_AllFragmentDoc,
    "\n  query Insights($period: InsightPeriodInput!) {\n    insights(period: $period) {\n      unit\n      countedSince\n      totals {\n        ...PeriodFigures_all\n      }\n      before {\n        ...PeriodFigures_all\n      }\n      series {\n        ...PeriodFigures_all\n      }\n      path {\n        visitors\n        enquiries\n        won\n        value\n        enquiryRate\n        wonRate\n      }\n      sources {\n        ...InsightTable_all\n      }\n      campaigns {\n        ...InsightTable_all\n      }\n      pages {\n        ...InsightTable_all\n      }\n      posts {\n        ...InsightTable_all\n      }\n      items {\n        ...InsightTable_all\n      }\n      devices {\n        ...InsightTable_all\n      }\n    }\n  }\n": types.InsightsDocument,
    "\n  query InsightSummary {\n    insights {\n      totals {\n        ...PeriodFigures_all\n      }\n      before {\n        ...PeriodFigures_all\n      }\n    }\n  }\n": types.InsightSummaryDocument,
    "\n  query EnquirySources($first: Int!) {\n    enquirySources(first: $first) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.EnquirySourcesDocument,
    "\n  query RenderedText($input: RenderedTextInput!) {\n    renderedText(input: $input) {\n      html\n    }\n  }\n": types.RenderedTextDocument,
    "\n  fragment Messages_column on MessageConnection {\n    nodes {\n      id\n      name\n      service\n      isRead\n      createdAt\n      answeredAt\n      stage\n      lostReason\n      value\n      lastAnswerAt\n      owner {\n        id\n        name\n      }\n      followUp {\n        day\n        note\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n": types.Messages_ColumnFragmentDoc,
    "\n  query Board(\n    $folder: Folder!\n    $search: String\n    $isRead: Boolean\n    $ownerId: UUID\n    $isOwned: Boolean\n    $isDue: Boolean\n    $service: String\n    $from: String\n    $to: String\n    $new: Int!\n    $inContact: Int!\n    $proposal: Int!\n    $won: Int!\n    $lost: Int!\n  ) {\n    new: messages(\n      folder: $folder\n      first: $new\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [NEW]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    inContact: messages(\n      folder: $folder\n      first: $inContact\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [IN_CONTACT]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    proposal: messages(\n      folder: $folder\n      first: $proposal\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [PROPOSAL]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    won: messages(\n      folder: $folder\n      first: $won\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [WON]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    lost: messages(\n      folder: $folder\n      first: $lost\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [LOST]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    overview {\n      spamMessages\n    }\n  }\n": types.BoardDocument,
    "\n  mutation ReplyToMessage($id: UUID!, $input: ReplyInput!, $lastSeenId: UUID, $files: [Upload!]) {\n    replyToMessage(id: $id, input: $input, markRead: true, lastSeenId: $lastSeenId, files: $files) {\n      id\n      isRead\n      answeredAt\n      answeredBy\n      lastActivityAt\n      replies {\n        id\n      }\n      latestId\n      thread(last: 100) {\n        ...ConversationPage\n      }\n      draft {\n        text\n      }\n    }\n  }\n": types.ReplyToMessageDocument,
    "\n  mutation AddNote($id: UUID!, $input: NoteInput!) {\n    addNote(id: $id, input: $input) {\n      id\n      text\n      createdAt\n      author\n    }\n  }\n": types.AddNoteDocument,
    "\n  mutation SaveReplyDraft($id: UUID!, $input: ReplyDraftInput!) {\n    saveReplyDraft(id: $id, input: $input)\n  }\n": types.SaveReplyDraftDocument,
    "\n  fragment Message_draft on Message {\n    id\n    draft {\n      text\n    }\n  }\n": types.Message_DraftFragmentDoc,
    "\n  fragment ConversationPage on ThreadConnection {\n    nodes {\n      ... on Reply {\n        id\n        replyText\n        replyDate\n        author\n        sentAt\n        bounce {\n          at\n          reason\n        }\n        attachments {\n          id\n          name\n          contentType\n          size\n          isExecutable\n          path\n        }\n      }\n      ... on Answer {\n        id\n        receivedAt\n        fromEmail\n        fromName\n        isFromOther\n        isUnverified\n        isAutomatic\n        mayBeAutomatic\n        text\n        quoted\n        omitted\n        attachments {\n          id\n          name\n          contentType\n          size\n          isExecutable\n          path\n        }\n      }\n      ... on Note {\n        id\n        text\n        createdAt\n        author\n      }\n      ... on ThreadEvent {\n        id\n        kind\n        at\n        actor\n        summary\n      }\n    }\n    pageInfo {\n      hasPreviousPage\n      startCursor\n    }\n  }\n": types.ConversationPageFragmentDoc,
    "\n  query EarlierEntries($id: UUID!, $before: String!) {\n    message(id: $id) {\n      id\n      thread(last: 100, before: $before) {\n        ...ConversationPage\n      }\n    }\n  }\n": types.EarlierEntriesDocument,
    "\n  fragment Message_desk on Message {\n    id\n    stage\n    lostReason\n    stageChangedAt\n    owner {\n      id\n      name\n    }\n    followUp {\n      day\n      note\n    }\n    value\n    source {\n      ...EnquirySource_facts\n    }\n  }\n": types.Message_DeskFragmentDoc,
    "\n  query MessageDesk($id: UUID!) {\n    message(id: $id) {\n      ...Message_desk\n    }\n  }\n": types.MessageDeskDocument,
    "\n  query Colleagues($first: Int!, $after: String) {\n    colleagues(first: $first, after: $after) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ColleaguesDocument,
    "\n  fragment Colleague_named on Colleague {\n    id\n    name\n  }\n": types.Colleague_NamedFragmentDoc,
    "\n  mutation TakeMessage($id: UUID!) {\n    takeMessage(id: $id) {\n      id\n      owner {\n        id\n        name\n      }\n    }\n  }\n": types.TakeMessageDocument,
    "\n  mutation AssignMessage($id: UUID!, $ownerId: UUID) {\n    assignMessage(id: $id, ownerId: $ownerId) {\n      id\n      owner {\n        id\n        name\n      }\n    }\n  }\n": types.AssignMessageDocument,
    "\n  mutation SetMessageStage($id: UUID!, $stage: MessageStage!, $lostReason: String) {\n    setMessageStage(id: $id, stage: $stage, lostReason: $lostReason) {\n      id\n      stage\n      lostReason\n      stageChangedAt\n    }\n  }\n": types.SetMessageStageDocument,
    "\n  mutation SetMessageFollowUp($id: UUID!, $followUp: FollowUpInput) {\n    setMessageFollowUp(id: $id, followUp: $followUp) {\n      id\n      followUp {\n        day\n        note\n      }\n    }\n  }\n": types.SetMessageFollowUpDocument,
    "\n  mutation SetMessageValue($id: UUID!, $value: NonNegativeInt) {\n    setMessageValue(id: $id, value: $value) {\n      id\n      value\n    }\n  }\n": types.SetMessageValueDocument,
    "\n  mutation SetMessageSource($id: UUID!, $source: String) {\n    setMessageSource(id: $id, source: $source) {\n      id\n      source {\n        ...EnquirySource_facts\n      }\n    }\n  }\n": types.SetMessageSourceDocument,
    "\n  query MessageFilters {\n    messageFilters {\n      services\n    }\n  }\n": types.MessageFiltersDocument,
    "\n  fragment Enquiry_booker on Message {\n    id\n    name\n    email\n    contactNumber\n    service\n  }\n": types.Enquiry_BookerFragmentDoc,
    "\n  fragment Enquiry_call on Message {\n    id\n    booking {\n      id\n      startsAt\n      endsAt\n      name\n      phone\n      phoneText\n      timeZone\n      officeTimeZone\n      status\n      outcome\n      host {\n        id\n        name\n      }\n    }\n  }\n": types.Enquiry_CallFragmentDoc,
    "\n  fragment Enquiry_addressed on Message {\n    id\n    name\n    service\n  }\n": types.Enquiry_AddressedFragmentDoc,
    "\n  query ReplyTemplates($first: Int!, $after: String, $orderBy: ReplyTemplateOrder) {\n    replyTemplates(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        name\n        text\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.ReplyTemplatesDocument,
    "\n  mutation CreateReplyTemplate($input: ReplyTemplateInput!) {\n    createReplyTemplate(input: $input) {\n      id\n      name\n      text\n    }\n  }\n": types.CreateReplyTemplateDocument,
    "\n  mutation UpdateReplyTemplate($id: UUID!, $input: ReplyTemplateInput!) {\n    updateReplyTemplate(id: $id, input: $input) {\n      id\n      name\n      text\n    }\n  }\n": types.UpdateReplyTemplateDocument,
    "\n  mutation RemoveReplyTemplate($id: UUID!) {\n    removeReplyTemplate(id: $id) {\n      id\n    }\n  }\n": types.RemoveReplyTemplateDocument,
    "\n  fragment Audit_entry on AuditEntry {\n    id\n    at\n    actor {\n      userId\n      name\n    }\n    via\n    apiToken {\n      apiTokenId\n      name\n    }\n    address\n    requestId\n    action\n    summary\n    subject {\n      subjectId\n      kind\n      label\n    }\n    changes {\n      field\n      before\n      after\n    }\n  }\n": types.Audit_EntryFragmentDoc,
    "\n  query AuditEntries($first: Int!, $after: String, $filter: AuditFilterInput!, $orderBy: AuditEntryOrder) {\n    auditEntries(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {\n      nodes {\n        id\n        ...Audit_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.AuditEntriesDocument,
    "\n  query AuditActors {\n    auditActors(first: 200) {\n      nodes {\n        userId\n        name\n      }\n    }\n  }\n": types.AuditActorsDocument,
    "\n  query Imports($first: Int!, $after: String, $orderBy: ImportOrder) {\n    imports(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        fileName\n        source\n        state\n        startedBy\n        startedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.ImportsDocument,
    "\n  fragment Import on Import {\n    id\n    fileName\n    source\n    state\n    isWaiting\n    size\n    received\n    total\n    done\n    fault\n    choice {\n      posts\n      pages\n      items\n      drafts\n      publishPages\n    }\n    report {\n      format\n      posts\n      pages\n      items\n      published\n      pictures\n      redirects\n      enquiries\n      reviews\n      known\n      skipped {\n        what\n        why\n      }\n      skippedCount\n      lossCount\n    }\n    undone {\n      removed {\n        posts\n        items\n        pictures\n        redirects\n        enquiries\n        reviews\n      }\n      kept {\n        posts\n        items\n        pictures\n        redirects\n        enquiries\n        reviews\n      }\n    }\n    table {\n      kind\n      isFixed\n      from\n      columns {\n        name\n        field\n        samples\n        canImport\n      }\n      fields {\n        name\n        label\n        isRequired\n      }\n      defaults {\n        field\n        value\n      }\n      dates\n      dateOrders\n      missing\n      preview {\n        row\n        values {\n          field\n          value\n        }\n        fault\n        loss\n      }\n      faultyRows {\n        row\n        values {\n          field\n          value\n        }\n        fault\n        loss\n      }\n      faultyCount\n    }\n    canStart\n    canUndo\n    canRemove\n    keptUntil\n    startedBy\n    startedAt\n    endedAt\n  }\n": types.ImportFragmentDoc,
    "\n  query Import($id: UUID!) {\n    import(id: $id) {\n      ...Import\n    }\n  }\n": types.ImportDocument,
    "\n  query ImportLines($id: UUID!, $first: Int!, $after: String, $onlyLosses: Boolean!) {\n    import(id: $id) {\n      id\n      lines(first: $first, after: $after, onlyLosses: $onlyLosses) {\n        nodes {\n          title\n          path\n          losses\n          notes\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.ImportLinesDocument,
    "\n  mutation CreateImport($input: CreateImportInput!) {\n    createImport(input: $input) {\n      id\n      received\n    }\n  }\n": types.CreateImportDocument,
    "\n  mutation SaveImportMapping($id: UUID!, $input: SaveImportMappingInput!) {\n    saveImportMapping(id: $id, input: $input) {\n      ...Import\n    }\n  }\n": types.SaveImportMappingDocument,
    "\n  mutation StartImport($id: UUID!, $input: StartImportInput!) {\n    startImport(id: $id, input: $input) {\n      ...Import\n    }\n  }\n": types.StartImportDocument,
    "\n  mutation UndoImport($id: UUID!) {\n    undoImport(id: $id) {\n      ...Import\n    }\n  }\n": types.UndoImportDocument,
    "\n  mutation RemoveImport($id: UUID!) {\n    removeImport(id: $id) {\n      id\n    }\n  }\n": types.RemoveImportDocument,
    "\n  fragment Webhook_webhook on Webhook {\n    id\n    name\n    url\n    events\n    isOn\n    createdAt\n    overlapsUntil\n    failingSince\n    offReason\n    latestDelivery {\n      id\n      state\n      reason\n      createdAt\n    }\n  }\n": types.Webhook_WebhookFragmentDoc,
    "\n  query Webhooks($first: Int!, $after: String, $orderBy: WebhookOrder) {\n    webhooks(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        ...Webhook_webhook\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.WebhooksDocument,
    "\n  query Webhook($id: UUID!) {\n    webhook(id: $id) {\n      id\n      ...Webhook_webhook\n    }\n  }\n": types.WebhookDocument,
    "\n  fragment Webhook_delivery on WebhookDelivery {\n    id\n    event\n    state\n    tries\n    status\n    reason\n    answer\n    durationMs\n    createdAt\n    triedAt\n    nextTryAt\n  }\n": types.Webhook_DeliveryFragmentDoc,
    "\n  query WebhookDeliveries(\n    $id: UUID!\n    $state: WebhookDeliveryState\n    $first: Int!\n    $after: String\n    $orderBy: WebhookDeliveryOrder\n  ) {\n    webhook(id: $id) {\n      id\n      deliveries(state: $state, first: $first, after: $after, orderBy: $orderBy) {\n        nodes {\n          id\n          ...Webhook_delivery\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.WebhookDeliveriesDocument,
    "\n  query WebhookDelivery($id: UUID!) {\n    webhookDelivery(id: $id) {\n      id\n      request {\n        headers\n        body\n      }\n      response {\n        status\n        headers\n        body\n      }\n    }\n  }\n": types.WebhookDeliveryDocument,
    "\n  mutation CreateWebhook($input: WebhookInput!) {\n    createWebhook(input: $input) {\n      id\n      secret\n      webhook {\n        id\n        ...Webhook_webhook\n      }\n    }\n  }\n": types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($id: UUID!, $input: WebhookInput!) {\n    updateWebhook(id: $id, input: $input) {\n      id\n      ...Webhook_webhook\n    }\n  }\n": types.UpdateWebhookDocument,
    "\n  mutation SwitchWebhook($id: UUID!, $isOn: Boolean!) {\n    switchWebhook(id: $id, isOn: $isOn) {\n      id\n      isOn\n      failingSince\n      offReason\n    }\n  }\n": types.SwitchWebhookDocument,
    "\n  mutation RenewWebhookSecret($id: UUID!, $isAtOnce: Boolean!) {\n    renewWebhookSecret(id: $id, isAtOnce: $isAtOnce) {\n      id\n      secret\n      webhook {\n        id\n        overlapsUntil\n      }\n    }\n  }\n": types.RenewWebhookSecretDocument,
    "\n  mutation EndWebhookOverlap($id: UUID!) {\n    endWebhookOverlap(id: $id) {\n      id\n      overlapsUntil\n    }\n  }\n": types.EndWebhookOverlapDocument,
    "\n  mutation TestWebhook($id: UUID!) {\n    testWebhook(id: $id) {\n      id\n    }\n  }\n": types.TestWebhookDocument,
    "\n  mutation RemoveWebhook($id: UUID!) {\n    removeWebhook(id: $id) {\n      id\n    }\n  }\n": types.RemoveWebhookDocument,
    "\n  mutation ResendWebhookDelivery($id: UUID!) {\n    resendWebhookDelivery(id: $id) {\n      id\n      ...Webhook_delivery\n    }\n  }\n": types.ResendWebhookDeliveryDocument,
    "\n  mutation ResendWebhookDeliveries($id: UUID!, $since: DateTimeISO!, $isFailedOnly: Boolean!) {\n    resendWebhookDeliveries(id: $id, since: $since, isFailedOnly: $isFailedOnly) {\n      totalCount\n    }\n  }\n": types.ResendWebhookDeliveriesDocument,
    "\n  fragment Account_session on OwnSession {\n    id\n    createdAt\n    lastSeenAt\n    expiresAt\n    address\n    device\n    isCurrent\n  }\n": types.Account_SessionFragmentDoc,
    "\n  query MySessions($first: Int!, $after: String) {\n    mySessions(first: $first, after: $after) {\n      nodes {\n        id\n        ...Account_session\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.MySessionsDocument,
    "\n  mutation EndSession($id: UUID!) {\n    endSession(id: $id) {\n      id\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n": types.EndOtherSessionsDocument,
    "\n  mutation UpdateAccount($input: UpdateAccountInput!) {\n    updateAccount(input: $input) {\n      user {\n        id\n        name\n        email\n        mobile\n      }\n      confirmationSentTo\n    }\n  }\n": types.UpdateAccountDocument,
    "\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token) {\n      id\n      name\n      email\n      mobile\n    }\n  }\n": types.ConfirmEmailDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n": types.ChangePasswordDocument,
    "\n  fragment Account_secondStep on SecondStep {\n    id\n    authenticatorSince\n    recoveryCodesLeft\n    recoveryCodesMadeAt\n  }\n": types.Account_SecondStepFragmentDoc,
    "\n  query MySecondStep {\n    mySecondStep {\n      id\n      ...Account_secondStep\n    }\n  }\n": types.MySecondStepDocument,
    "\n  mutation BeginTotp($input: ConfirmPasswordInput!) {\n    beginTotp(input: $input) {\n      id\n      secret\n      uri\n    }\n  }\n": types.BeginTotpDocument,
    "\n  mutation EnableTotp($input: EnableTotpInput!) {\n    enableTotp(input: $input) {\n      id\n      ...Account_secondStep\n    }\n  }\n": types.EnableTotpDocument,
    "\n  mutation DisableTotp($input: ConfirmPasswordInput!) {\n    disableTotp(input: $input) {\n      id\n      ...Account_secondStep\n    }\n  }\n": types.DisableTotpDocument,
    "\n  mutation MakeRecoveryCodes($input: ConfirmPasswordInput!) {\n    makeRecoveryCodes(input: $input) {\n      id\n      codes\n      secondStep {\n        id\n        ...Account_secondStep\n      }\n    }\n  }\n": types.MakeRecoveryCodesDocument,
    "\n  query MyMailSettings {\n    myMailSettings {\n      id\n      followUps\n      weekly\n    }\n  }\n": types.MyMailSettingsDocument,
    "\n  mutation SetFollowUpMail($isOn: Boolean!) {\n    setFollowUpMail(isOn: $isOn) {\n      id\n      followUps\n    }\n  }\n": types.SetFollowUpMailDocument,
    "\n  mutation SetWeeklyMail($isOn: Boolean!) {\n    setWeeklyMail(isOn: $isOn) {\n      id\n      weekly\n    }\n  }\n": types.SetWeeklyMailDocument,
    "\n  fragment Account_author on AuthorProfile {\n    id\n    slug\n    name\n    about\n    imageUrl\n    isOn\n  }\n": types.Account_AuthorFragmentDoc,
    "\n  query MyAuthorProfile {\n    myAuthorProfile {\n      id\n      ...Account_author\n    }\n  }\n": types.MyAuthorProfileDocument,
    "\n  mutation SaveAuthorProfile($input: AuthorProfileInput!) {\n    saveAuthorProfile(input: $input) {\n      id\n      ...Account_author\n    }\n  }\n": types.SaveAuthorProfileDocument,
    "\n  fragment ApiToken_token on ApiToken {\n    id\n    name\n    role\n    scopes\n    state\n    clientId\n    hint\n    formerHint\n    formerExpiresAt\n    formerLastUsedAt\n    requestsPerMinute\n    createdBy {\n      id\n      name\n    }\n    createdAt\n    expiresAt\n    lastUsedAt\n  }\n": types.ApiToken_TokenFragmentDoc,
    "\n  query ApiTokens($first: Int!, $after: String, $orderBy: ApiTokenOrder) {\n    apiTokens(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        ...ApiToken_token\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.ApiTokensDocument,
    "\n  mutation IssueApiToken($input: IssueApiTokenInput!) {\n    issueApiToken(input: $input) {\n      id\n      token\n      apiToken {\n        id\n        ...ApiToken_token\n      }\n    }\n  }\n": types.IssueApiTokenDocument,
    "\n  mutation RotateApiToken($id: UUID!, $input: RotateApiTokenInput!) {\n    rotateApiToken(id: $id, input: $input) {\n      id\n      token\n      apiToken {\n        id\n        ...ApiToken_token\n      }\n    }\n  }\n": types.RotateApiTokenDocument,
    "\n  mutation EndApiTokenOverlap($id: UUID!) {\n    endApiTokenOverlap(id: $id) {\n      id\n      ...ApiToken_token\n    }\n  }\n": types.EndApiTokenOverlapDocument,
    "\n  mutation LimitApiToken($id: UUID!, $input: ApiTokenLimitInput!) {\n    limitApiToken(id: $id, input: $input) {\n      id\n      ...ApiToken_token\n    }\n  }\n": types.LimitApiTokenDocument,
    "\n  mutation RevokeApiToken($id: UUID!) {\n    revokeApiToken(id: $id) {\n      id\n      ...ApiToken_token\n    }\n  }\n": types.RevokeApiTokenDocument,
    "\n  query Users($first: Int!, $after: String, $orderBy: UserOrder) {\n    users(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        name\n        email\n        mobile\n        role\n        isBlocked\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.UsersDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      id\n    }\n  }\n": types.SignUpDocument,
    "\n  mutation BlockUser($id: UUID!, $isBlocked: Boolean!) {\n    blockUser(id: $id, isBlocked: $isBlocked) {\n      id\n      isBlocked\n    }\n  }\n": types.BlockUserDocument,
    "\n  mutation RemoveUser($id: UUID!, $heirId: UUID) {\n    removeUser(id: $id, heirId: $heirId) {\n      id\n    }\n  }\n": types.RemoveUserDocument,
    "\n  query Holdings($userId: UUID!) {\n    holdings(userId: $userId) {\n      messages\n      posts\n    }\n  }\n": types.HoldingsDocument,
    "\n  mutation ChangeUserRole($id: UUID!, $role: Role!) {\n    changeUserRole(id: $id, role: $role) {\n      id\n      role\n    }\n  }\n": types.ChangeUserRoleDocument,
    "\n  query Invitations($first: Int!, $after: String) {\n    invitations(first: $first, after: $after) {\n      nodes {\n        id\n        email\n        name\n        role\n        invitedBy {\n          id\n          name\n        }\n        createdAt\n        expiresAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.InvitationsDocument,
    "\n  mutation InviteUser($input: InviteUserInput!) {\n    inviteUser(input: $input) {\n      id\n      link\n    }\n  }\n": types.InviteUserDocument,
    "\n  mutation RevokeInvitation($id: UUID!) {\n    revokeInvitation(id: $id) {\n      id\n    }\n  }\n": types.RevokeInvitationDocument,
    "\n  query MessagePerson($id: UUID!) {\n    message(id: $id) {\n      id\n      person {\n        id\n        email\n        name\n        messages {\n          id\n          service\n          stage\n          isSpam\n          createdAt\n        }\n        affiliates {\n          id\n          companyName\n          service\n          isSpam\n          createdAt\n        }\n        reviews {\n          id\n          companyName\n          rating\n          isPublished\n          createdAt\n        }\n      }\n    }\n  }\n": types.MessagePersonDocument,
    "\n  mutation RenamePerson($email: String!, $name: String) {\n    renamePerson(email: $email, name: $name) {\n      id\n      name\n    }\n  }\n": types.RenamePersonDocument,
    "\n  query PersonalData($input: PersonAddressesInput!) {\n    personalData(input: $input) {\n      addresses\n      otherAddresses\n      refusal\n      kinds {\n        kind\n        label\n        count\n        treatment\n        records {\n          at\n          title\n          detail\n          path\n        }\n      }\n    }\n  }\n": types.PersonalDataDocument,
    "\n  mutation ExportPersonalData($input: PersonAddressesInput!, $format: PersonalDataFormat!) {\n    exportPersonalData(input: $input, format: $format) {\n      fileName\n      contentType\n      content\n    }\n  }\n": types.ExportPersonalDataDocument,
    "\n  mutation ErasePersonalData($input: ErasePersonalDataInput!) {\n    erasePersonalData(input: $input) {\n      id\n      count\n      clearedAt\n    }\n  }\n": types.ErasePersonalDataDocument,
    "\n  query Erasure($id: UUID!) {\n    erasure(id: $id) {\n      id\n      count\n      clearedAt\n    }\n  }\n": types.ErasureDocument,
    "\n  fragment Retention_rules on Retention {\n    rules {\n      id\n      kind\n      days\n      dueCount\n      oldest\n    }\n  }\n": types.Retention_RulesFragmentDoc,
    "\n  query Retention($input: RetentionInput) {\n    retention(input: $input) {\n      ...Retention_rules\n    }\n  }\n": types.RetentionDocument,
    "\n  mutation SaveRetention($input: RetentionInput!) {\n    saveRetention(input: $input) {\n      ...Retention_rules\n    }\n  }\n": types.SaveRetentionDocument,
    "\n  fragment Catalogue_catalogue on ServiceCatalogue {\n    id\n    updatedAt\n    choiceOrder\n    otherChoice\n    services {\n      id\n      title\n      anchor\n      choice\n      cardTitle\n      cardText\n      isOnHome\n      isRemoved\n      text\n      points\n      picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n  }\n": types.Catalogue_CatalogueFragmentDoc,
    "\n  query ServiceCatalogue {\n    serviceCatalogue {\n      ...Catalogue_catalogue\n    }\n  }\n": types.ServiceCatalogueDocument,
    "\n  query CatalogueTime {\n    serviceCatalogue {\n      id\n      updatedAt\n    }\n  }\n": types.CatalogueTimeDocument,
    "\n  mutation SaveServiceCatalogue($input: ServiceCatalogueInput!, $ifUpdatedAt: DateTimeISO) {\n    saveServiceCatalogue(input: $input, ifUpdatedAt: $ifUpdatedAt) {\n      ...Catalogue_catalogue\n    }\n  }\n": types.SaveServiceCatalogueDocument,
    "\n  fragment SiteFields on Site {\n    id\n    name\n    tagline\n    description\n    email\n    phone\n    whatsapp\n    address\n    city\n    colours {\n      signal\n      depth\n      paper\n    }\n    typefaces\n    timeZone\n    language\n    furtherLanguages\n    translations {\n      language\n      tagline\n      description\n    }\n    openingHours {\n      days\n      opens\n      closes\n    }\n    reviewReminderDays\n    offersThemes\n    takesBookings\n    isLaunched\n    openingText\n    hasSampleBookings\n    booking {\n      minutes\n      gapMinutes\n      noticeHours\n      horizonDays\n      offersHosts\n      openCallsPerMailbox\n      openCallsPerNetwork\n    }\n    logo {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n    darkLogo {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n    sharedPicture {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n    icon {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n  }\n": types.SiteFieldsFragmentDoc,
    "\n  query Site {\n    site {\n      ...SiteFields\n      original {\n        ...SiteFields\n      }\n    }\n  }\n": types.SiteDocument,
    "\n  mutation SaveSite($input: SiteInput!) {\n    saveSite(input: $input) {\n      ...SiteFields\n      original {\n        ...SiteFields\n      }\n    }\n  }\n": types.SaveSiteDocument,
    "\n  fragment SiteTagsFields on Site {\n    id\n    tags {\n      googleAnalytics\n      tagManager\n      metaPixel\n      linkedIn\n      linkedInEnquiry\n      linkedInApplication\n      linkedInBooking\n    }\n  }\n": types.SiteTagsFieldsFragmentDoc,
    "\n  query SiteTags {\n    site {\n      ...SiteTagsFields\n    }\n  }\n": types.SiteTagsDocument,
    "\n  mutation SaveSiteTags($input: SiteInput!) {\n    saveSite(input: $input) {\n      ...SiteTagsFields\n    }\n  }\n": types.SaveSiteTagsDocument,
    "\n  fragment SiteAppsFields on Site {\n    id\n    allowsApps\n  }\n": types.SiteAppsFieldsFragmentDoc,
    "\n  query SiteApps {\n    site {\n      ...SiteAppsFields\n    }\n  }\n": types.SiteAppsDocument,
    "\n  mutation AllowApps($isAllowed: Boolean!) {\n    allowApps(isAllowed: $isAllowed) {\n      ...SiteAppsFields\n    }\n  }\n": types.AllowAppsDocument,
    "\n  mutation LaunchSite($isLaunched: Boolean!) {\n    launchSite(isLaunched: $isLaunched) {\n      ...SiteFields\n    }\n  }\n": types.LaunchSiteDocument,
    "\n  mutation SaveOpeningText($input: OpeningTextInput!) {\n    saveOpeningText(input: $input) {\n      ...SiteFields\n    }\n  }\n": types.SaveOpeningTextDocument,
    "\n  fragment SampleContentFields on SampleContent {\n    count\n    groups {\n      kind\n      names\n      kept {\n        name\n        reason\n      }\n    }\n  }\n": types.SampleContentFieldsFragmentDoc,
    "\n  query SampleContent {\n    sampleContent {\n      ...SampleContentFields\n    }\n  }\n": types.SampleContentDocument,
    "\n  mutation RemoveSampleContent {\n    removeSampleContent {\n      ...SampleContentFields\n    }\n  }\n": types.RemoveSampleContentDocument,
    "\n  fragment BackupFields on Backup {\n    id\n    day\n    startedAt\n    endedAt\n    bytes\n    isCopied\n    failure\n  }\n": types.BackupFieldsFragmentDoc,
    "\n  query Backups {\n    backups {\n      time\n      keep\n      isCopied\n      latest {\n        ...BackupFields\n      }\n    }\n  }\n": types.BackupsDocument,
    "\n  fragment FirstStepsFields on FirstSteps {\n    id\n    steps {\n      name\n      isDone\n    }\n    isOver\n    smtpServer\n    imapServer\n  }\n": types.FirstStepsFieldsFragmentDoc,
    "\n  query FirstSteps {\n    firstSteps {\n      ...FirstStepsFields\n    }\n  }\n": types.FirstStepsDocument,
    "\n  mutation MarkFirstStep($step: FirstStepName!, $isDone: Boolean!) {\n    markFirstStep(step: $step, isDone: $isDone) {\n      ...FirstStepsFields\n    }\n  }\n": types.MarkFirstStepDocument,
    "\n  mutation EndFirstSteps($isOver: Boolean!) {\n    endFirstSteps(isOver: $isOver) {\n      ...FirstStepsFields\n    }\n  }\n": types.EndFirstStepsDocument,
    "\n  mutation SendTestMail {\n    sendTestMail {\n      isOk\n      text\n    }\n  }\n": types.SendTestMailDocument,
    "\n  mutation ReadMailboxNow {\n    readMailboxNow {\n      isOk\n      text\n    }\n  }\n": types.ReadMailboxNowDocument,
    "\n  fragment Navigation_navigation on SiteNavigation {\n    id\n    updatedAt\n    hasBlog\n    hasAffiliateProgramme\n    main {\n      label\n      to\n    }\n    footer {\n      label\n      to\n    }\n    networks {\n      icon\n      label\n      url\n    }\n  }\n": types.Navigation_NavigationFragmentDoc,
    "\n  query SiteNavigation {\n    siteNavigation {\n      ...Navigation_navigation\n    }\n  }\n": types.SiteNavigationDocument,
    "\n  query NavigationTime {\n    siteNavigation {\n      id\n      updatedAt\n    }\n  }\n": types.NavigationTimeDocument,
    "\n  mutation SaveSiteNavigation($input: SiteNavigationInput!, $ifUpdatedAt: DateTimeISO) {\n    saveSiteNavigation(input: $input, ifUpdatedAt: $ifUpdatedAt) {\n      ...Navigation_navigation\n    }\n  }\n": types.SaveSiteNavigationDocument,
    "\n  query Redirects($first: Int!, $after: String, $orderBy: RedirectOrder) {\n    redirects(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        from\n        to\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.RedirectsDocument,
    "\n  query MissedPaths($first: Int!, $after: String, $orderBy: MissedPathOrder) {\n    missedPaths(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        path\n        count\n        lastAt\n        lastReferrer\n        isProbe\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.MissedPathsDocument,
    "\n  fragment IndexNow_state on IndexNow {\n    id\n    isOn\n    proofUrl\n    waiting\n    triedAt\n    fault\n  }\n": types.IndexNow_StateFragmentDoc,
    "\n  query IndexNow {\n    indexNow {\n      id\n      ...IndexNow_state\n    }\n  }\n": types.IndexNowDocument,
    "\n  mutation CreateRedirect($input: RedirectInput!) {\n    createRedirect(input: $input) {\n      id\n      from\n      to\n    }\n  }\n": types.CreateRedirectDocument,
    "\n  mutation UpdateRedirect($id: UUID!, $input: RedirectInput!) {\n    updateRedirect(id: $id, input: $input) {\n      id\n      from\n      to\n    }\n  }\n": types.UpdateRedirectDocument,
    "\n  mutation RemoveRedirect($id: UUID!) {\n    removeRedirect(id: $id) {\n      id\n    }\n  }\n": types.RemoveRedirectDocument,
    "\n  mutation ForgetMissedPath($id: UUID!) {\n    forgetMissedPath(id: $id) {\n      id\n    }\n  }\n": types.ForgetMissedPathDocument,
    "\n  mutation ForgetMissedPaths {\n    forgetMissedPaths\n  }\n": types.ForgetMissedPathsDocument,
    "\n  mutation SetIndexNow($isOn: Boolean!) {\n    setIndexNow(isOn: $isOn) {\n      id\n      ...IndexNow_state\n    }\n  }\n": types.SetIndexNowDocument,
    "\n  fragment EnquirySource_facts on EnquirySource {\n    name\n    found\n    medium\n    campaign\n    referrer\n    firstPage\n    sentFrom\n    affiliate {\n      id\n      name\n    }\n  }\n": types.EnquirySource_FactsFragmentDoc,
    "\n  fragment AffiliateTable_affiliate on Affiliate {\n    id\n    name\n    companyName\n    email\n    phone\n    phoneText\n    service\n    isSpam\n    createdAt\n    source {\n      ...EnquirySource_facts\n    }\n    ...DecisionButtons_affiliate\n  }\n": types.AffiliateTable_AffiliateFragmentDoc,
    "\n  fragment DecisionButtons_affiliate on Affiliate {\n    id\n    name\n    email\n    state\n    decidedAt\n    reason\n    referralLink\n    hasPage\n    figures {\n      visits\n      enquiries\n      won\n      wonValue\n    }\n  }\n": types.DecisionButtons_AffiliateFragmentDoc,
    "\n  query ManageAffiliates(\n    $folder: Folder!\n    $first: Int!\n    $after: String\n    $search: String\n    $source: String\n    $state: AffiliateState\n    $orderBy: AffiliateOrder\n  ) {\n    affiliates(\n      folder: $folder\n      first: $first\n      after: $after\n      search: $search\n      source: $source\n      state: $state\n      orderBy: $orderBy\n    ) {\n      nodes {\n        ...AffiliateTable_affiliate\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n    overview {\n      spamApplications\n    }\n  }\n": types.ManageAffiliatesDocument,
    "\n  mutation MarkAffiliateSpam($id: UUID!, $isSpam: Boolean!) {\n    markAffiliateSpam(id: $id, isSpam: $isSpam) {\n      id\n      isSpam\n    }\n  }\n": types.MarkAffiliateSpamDocument,
    "\n  mutation SetAffiliateSource($id: UUID!, $source: String) {\n    setAffiliateSource(id: $id, source: $source) {\n      id\n      source {\n        ...EnquirySource_facts\n      }\n    }\n  }\n": types.SetAffiliateSourceDocument,
    "\n  mutation RemoveAffiliate($id: UUID!) {\n    removeAffiliate(id: $id) {\n      id\n    }\n  }\n": types.RemoveAffiliateDocument,
    "\n  mutation AcceptAffiliate($id: UUID!, $ifState: AffiliateState!) {\n    acceptAffiliate(id: $id, ifState: $ifState) {\n      ...DecisionButtons_affiliate\n    }\n  }\n": types.AcceptAffiliateDocument,
    "\n  mutation DeclineAffiliate($id: UUID!, $reason: String!, $ifState: AffiliateState!) {\n    declineAffiliate(id: $id, reason: $reason, ifState: $ifState) {\n      ...DecisionButtons_affiliate\n    }\n  }\n": types.DeclineAffiliateDocument,
    "\n  mutation RenewAffiliatePage($id: UUID!) {\n    renewAffiliatePage(id: $id) {\n      id\n      link\n    }\n  }\n": types.RenewAffiliatePageDocument,
    "\n  mutation RevokeAffiliatePage($id: UUID!) {\n    revokeAffiliatePage(id: $id) {\n      id\n      hasPage\n    }\n  }\n": types.RevokeAffiliatePageDocument,
    "\n  fragment MessageTable_message on Message {\n    id\n    name\n    email\n    service\n    message\n    isRead\n    isSpam\n    createdAt\n    lastActivityAt\n    answeredAt\n    answeredBy\n    stage\n    lostReason\n    value\n    lastAnswerAt\n    owner {\n      id\n      name\n    }\n    followUp {\n      day\n      note\n    }\n    replies {\n      id\n    }\n  }\n": types.MessageTable_MessageFragmentDoc,
    "\n  query Messages(\n    $folder: Folder!\n    $first: Int!\n    $after: String\n    $search: String\n    $isRead: Boolean\n    $filter: MessageFilterInput! = {}\n    $orderBy: MessageOrder\n  ) {\n    messages(\n      folder: $folder\n      first: $first\n      after: $after\n      search: $search\n      isRead: $isRead\n      filter: $filter\n      orderBy: $orderBy\n    ) {\n      nodes {\n        ...MessageTable_message\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n    overview {\n      spamMessages\n    }\n  }\n": types.MessagesDocument,
    "\n  query Message($id: UUID!) {\n    message(id: $id) {\n      id\n      email\n      contactNumber\n      contactNumberText\n      mayBeAutomatic\n      ...MessageTable_message\n      ...Message_desk\n      reviewLink {\n        id\n        state\n        createdAt\n        mailedAt\n        usedAt\n        reminders\n        remindedAt\n      }\n      ...Enquiry_call\n      latestId\n      thread(last: 100) {\n        ...ConversationPage\n      }\n      draft {\n        text\n      }\n      presence {\n        ...Presence_people\n      }\n    }\n  }\n": types.MessageDocument,
    "\n  fragment Message_readState on Message {\n    id\n    isRead\n  }\n": types.Message_ReadStateFragmentDoc,
    "\n  mutation MarkMessageRead($id: UUID!, $isRead: Boolean!) {\n    markMessageRead(id: $id, isRead: $isRead) {\n      id\n      isRead\n    }\n  }\n": types.MarkMessageReadDocument,
    "\n  mutation MarkMessageSpam($id: UUID!, $isSpam: Boolean!) {\n    markMessageSpam(id: $id, isSpam: $isSpam) {\n      id\n      isRead\n      isSpam\n    }\n  }\n": types.MarkMessageSpamDocument,
    "\n  mutation MarkNotAutomatic($id: UUID!) {\n    markNotAutomatic(id: $id) {\n      id\n      mayBeAutomatic\n    }\n  }\n": types.MarkNotAutomaticDocument,
    "\n  mutation MarkPresence($id: UUID!, $isOpen: Boolean!, $isWriting: Boolean!) {\n    markPresence(id: $id, isOpen: $isOpen, isWriting: $isWriting) {\n      ...Presence_people\n    }\n  }\n": types.MarkPresenceDocument,
    "\n  fragment Presence_people on MessagePresence {\n    id\n    people {\n      userId\n      name\n      isWriting\n    }\n  }\n": types.Presence_PeopleFragmentDoc,
    "\n  mutation RemoveMessage($id: UUID!) {\n    removeMessage(id: $id) {\n      id\n    }\n  }\n": types.RemoveMessageDocument,
    "\n  fragment Overview_counts on Overview {\n    unreadMessages\n    dueFollowUps\n    draftPosts\n    draftItems\n    reviewsToCheck\n    newApplications\n    messagesPerWeek {\n      monday\n      count\n    }\n    spamMessages\n    spamApplications\n  }\n": types.Overview_CountsFragmentDoc,
    "\n  query Overview {\n    overview {\n      ...Overview_counts\n    }\n  }\n": types.OverviewDocument,
    "\n  query OfficeNotices {\n    officeNotices {\n      notices {\n        kind\n        text\n        path\n      }\n    }\n  }\n": types.OfficeNoticesDocument,
    "\n  query Pipeline {\n    pipeline {\n      stages {\n        stage\n        count\n        value\n      }\n      medianFirstReply\n      medianFirstReplyBefore\n      wonPerMonth {\n        month\n        count\n        value\n      }\n    }\n  }\n": types.PipelineDocument,
    "\n  fragment ReviewCards_review on Review {\n    id\n    name\n    companyName\n    position\n    clientFeedback\n    rating\n    isPublished\n    createdAt\n    consent {\n      words\n      givenAt\n    }\n    withdrawnAt\n    tie {\n      itemId\n      itemTitle\n      service\n    }\n  }\n": types.ReviewCards_ReviewFragmentDoc,
    "\n  query ManageReviews($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ReviewOrder) {\n    allReviews(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        ...ReviewCards_review\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.ManageReviewsDocument,
    "\n  mutation PublishReview($id: UUID!, $isPublished: Boolean!) {\n    publishReview(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n    }\n  }\n": types.PublishReviewDocument,
    "\n  mutation RemoveReview($id: UUID!) {\n    removeReview(id: $id) {\n      id\n    }\n  }\n": types.RemoveReviewDocument,
    "\n  fragment ReviewLink_link on ReviewLink {\n    id\n    email\n    state\n    createdAt\n    expiresAt\n    usedAt\n    messageId\n    mailedAt\n    reminders\n    remindedAt\n    optedOutAt\n  }\n": types.ReviewLink_LinkFragmentDoc,
    "\n  query AskedMessage($id: UUID!) {\n    message(id: $id) {\n      id\n      name\n      email\n      service\n    }\n  }\n": types.AskedMessageDocument,
    "\n  query ReviewLinks($first: Int!, $after: String, $orderBy: ReviewLinkOrder) {\n    reviewLinks(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        ...ReviewLink_link\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.ReviewLinksDocument,
    "\n  mutation IssueReviewLink($input: IssueReviewLinkInput!) {\n    issueReviewLink(input: $input) {\n      id\n      link\n      reviewLink {\n        id\n        ...ReviewLink_link\n      }\n    }\n  }\n": types.IssueReviewLinkDocument,
    "\n  mutation RevokeReviewLink($id: UUID!) {\n    revokeReviewLink(id: $id) {\n      id\n      ...ReviewLink_link\n    }\n  }\n": types.RevokeReviewLinkDocument,
    "\n  query TieChoices($search: String) {\n    allPortfolioItems(first: 30, search: $search) {\n      nodes {\n        id\n        title\n      }\n      totalCount\n    }\n  }\n": types.TieChoicesDocument,
    "\n  mutation TieReview($id: UUID!, $itemId: UUID, $service: ServiceId) {\n    tieReview(id: $id, itemId: $itemId, service: $service) {\n      id\n      tie {\n        itemId\n        itemTitle\n        service\n      }\n    }\n  }\n": types.TieReviewDocument,
    "\n  query SavedViews($list: ViewedList!, $first: Int!) {\n    savedViews(list: $list, first: $first) {\n      nodes {\n        id\n        name\n        query\n      }\n    }\n  }\n": types.SavedViewsDocument,
    "\n  mutation SaveView($input: SavedViewInput!) {\n    saveView(input: $input) {\n      id\n      name\n      query\n    }\n  }\n": types.SaveViewDocument,
    "\n  mutation RemoveView($id: UUID!) {\n    removeView(id: $id) {\n      id\n    }\n  }\n": types.RemoveViewDocument,
    "\n  subscription Arrived {\n    arrived(content: true, presence: true) {\n      kind\n      message {\n        id\n        name\n        ...MessageTable_message\n      }\n      review {\n        id\n        name\n        ...ReviewCards_review\n      }\n      affiliate {\n        id\n        name\n        ...AffiliateTable_affiliate\n      }\n      presence {\n        ...Presence_people\n      }\n      editing {\n        ...Editing_people\n      }\n      overview {\n        ...Overview_counts\n        unreadMessages\n        totalMessages\n        totalReviews\n        totalApplications\n      }\n    }\n  }\n": types.ArrivedDocument,
    "\n  query Waiting {\n    overview {\n      unreadMessages\n      dueFollowUps\n      newApplications\n      reviewsToCheck\n      draftPosts\n      draftItems\n    }\n  }\n": types.WaitingDocument,
    "\n  query Search($text: String!) {\n    search(text: $text) {\n      results {\n        kind\n        id\n        title\n        context\n        slug\n      }\n    }\n  }\n": types.SearchDocument,
    "\n  query NextEnquiries {\n    messages(first: 5, filter: { isOwned: false, stages: [NEW, IN_CONTACT, PROPOSAL] }) {\n      nodes {\n        id\n      }\n    }\n  }\n": types.NextEnquiriesDocument,
    "\n  mutation TakeNextEnquiry($id: UUID!) {\n    takeMessage(id: $id) {\n      id\n      owner {\n        id\n        name\n      }\n    }\n  }\n": types.TakeNextEnquiryDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      message\n      resendIn\n    }\n  }\n": types.SignInDocument,
    "\n  mutation VerifyCode($input: VerifyCodeInput!) {\n    verifyCode(input: $input) {\n      token\n      expiresAt\n      user {\n        id\n        name\n        email\n        mobile\n        role\n        isBlocked\n      }\n    }\n  }\n": types.VerifyCodeDocument,
    "\n  mutation ResendCode($input: ResendCodeInput!) {\n    resendCode(input: $input) {\n      message\n      resendIn\n    }\n  }\n": types.ResendCodeDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  query Viewer {\n    viewer {\n      id\n    }\n  }\n": types.ViewerDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input)\n  }\n": types.RequestPasswordResetDocument,
    "\n  query PasswordResetOpen($token: String!) {\n    passwordResetOpen(token: $token)\n  }\n": types.PasswordResetOpenDocument,
    "\n  mutation ResetPassword($token: String!, $input: ResetPasswordInput!) {\n    resetPassword(token: $token, input: $input)\n  }\n": types.ResetPasswordDocument,
    "\n  fragment Picture_image on Picture {\n    width\n    height\n    focalPoint {\n      x\n      y\n    }\n    sources {\n      type\n      srcSet\n    }\n  }\n": types.Picture_ImageFragmentDoc,
    "\n  fragment ClientReviews_review on Review {\n    id\n    name\n    companyName\n    position\n    clientFeedback\n    rating\n  }\n": types.ClientReviews_ReviewFragmentDoc,
    "\n  mutation Apply($input: ApplyInput!, $form: FormFactsInput) {\n    apply(input: $input, form: $form) {\n      id\n    }\n  }\n": types.ApplyDocument,
    "\n  query AffiliatePage($token: String!) {\n    affiliatePage(token: $token) {\n      id\n      name\n      referralLink\n      figures {\n        visits\n        enquiries\n        won\n        wonValue\n      }\n      months {\n        month\n        figures {\n          visits\n          enquiries\n          won\n          wonValue\n        }\n      }\n    }\n  }\n": types.AffiliatePageDocument,
    "\n  query Author($slug: String!) {\n    author(slug: $slug) {\n      id\n      slug\n      name\n      about\n      imageUrl\n      image {\n        ...Picture_image\n      }\n    }\n  }\n": types.AuthorDocument,
    "\n  query AuthorPosts($first: Int!, $after: String, $author: String!) {\n    blogPosts(first: $first, after: $after, author: $author) {\n      nodes {\n        id\n        tags\n        sharedTags\n        ...BlogCard_post\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.AuthorPostsDocument,
    "\n  query ManageBlogs($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {\n    allBlogPosts(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        id\n        slug\n        title\n        isPublished\n        publishAt\n        takeBackAt\n        createdAt\n        pendingChanges {\n          userId\n          name\n        }\n        recentFigures {\n          views\n          enquiries\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.ManageBlogsDocument,
    "\n  query EditBlogPost($slug: String!) {\n    item: blogPost(slug: $slug) {\n      id\n      slug\n      title\n      excerpt\n      body\n      author\n      tags\n      imageUrl\n      altText\n      metaTitle\n      metaDescription\n      language\n      translations {\n        contentId\n        language\n        title\n        isPublished\n      }\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n": types.EditBlogPostDocument,
    "\n  mutation CreateBlogPost($input: BlogPostInput!, $draftId: UUID) {\n    item: createBlogPost(input: $input, draftId: $draftId) {\n      id\n      slug\n    }\n  }\n": types.CreateBlogPostDocument,
    "\n  mutation UpdateBlogPost($id: UUID!, $input: BlogPostInput!, $ifUpdatedAt: DateTimeISO, $draftId: UUID) {\n    item: updateBlogPost(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {\n      id\n      slug\n      title\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n": types.UpdateBlogPostDocument,
    "\n  mutation PublishBlogPost($id: UUID!, $isPublished: Boolean!) {\n    item: publishBlogPost(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n    }\n  }\n": types.PublishBlogPostDocument,
    "\n  mutation RemoveBlogPost($id: UUID!) {\n    item: removeBlogPost(id: $id) {\n      id\n    }\n  }\n": types.RemoveBlogPostDocument,
    "\n  query BlogPostPlan($slug: String!) {\n    item: blogPost(slug: $slug) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      pendingChanges {\n        userId\n        name\n      }\n    }\n  }\n": types.BlogPostPlanDocument,
    "\n  fragment BlogPost_plan on BlogPost {\n    publishAt\n    takeBackAt\n  }\n": types.BlogPost_PlanFragmentDoc,
    "\n  query TranslatedPosts($search: String) {\n    choices: allBlogPosts(first: 50, search: $search) {\n      nodes {\n        id\n        language\n        title\n        isPublished\n      }\n      totalCount\n    }\n  }\n": types.TranslatedPostsDocument,
    "\n  fragment BlogCard_post on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    author\n    tags\n    sharedTags\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    publishedAt\n    readingMinutes\n  }\n": types.BlogCard_PostFragmentDoc,
    "\n  query BlogsPage($first: Int!, $after: String, $tag: String, $search: String) {\n    blogPosts(first: $first, after: $after, tag: $tag, search: $search) {\n      nodes {\n        id\n        tags\n        sharedTags\n        ...BlogCard_post\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n  }\n": types.BlogsPageDocument,
    "\n  fragment Neighbour_post on BlogPost {\n    id\n    slug\n    title\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    isPublished\n    publishedAt\n    readingMinutes\n  }\n": types.Neighbour_PostFragmentDoc,
    "\n  fragment BlogPost_post on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    bodyHtml\n    author\n    authorPage {\n      id\n      slug\n      about\n      imageUrl\n      image {\n        ...Picture_image\n      }\n    }\n    tags\n    sharedTags\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    metaTitle\n    metaDescription\n    translations {\n      slug\n      isPublished\n      language\n      languageName\n    }\n    language\n    isPublished\n    publishedAt\n    updatedAt\n    readingMinutes\n    contents {\n      anchor\n      text\n      level\n    }\n  }\n": types.BlogPost_PostFragmentDoc,
    "\n  query BlogPostPage($slug: String!) {\n    blogPost(slug: $slug) {\n      ...BlogPost_post\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n    blogPostNeighbours(slug: $slug) {\n      previous {\n        id\n        ...Neighbour_post\n      }\n      next {\n        id\n        ...Neighbour_post\n      }\n      related {\n        id\n        ...Neighbour_post\n      }\n    }\n  }\n": types.BlogPostPageDocument,
    "\n  fragment Booking_FreeTimes on FreeTimes {\n    timeZone\n    officeTimeZone\n    minutes\n    from\n    firstDay\n    lastDay\n    fullDays\n    slots {\n      startsAt\n      endsAt\n    }\n    hosts {\n      id\n      name\n    }\n    hasAnyHost\n  }\n": types.Booking_FreeTimesFragmentDoc,
    "\n  query FreeTimes($timeZone: String, $from: String, $hostId: UUID) {\n    freeTimes(timeZone: $timeZone, from: $from, hostId: $hostId) {\n      ...Booking_FreeTimes\n    }\n  }\n": types.FreeTimesDocument,
    "\n  fragment Booking_Call on BookedCall {\n    startsAt\n    endsAt\n    timeZone\n    officeTimeZone\n    host\n    service\n    status\n    changeableUntil\n    canChange\n  }\n": types.Booking_CallFragmentDoc,
    "\n  mutation BookCall($input: BookCallInput!, $form: FormFactsInput) {\n    bookCall(input: $input, form: $form) {\n      startsAt\n      endsAt\n      calendar\n    }\n  }\n": types.BookCallDocument,
    "\n  query BookedCall($token: String!, $timeZone: String, $from: String) {\n    bookedCall(token: $token) {\n      ...Booking_Call\n      freeTimes(timeZone: $timeZone, from: $from) {\n        ...Booking_FreeTimes\n      }\n    }\n  }\n": types.BookedCallDocument,
    "\n  mutation MoveCall($token: String!, $input: MoveCallInput!) {\n    moveCall(token: $token, input: $input) {\n      ...Booking_Call\n    }\n  }\n": types.MoveCallDocument,
    "\n  mutation CancelCall($token: String!) {\n    cancelCall(token: $token) {\n      ...Booking_Call\n    }\n  }\n": types.CancelCallDocument,
    "\n  query ManagePages($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {\n    allPages(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        id\n        slug\n        title\n        layout\n        isPublished\n        publishAt\n        takeBackAt\n        createdAt\n        pendingChanges {\n          userId\n          name\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.ManagePagesDocument,
    "\n  query EditPage($slug: String!) {\n    item: page(slug: $slug) {\n      id\n      slug\n      title\n      layout\n      storedSections\n      imageUrl\n      image {\n        ...Picture_image\n      }\n      altText\n      metaTitle\n      metaDescription\n      language\n      translations {\n        contentId\n        language\n        title\n        isPublished\n      }\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n": types.EditPageDocument,
    "\n  query PreviewedSections($input: PreviewSectionsInput!) {\n    previewedSections(input: $input) {\n      sections {\n        ...Page_section\n      }\n    }\n  }\n": types.PreviewedSectionsDocument,
    "\n  query ItemChoices($search: String) {\n    allPortfolioItems(first: 50, search: $search) {\n      nodes {\n        id\n        title\n        category\n        isPublished\n      }\n      totalCount\n    }\n  }\n": types.ItemChoicesDocument,
    "\n  mutation CreatePage($input: PageInput!, $draftId: UUID) {\n    item: createPage(input: $input, draftId: $draftId) {\n      id\n      slug\n    }\n  }\n": types.CreatePageDocument,
    "\n  mutation UpdatePage($id: UUID!, $input: PageChangesInput!, $ifUpdatedAt: DateTimeISO, $draftId: UUID) {\n    item: updatePage(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {\n      id\n      slug\n      title\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n": types.UpdatePageDocument,
    "\n  mutation PublishPage($id: UUID!, $isPublished: Boolean!) {\n    item: publishPage(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n    }\n  }\n": types.PublishPageDocument,
    "\n  mutation RemovePage($id: UUID!) {\n    item: removePage(id: $id) {\n      id\n    }\n  }\n": types.RemovePageDocument,
    "\n  query PagePlan($slug: String!) {\n    item: page(slug: $slug) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      pendingChanges {\n        userId\n        name\n      }\n    }\n  }\n": types.PagePlanDocument,
    "\n  fragment Page_plan on Page {\n    publishAt\n    takeBackAt\n  }\n": types.Page_PlanFragmentDoc,
    "\n  query TranslatedPages($search: String) {\n    choices: allPages(first: 50, search: $search) {\n      nodes {\n        id\n        language\n        title\n        isPublished\n      }\n      totalCount\n    }\n  }\n": types.TranslatedPagesDocument,
    "\n  fragment Page_section on ContentSection {\n    ... on HeroSection {\n      key\n      heading: headline\n      lead\n      picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      button {\n        text\n        url\n      }\n    }\n    ... on TextSection {\n      key\n      headline\n      bodyHtml\n    }\n    ... on PictureSection {\n      key\n      media: picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      altText\n      caption\n      isWide\n    }\n    ... on GallerySection {\n      key\n      headline\n      pictures {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n    ... on CardsSection {\n      key\n      headline\n      cards {\n        title\n        text\n        url\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n    ... on FiguresSection {\n      key\n      headline\n      figures {\n        figure\n        label\n      }\n    }\n    ... on LogosSection {\n      key\n      headline\n      logos {\n        name\n        url\n        logo: picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n    ... on PeopleSection {\n      key\n      headline\n      people {\n        name\n        role\n        text\n        url\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n    ... on QuotesSection {\n      key\n      headline\n      reviews {\n        id\n        ...ClientReviews_review\n      }\n    }\n    ... on CaseStudiesSection {\n      key\n      headline\n      items {\n        id\n        ...PortfolioCard_item\n      }\n    }\n    ... on QuestionsSection {\n      key\n      headline\n      questions {\n        question\n        answerHtml\n      }\n    }\n    ... on PricesSection {\n      key\n      headline\n      text\n      currency\n      plans {\n        name\n        price\n        period\n        amount\n        text\n        features\n        isHighlighted\n        button {\n          text\n          url\n        }\n      }\n    }\n    ... on CallToActionSection {\n      key\n      heading: headline\n      text\n      button {\n        text\n        url\n      }\n    }\n    ... on ContactFormSection {\n      key\n      headline\n      text\n    }\n    ... on NewsletterSection {\n      key\n      headline\n      text\n    }\n    ... on BookingSection {\n      key\n      headline\n      text\n    }\n    ... on VideoSection {\n      key\n      headline\n      url\n      host\n      playerUrl\n      caption\n    }\n  }\n": types.Page_SectionFragmentDoc,
    "\n  fragment Page_page on Page {\n    id\n    slug\n    title\n    layout\n    sections {\n      ...Page_section\n    }\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    metaTitle\n    metaDescription\n    excerpt\n    translations {\n      slug\n      isPublished\n      language\n      languageName\n    }\n    language\n    isPublished\n    publishedAt\n    updatedAt\n  }\n": types.Page_PageFragmentDoc,
    "\n  query SitePage($slug: String!) {\n    page(slug: $slug) {\n      id\n      ...Page_page\n    }\n  }\n": types.SitePageDocument,
    "\n  mutation SendMessage($input: SendMessageInput!, $form: FormFactsInput) {\n    sendMessage(input: $input, form: $form) {\n      id\n    }\n  }\n": types.SendMessageDocument,
    "\n  query NewsletterForm {\n    site {\n      id\n      newsletter {\n        isOn\n      }\n    }\n  }\n": types.NewsletterFormDocument,
    "\n  query NewsletterSubscription($token: String!) {\n    newsletterSubscription(token: $token) {\n      state\n    }\n  }\n": types.NewsletterSubscriptionDocument,
    "\n  mutation AnswerNewsletter($token: String!, $input: NewsletterAnswerInput!) {\n    answerNewsletter(token: $token, input: $input) {\n      state\n    }\n  }\n": types.AnswerNewsletterDocument,
    "\n  query PageTexts($page: SitePage!) {\n    pageTexts(page: $page) {\n      texts {\n        name\n        text\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n      sections {\n        id\n        title\n        html\n      }\n      changedOn\n    }\n  }\n": types.PageTextsDocument,
    "\n  query HomeWork {\n    pageTexts(page: HOME) {\n      work {\n        id\n        ...PortfolioCard_item\n      }\n    }\n  }\n": types.HomeWorkDocument,
    "\n  query Stories($first: Int!) {\n    reviews(first: $first) {\n      nodes {\n        id\n        ...ClientReviews_review\n      }\n      totalCount\n      averageRating\n    }\n  }\n": types.StoriesDocument,
    "\n  query ServiceReviews {\n    reviewsByService {\n      services {\n        service\n        reviews {\n          id\n          ...ClientReviews_review\n        }\n      }\n    }\n  }\n": types.ServiceReviewsDocument,
    "\n  query ManagePortfolio($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {\n    allPortfolioItems(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        id\n        slug\n        title\n        category\n        imageUrl\n        image {\n          ...Picture_image\n        }\n        altText\n        isPublished\n        publishAt\n        takeBackAt\n        createdAt\n        pendingChanges {\n          userId\n          name\n        }\n        recentFigures {\n          views\n          enquiries\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.ManagePortfolioDocument,
    "\n  query EditPortfolioItem($slug: String!) {\n    item: portfolioItem(slug: $slug) {\n      id\n      slug\n      title\n      description\n      category\n      imageUrl\n      altText\n      tags\n      body\n      client\n      year\n      services\n      results {\n        figure\n        label\n      }\n      gallery {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      review {\n        id\n        name\n        companyName\n        isPublished\n      }\n      metaTitle\n      metaDescription\n      language\n      translations {\n        contentId\n        language\n        title\n        isPublished\n      }\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n": types.EditPortfolioItemDocument,
    "\n  query ReviewChoices($search: String) {\n    allReviews(first: 50, search: $search) {\n      nodes {\n        id\n        name\n        companyName\n        isPublished\n      }\n      totalCount\n    }\n  }\n": types.ReviewChoicesDocument,
    "\n  mutation CreatePortfolioItem($input: PortfolioItemInput!, $draftId: UUID) {\n    item: createPortfolioItem(input: $input, draftId: $draftId) {\n      id\n      slug\n    }\n  }\n": types.CreatePortfolioItemDocument,
    "\n  mutation UpdatePortfolioItem(\n    $id: UUID!\n    $input: PortfolioItemChangesInput!\n    $ifUpdatedAt: DateTimeISO\n    $draftId: UUID\n  ) {\n    item: updatePortfolioItem(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {\n      id\n      slug\n      title\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n": types.UpdatePortfolioItemDocument,
    "\n  mutation PublishPortfolioItem($id: UUID!, $isPublished: Boolean!) {\n    item: publishPortfolioItem(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n    }\n  }\n": types.PublishPortfolioItemDocument,
    "\n  mutation RemovePortfolioItem($id: UUID!) {\n    item: removePortfolioItem(id: $id) {\n      id\n    }\n  }\n": types.RemovePortfolioItemDocument,
    "\n  query PortfolioItemPlan($slug: String!) {\n    item: portfolioItem(slug: $slug) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      pendingChanges {\n        userId\n        name\n      }\n    }\n  }\n": types.PortfolioItemPlanDocument,
    "\n  fragment PortfolioItem_plan on PortfolioItem {\n    publishAt\n    takeBackAt\n  }\n": types.PortfolioItem_PlanFragmentDoc,
    "\n  query TranslatedItems($search: String) {\n    choices: allPortfolioItems(first: 50, search: $search) {\n      nodes {\n        id\n        language\n        title\n        isPublished\n      }\n      totalCount\n    }\n  }\n": types.TranslatedItemsDocument,
    "\n  fragment PortfolioCard_item on PortfolioItem {\n    id\n    slug\n    title\n    description\n    category\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    tags\n    results {\n      figure\n      label\n    }\n  }\n": types.PortfolioCard_ItemFragmentDoc,
    "\n  query PortfolioPage($first: Int!, $after: String, $category: String, $tag: String) {\n    portfolioItems(first: $first, after: $after, category: $category, tag: $tag) {\n      nodes {\n        id\n        ...PortfolioCard_item\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    portfolioFilters {\n      categories\n      sharedCategories\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n  }\n": types.PortfolioPageDocument,
    "\n  fragment PortfolioItem_item on PortfolioItem {\n    id\n    slug\n    title\n    description\n    category\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    tags\n    sharedTags\n    bodyHtml\n    client\n    year\n    services\n    results {\n      figure\n      label\n    }\n    gallery {\n      id\n      altText\n      image {\n        url\n        ...Picture_image\n      }\n    }\n    review {\n      id\n      isPublished\n      ...ClientReviews_review\n    }\n    metaTitle\n    metaDescription\n    translations {\n      slug\n      isPublished\n      language\n      languageName\n    }\n    language\n    isPublished\n    publishedAt\n    updatedAt\n  }\n": types.PortfolioItem_ItemFragmentDoc,
    "\n  query PortfolioItemPage($slug: String!) {\n    portfolioItem(slug: $slug) {\n      ...PortfolioItem_item\n      clientReviews {\n        id\n        ...ClientReviews_review\n      }\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n    portfolioItemNeighbours(slug: $slug) {\n      previous {\n        id\n        slug\n        title\n        isPublished\n      }\n      next {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n  }\n": types.PortfolioItemPageDocument,
    "\n  query PreviewPage($token: String!) {\n    preview(token: $token) {\n      id\n      hasPendingChanges\n      expiresAt\n      post {\n        id\n        title\n        isPublished\n        ...BlogPost_post\n      }\n      item {\n        id\n        title\n        isPublished\n        ...PortfolioItem_item\n      }\n      page {\n        id\n        title\n        isPublished\n        layout\n        ...Page_page\n      }\n    }\n  }\n": types.PreviewPageDocument,
    "\n  query ReviewInvitation($token: String!) {\n    reviewInvitation(token: $token)\n  }\n": types.ReviewInvitationDocument,
    "\n  mutation SubmitReview($token: String!, $input: SubmitReviewInput!) {\n    submitReview(token: $token, input: $input) {\n      id\n    }\n  }\n": types.SubmitReviewDocument,
    "\n  query ReviewReminders($token: String!) {\n    reviewReminders(token: $token)\n  }\n": types.ReviewRemindersDocument,
    "\n  mutation StopReviewReminders($token: String!) {\n    stopReviewReminders(token: $token)\n  }\n": types.StopReviewRemindersDocument,
    "\n  query WithdrawableReview($token: String!) {\n    withdrawableReview(token: $token) {\n      id\n      name\n      companyName\n      position\n      clientFeedback\n      rating\n      withdrawnAt\n    }\n  }\n": types.WithdrawableReviewDocument,
    "\n  mutation WithdrawReview($token: String!) {\n    withdrawReview(token: $token) {\n      id\n      withdrawnAt\n    }\n  }\n": types.WithdrawReviewDocument,
    "\n  query ReviewsPage($page: NonNegativeInt!) {\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n    reviewPage(page: $page) {\n      nodes {\n        id\n        ...ClientReviews_review\n        createdAt\n        subject {\n          service\n          itemSlug\n          itemTitle\n        }\n      }\n      page\n      pages\n      totalCount\n      averageRating\n    }\n  }\n": types.ReviewsPageDocument,
    "\n  query OpenInvitation($token: String!) {\n    openInvitation(token: $token) {\n      id\n      email\n      name\n      role\n      expiresAt\n    }\n  }\n": types.OpenInvitationDocument,
    "\n  mutation AcceptInvitation($token: String!, $input: AcceptInvitationInput!) {\n    acceptInvitation(token: $token, input: $input)\n  }\n": types.AcceptInvitationDocument,
    "\n  query ConsentText {\n    pageTexts(page: PRIVACY) {\n      texts {\n        name\n        text\n      }\n    }\n  }\n": types.ConsentTextDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Slots($hostId: UUID!, $from: String!, $days: NonNegativeInt!) {\n    slots(hostId: $hostId, from: $from, days: $days) {\n      slots {\n        id\n        startsAt\n        endsAt\n        isBooked\n        booking {\n          id\n          name\n          status\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Slots($hostId: UUID!, $from: String!, $days: NonNegativeInt!) {\n    slots(hostId: $hostId, from: $from, days: $days) {\n      slots {\n        id\n        startsAt\n        endsAt\n        isBooked\n        booking {\n          id\n          name\n          status\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Bookings($from: String!, $days: NonNegativeInt!, $hostId: UUID) {\n    bookings(from: $from, days: $days, hostId: $hostId) {\n      bookings {\n        id\n        startsAt\n        endsAt\n        name\n        email\n        phone\n        phoneText\n        service\n        note\n        timeZone\n        status\n        outcome\n        host {\n          id\n          name\n        }\n        messageId\n        isReminded\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query Bookings($from: String!, $days: NonNegativeInt!, $hostId: UUID) {\n    bookings(from: $from, days: $days, hostId: $hostId) {\n      bookings {\n        id\n        startsAt\n        endsAt\n        name\n        email\n        phone\n        phoneText\n        service\n        note\n        timeZone\n        status\n        outcome\n        host {\n          id\n          name\n        }\n        messageId\n        isReminded\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookableSlots($hostId: UUID!, $from: String!, $days: NonNegativeInt!) {\n    bookableSlots(hostId: $hostId, from: $from, days: $days) {\n      slots {\n        startsAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query BookableSlots($hostId: UUID!, $from: String!, $days: NonNegativeInt!) {\n    bookableSlots(hostId: $hostId, from: $from, days: $days) {\n      slots {\n        startsAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookingObstacles($hostId: UUID!, $startsAt: DateTimeISO!) {\n    bookingObstacles(hostId: $hostId, startsAt: $startsAt) {\n      obstacles\n    }\n  }\n"): (typeof documents)["\n  query BookingObstacles($hostId: UUID!, $startsAt: DateTimeISO!) {\n    bookingObstacles(hostId: $hostId, startsAt: $startsAt) {\n      obstacles\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddBooking($input: AddBookingInput!) {\n    addBooking(input: $input) {\n      id\n      startsAt\n    }\n  }\n"): (typeof documents)["\n  mutation AddBooking($input: AddBookingInput!) {\n    addBooking(input: $input) {\n      id\n      startsAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemindBooking($id: UUID!) {\n    remindBooking(id: $id) {\n      id\n      isReminded\n    }\n  }\n"): (typeof documents)["\n  mutation RemindBooking($id: UUID!) {\n    remindBooking(id: $id) {\n      id\n      isReminded\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelBooking($id: UUID!) {\n    cancelBooking(id: $id) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation CancelBooking($id: UUID!) {\n    cancelBooking(id: $id) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveBooking($id: UUID!, $input: MoveCallInput!) {\n    moveBooking(id: $id, input: $input) {\n      id\n      startsAt\n      endsAt\n    }\n  }\n"): (typeof documents)["\n  mutation MoveBooking($id: UUID!, $input: MoveCallInput!) {\n    moveBooking(id: $id, input: $input) {\n      id\n      startsAt\n      endsAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteToBooker($id: UUID!, $input: BookingMessageInput!) {\n    writeToBooker(id: $id, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation WriteToBooker($id: UUID!, $input: BookingMessageInput!) {\n    writeToBooker(id: $id, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetBookingOutcome($id: UUID!, $outcome: BookingOutcome) {\n    setBookingOutcome(id: $id, outcome: $outcome) {\n      id\n      outcome\n    }\n  }\n"): (typeof documents)["\n  mutation SetBookingOutcome($id: UUID!, $outcome: BookingOutcome) {\n    setBookingOutcome(id: $id, outcome: $outcome) {\n      id\n      outcome\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookingHost_details on BookingHost {\n    id\n    name\n    isActive\n    hours {\n      days\n      opens\n      closes\n    }\n    daysOff\n    feeds {\n      id\n      place\n      readAt\n      eventCount\n      fault\n    }\n    hasCalendar\n  }\n"): (typeof documents)["\n  fragment BookingHost_details on BookingHost {\n    id\n    name\n    isActive\n    hours {\n      days\n      opens\n      closes\n    }\n    daysOff\n    feeds {\n      id\n      place\n      readAt\n      eventCount\n      fault\n    }\n    hasCalendar\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookingHosts($withRules: Boolean!) {\n    site @include(if: $withRules) {\n      id\n      booking {\n        minutes\n      }\n    }\n    bookingHosts {\n      hosts {\n        ...BookingHost_details\n      }\n    }\n  }\n"): (typeof documents)["\n  query BookingHosts($withRules: Boolean!) {\n    site @include(if: $withRules) {\n      id\n      booking {\n        minutes\n      }\n    }\n    bookingHosts {\n      hosts {\n        ...BookingHost_details\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveBookingHost($userId: UUID!, $input: BookingHostInput!) {\n    saveBookingHost(userId: $userId, input: $input) {\n      ...BookingHost_details\n    }\n  }\n"): (typeof documents)["\n  mutation SaveBookingHost($userId: UUID!, $input: BookingHostInput!) {\n    saveBookingHost(userId: $userId, input: $input) {\n      ...BookingHost_details\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddHostFeed($userId: UUID!, $input: HostFeedInput!) {\n    addHostFeed(userId: $userId, input: $input) {\n      ...BookingHost_details\n    }\n  }\n"): (typeof documents)["\n  mutation AddHostFeed($userId: UUID!, $input: HostFeedInput!) {\n    addHostFeed(userId: $userId, input: $input) {\n      ...BookingHost_details\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveHostFeed($id: UUID!) {\n    removeHostFeed(id: $id) {\n      ...BookingHost_details\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveHostFeed($id: UUID!) {\n    removeHostFeed(id: $id) {\n      ...BookingHost_details\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewHostCalendar($userId: UUID!) {\n    renewHostCalendar(userId: $userId) {\n      id\n      link\n    }\n  }\n"): (typeof documents)["\n  mutation RenewHostCalendar($userId: UUID!) {\n    renewHostCalendar(userId: $userId) {\n      id\n      link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeHostCalendar($userId: UUID!) {\n    revokeHostCalendar(userId: $userId) {\n      ...BookingHost_details\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeHostCalendar($userId: UUID!) {\n    revokeHostCalendar(userId: $userId) {\n      ...BookingHost_details\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddSlot($input: SlotInput!) {\n    addSlot(input: $input) {\n      id\n      startsAt\n    }\n  }\n"): (typeof documents)["\n  mutation AddSlot($input: SlotInput!) {\n    addSlot(input: $input) {\n      id\n      startsAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSlot($hostId: UUID!, $startsAt: DateTimeISO!) {\n    removeSlot(hostId: $hostId, startsAt: $startsAt) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSlot($hostId: UUID!, $startsAt: DateTimeISO!) {\n    removeSlot(hostId: $hostId, startsAt: $startsAt) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BulkUpdate(\n    $kind: BulkKind!\n    $action: BulkAction!\n    $ids: [UUID!]!\n    $ownerId: UUID\n    $stage: MessageStage\n    $lostReason: String\n  ) {\n    bulkUpdate(\n      kind: $kind\n      action: $action\n      ids: $ids\n      ownerId: $ownerId\n      stage: $stage\n      lostReason: $lostReason\n    ) {\n      done\n      failed {\n        id\n        reason\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BulkUpdate(\n    $kind: BulkKind!\n    $action: BulkAction!\n    $ids: [UUID!]!\n    $ownerId: UUID\n    $stage: MessageStage\n    $lostReason: String\n  ) {\n    bulkUpdate(\n      kind: $kind\n      action: $action\n      ids: $ids\n      ownerId: $ownerId\n      stage: $stage\n      lostReason: $lostReason\n    ) {\n      done\n      failed {\n        id\n        reason\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentDraft($kind: ContentKind!, $slug: String, $id: UUID) {\n    contentDraft(kind: $kind, slug: $slug, id: $id) {\n      id\n      fields\n      basedOn\n      sequence\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query ContentDraft($kind: ContentKind!, $slug: String, $id: UUID) {\n    contentDraft(kind: $kind, slug: $slug, id: $id) {\n      id\n      fields\n      basedOn\n      sequence\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BegunDrafts($kind: ContentKind!) {\n    begunDrafts(kind: $kind) {\n      drafts {\n        id\n        title\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query BegunDrafts($kind: ContentKind!) {\n    begunDrafts(kind: $kind) {\n      drafts {\n        id\n        title\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveContentDraft($input: ContentDraftInput!) {\n    saveContentDraft(input: $input) {\n      id\n      sequence\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  mutation SaveContentDraft($input: ContentDraftInput!) {\n    saveContentDraft(input: $input) {\n      id\n      sequence\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardContentDraft($id: UUID!) {\n    discardContentDraft(id: $id)\n  }\n"): (typeof documents)["\n  mutation DiscardContentDraft($id: UUID!) {\n    discardContentDraft(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkEditing($id: UUID!, $isOpen: Boolean!) {\n    markEditing(id: $id, isOpen: $isOpen) {\n      ...Editing_people\n    }\n  }\n"): (typeof documents)["\n  mutation MarkEditing($id: UUID!, $isOpen: Boolean!) {\n    markEditing(id: $id, isOpen: $isOpen) {\n      ...Editing_people\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Editing_people on Editing {\n    id\n    people {\n      userId\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment Editing_people on Editing {\n    id\n    people {\n      userId\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MediaGrid_picture on MediaPicture {\n    id\n    name\n    altText\n    isDecorative\n    focalPoint {\n      x\n      y\n    }\n    url\n    width\n    height\n    bytes\n    isKept\n    createdAt\n    uploadedBy\n    image {\n      url\n      ...Picture_image\n    }\n  }\n"): (typeof documents)["\n  fragment MediaGrid_picture on MediaPicture {\n    id\n    name\n    altText\n    isDecorative\n    focalPoint {\n      x\n      y\n    }\n    url\n    width\n    height\n    bytes\n    isKept\n    createdAt\n    uploadedBy\n    image {\n      url\n      ...Picture_image\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MediaPictures($search: String, $first: Int!, $after: String, $orderBy: MediaPictureOrder) {\n    mediaPictures(search: $search, first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        ...MediaGrid_picture\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MediaPictures($search: String, $first: Int!, $after: String, $orderBy: MediaPictureOrder) {\n    mediaPictures(search: $search, first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        ...MediaGrid_picture\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChosenPictures($ids: [UUID!]!) {\n    mediaPictures(ids: $ids, first: 200) {\n      nodes {\n        id\n        name\n        altText\n        isDecorative\n        focalPoint {\n          x\n          y\n        }\n        url\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChosenPictures($ids: [UUID!]!) {\n    mediaPictures(ids: $ids, first: 200) {\n      nodes {\n        id\n        name\n        altText\n        isDecorative\n        focalPoint {\n          x\n          y\n        }\n        url\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MediaUses($id: UUID!) {\n    mediaUses(id: $id, first: 20) {\n      nodes {\n        subjectId\n        kind\n        title\n        slug\n        isCover\n        isInText\n        isInGallery\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MediaUses($id: UUID!) {\n    mediaUses(id: $id, first: 20) {\n      nodes {\n        subjectId\n        kind\n        title\n        slug\n        isCover\n        isInText\n        isInGallery\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadPicture($input: UploadPictureInput!) {\n    uploadPicture(input: $input) {\n      ...MediaGrid_picture\n    }\n  }\n"): (typeof documents)["\n  mutation UploadPicture($input: UploadPictureInput!) {\n    uploadPicture(input: $input) {\n      ...MediaGrid_picture\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePicture($id: UUID!, $input: UpdatePictureInput!) {\n    updatePicture(id: $id, input: $input) {\n      id\n      name\n      altText\n      isDecorative\n      focalPoint {\n        x\n        y\n      }\n      isKept\n      image {\n        url\n        ...Picture_image\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePicture($id: UUID!, $input: UpdatePictureInput!) {\n    updatePicture(id: $id, input: $input) {\n      id\n      name\n      altText\n      isDecorative\n      focalPoint {\n        x\n        y\n      }\n      isKept\n      image {\n        url\n        ...Picture_image\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplacePicture($id: UUID!, $input: ReplacePictureInput!) {\n    replacePicture(id: $id, input: $input) {\n      ...MediaGrid_picture\n    }\n  }\n"): (typeof documents)["\n  mutation ReplacePicture($id: UUID!, $input: ReplacePictureInput!) {\n    replacePicture(id: $id, input: $input) {\n      ...MediaGrid_picture\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePicture($id: UUID!) {\n    removePicture(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePicture($id: UUID!) {\n    removePicture(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewsletterIssue_row on NewsletterIssue {\n    id\n    subject\n    interest\n    state\n    pauseReason\n    createdAt\n    finishedAt\n    figures {\n      readers\n      waiting\n      sent\n      refused\n      unanswered\n      skipped\n      left\n      complained\n      visitors\n    }\n  }\n"): (typeof documents)["\n  fragment NewsletterIssue_row on NewsletterIssue {\n    id\n    subject\n    interest\n    state\n    pauseReason\n    createdAt\n    finishedAt\n    figures {\n      readers\n      waiting\n      sent\n      refused\n      unanswered\n      skipped\n      left\n      complained\n      visitors\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsletterIssues($first: Int!, $after: String) {\n    newsletterIssues(first: $first, after: $after) {\n      nodes {\n        ...NewsletterIssue_row\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query NewsletterIssues($first: Int!, $after: String) {\n    newsletterIssues(first: $first, after: $after) {\n      nodes {\n        ...NewsletterIssue_row\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsletterOverview {\n    newsletterOverview {\n      confirmed\n      pending\n      left\n      bounced\n      complained\n      interests {\n        name\n        readers\n      }\n    }\n    site {\n      id\n      newsletter {\n        isOn\n        inFooter\n        afterPosts\n        interests\n        perMinute\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewsletterOverview {\n    newsletterOverview {\n      confirmed\n      pending\n      left\n      bounced\n      complained\n      interests {\n        name\n        readers\n      }\n    }\n    site {\n      id\n      newsletter {\n        isOn\n        inFooter\n        afterPosts\n        interests\n        perMinute\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsletterSubscribers(\n    $first: Int!\n    $after: String\n    $search: String\n    $state: NewsletterSubscriberState\n    $orderBy: NewsletterSubscriberOrder\n  ) {\n    newsletterSubscribers(first: $first, after: $after, search: $search, state: $state, orderBy: $orderBy) {\n      nodes {\n        id\n        email\n        state\n        interests\n        consent\n        language\n        isImported\n        createdAt\n        endedAt\n        reason\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query NewsletterSubscribers(\n    $first: Int!\n    $after: String\n    $search: String\n    $state: NewsletterSubscriberState\n    $orderBy: NewsletterSubscriberOrder\n  ) {\n    newsletterSubscribers(first: $first, after: $after, search: $search, state: $state, orderBy: $orderBy) {\n      nodes {\n        id\n        email\n        state\n        interests\n        consent\n        language\n        isImported\n        createdAt\n        endedAt\n        reason\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SendablePosts {\n    blogPosts(first: 100) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query SendablePosts {\n    blogPosts(first: 100) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendNewsletter($input: NewsletterIssueInput!) {\n    sendNewsletter(input: $input) {\n      ...NewsletterIssue_row\n    }\n  }\n"): (typeof documents)["\n  mutation SendNewsletter($input: NewsletterIssueInput!) {\n    sendNewsletter(input: $input) {\n      ...NewsletterIssue_row\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestNewsletter($input: NewsletterIssueInput!) {\n    testNewsletter(input: $input)\n  }\n"): (typeof documents)["\n  mutation TestNewsletter($input: NewsletterIssueInput!) {\n    testNewsletter(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseNewsletter($id: UUID!, $isPaused: Boolean!) {\n    pauseNewsletter(id: $id, isPaused: $isPaused) {\n      ...NewsletterIssue_row\n    }\n  }\n"): (typeof documents)["\n  mutation PauseNewsletter($id: UUID!, $isPaused: Boolean!) {\n    pauseNewsletter(id: $id, isPaused: $isPaused) {\n      ...NewsletterIssue_row\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopNewsletter($id: UUID!) {\n    stopNewsletter(id: $id) {\n      ...NewsletterIssue_row\n    }\n  }\n"): (typeof documents)["\n  mutation StopNewsletter($id: UUID!) {\n    stopNewsletter(id: $id) {\n      ...NewsletterIssue_row\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendNewsletter($id: UUID!) {\n    resendNewsletter(id: $id) {\n      ...NewsletterIssue_row\n    }\n  }\n"): (typeof documents)["\n  mutation ResendNewsletter($id: UUID!) {\n    resendNewsletter(id: $id) {\n      ...NewsletterIssue_row\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportSubscribers($input: ImportSubscribersInput!) {\n    importSubscribers(input: $input) {\n      added\n      known\n      invalid\n    }\n  }\n"): (typeof documents)["\n  mutation ImportSubscribers($input: ImportSubscribersInput!) {\n    importSubscribers(input: $input) {\n      added\n      known\n      invalid\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSubscriber($id: UUID!) {\n    removeSubscriber(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSubscriber($id: UUID!) {\n    removeSubscriber(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveNewsletterSettings($input: SiteInput!) {\n    saveSite(input: $input) {\n      id\n      newsletter {\n        isOn\n        inFooter\n        afterPosts\n        interests\n        perMinute\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveNewsletterSettings($input: SiteInput!) {\n    saveSite(input: $input) {\n      id\n      newsletter {\n        isOn\n        inFooter\n        afterPosts\n        interests\n        perMinute\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedPages($first: Int!, $after: String) {\n    editedPages(first: $first, after: $after) {\n      nodes {\n        id\n        slug\n        title\n        path\n        updatedAt\n        updatedBy\n        changed\n        isTouched\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query EditedPages($first: Int!, $after: String) {\n    editedPages(first: $first, after: $after) {\n      nodes {\n        id\n        slug\n        title\n        path\n        updatedAt\n        updatedBy\n        changed\n        isTouched\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedPage_page on EditedPage {\n    id\n    page\n    language\n    slug\n    title\n    path\n    updatedAt\n    updatedBy\n    fields {\n      name\n      label\n      kind\n      original\n      text\n      isChanged\n      picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      originalPicture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment EditedPage_page on EditedPage {\n    id\n    page\n    language\n    slug\n    title\n    path\n    updatedAt\n    updatedBy\n    fields {\n      name\n      label\n      kind\n      original\n      text\n      isChanged\n      picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      originalPicture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedPage($slug: String!, $language: String) {\n    editedPage(slug: $slug, language: $language) {\n      ...EditedPage_page\n    }\n  }\n"): (typeof documents)["\n  query EditedPage($slug: String!, $language: String) {\n    editedPage(slug: $slug, language: $language) {\n      ...EditedPage_page\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageTime($slug: String!, $language: String) {\n    editedPage(slug: $slug, language: $language) {\n      id\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query PageTime($slug: String!, $language: String) {\n    editedPage(slug: $slug, language: $language) {\n      id\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePageTexts($input: PageTextsInput!, $language: String, $ifUpdatedAt: DateTimeISO) {\n    savePageTexts(input: $input, language: $language, ifUpdatedAt: $ifUpdatedAt) {\n      ...EditedPage_page\n    }\n  }\n"): (typeof documents)["\n  mutation SavePageTexts($input: PageTextsInput!, $language: String, $ifUpdatedAt: DateTimeISO) {\n    savePageTexts(input: $input, language: $language, ifUpdatedAt: $ifUpdatedAt) {\n      ...EditedPage_page\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CardPictures($language: String!) {\n    editedPage(slug: \"services\", language: $language) {\n      id\n      fields {\n        name\n        text\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CardPictures($language: String!) {\n    editedPage(slug: \"services\", language: $language) {\n      id\n      fields {\n        name\n        text\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RenderedSections($input: LegalTextInput!) {\n    renderedSections(input: $input) {\n      sections {\n        id\n        title\n        html\n      }\n    }\n  }\n"): (typeof documents)["\n  query RenderedSections($input: LegalTextInput!) {\n    renderedSections(input: $input) {\n      sections {\n        id\n        title\n        html\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PreviewLink_link on PreviewLink {\n    id\n    label\n    createdBy\n    createdAt\n    expiresAt\n    revokedAt\n  }\n"): (typeof documents)["\n  fragment PreviewLink_link on PreviewLink {\n    id\n    label\n    createdBy\n    createdAt\n    expiresAt\n    revokedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewLinks($first: Int!, $after: String, $itemId: UUID) {\n    previewLinks(first: $first, after: $after, itemId: $itemId) {\n      nodes {\n        id\n        ...PreviewLink_link\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query PreviewLinks($first: Int!, $after: String, $itemId: UUID) {\n    previewLinks(first: $first, after: $after, itemId: $itemId) {\n      nodes {\n        id\n        ...PreviewLink_link\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePreviewLink($input: PreviewLinkInput!) {\n    createPreviewLink(input: $input) {\n      id\n      link\n      previewLink {\n        id\n        ...PreviewLink_link\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePreviewLink($input: PreviewLinkInput!) {\n    createPreviewLink(input: $input) {\n      id\n      link\n      previewLink {\n        id\n        ...PreviewLink_link\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokePreviewLink($id: UUID!) {\n    revokePreviewLink(id: $id) {\n      id\n      ...PreviewLink_link\n    }\n  }\n"): (typeof documents)["\n  mutation RevokePreviewLink($id: UUID!) {\n    revokePreviewLink(id: $id) {\n      id\n      ...PreviewLink_link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RevisedPost($slug: String!) {\n    item: blogPost(slug: $slug) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query RevisedPost($slug: String!) {\n    item: blogPost(slug: $slug) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RevisedItem($slug: String!) {\n    item: portfolioItem(slug: $slug) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query RevisedItem($slug: String!) {\n    item: portfolioItem(slug: $slug) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RevisedPage($slug: String!, $language: String) {\n    item: editedPage(slug: $slug, language: $language) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query RevisedPage($slug: String!, $language: String) {\n    item: editedPage(slug: $slug, language: $language) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RevisedOwnPage($slug: String!) {\n    item: page(slug: $slug) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query RevisedOwnPage($slug: String!) {\n    item: page(slug: $slug) {\n      id\n      slug\n      title\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Revisions($kind: RevisionKind!, $id: UUID!, $first: Int!, $after: String) {\n    revisions(kind: $kind, id: $id, first: $first, after: $after) {\n      nodes {\n        id\n        number\n        reason\n        author {\n          name\n        }\n        createdAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Revisions($kind: RevisionKind!, $id: UUID!, $first: Int!, $after: String) {\n    revisions(kind: $kind, id: $id, first: $first, after: $after) {\n      nodes {\n        id\n        number\n        reason\n        author {\n          name\n        }\n        createdAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Revision($id: UUID!) {\n    revision(id: $id) {\n      id\n      number\n      fields {\n        name\n        value\n      }\n      isPictureGone\n      previous {\n        id\n        number\n        fields {\n          name\n          value\n        }\n      }\n      current {\n        name\n        value\n      }\n    }\n  }\n"): (typeof documents)["\n  query Revision($id: UUID!) {\n    revision(id: $id) {\n      id\n      number\n      fields {\n        name\n        value\n      }\n      isPictureGone\n      previous {\n        id\n        number\n        fields {\n          name\n          value\n        }\n      }\n      current {\n        name\n        value\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreRevision($id: UUID!, $ifUpdatedAt: DateTimeISO) {\n    restoreRevision(id: $id, ifUpdatedAt: $ifUpdatedAt) {\n      id\n      slug\n      isPictureGone\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreRevision($id: UUID!, $ifUpdatedAt: DateTimeISO) {\n    restoreRevision(id: $id, ifUpdatedAt: $ifUpdatedAt) {\n      id\n      slug\n      isPictureGone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Saves(\n    $kind: RevisionKind!\n    $id: UUID!\n    $isItem: Boolean!\n    $isPage: Boolean!\n    $hasReview: Boolean!\n    $reviewId: UUID!\n  ) {\n    revisions(kind: $kind, id: $id, first: 5) {\n      nodes {\n        id\n        author {\n          name\n        }\n        createdAt\n        fields {\n          name\n          value\n        }\n      }\n    }\n    item: portfolioItem(id: $id) @include(if: $isItem) {\n      id\n      review {\n        id\n      }\n    }\n    page(id: $id) @include(if: $isPage) {\n      id\n      storedSections\n    }\n    chosen: review(id: $reviewId) @include(if: $hasReview) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query Saves(\n    $kind: RevisionKind!\n    $id: UUID!\n    $isItem: Boolean!\n    $isPage: Boolean!\n    $hasReview: Boolean!\n    $reviewId: UUID!\n  ) {\n    revisions(kind: $kind, id: $id, first: 5) {\n      nodes {\n        id\n        author {\n          name\n        }\n        createdAt\n        fields {\n          name\n          value\n        }\n      }\n    }\n    item: portfolioItem(id: $id) @include(if: $isItem) {\n      id\n      review {\n        id\n      }\n    }\n    page(id: $id) @include(if: $isPage) {\n      id\n      storedSections\n    }\n    chosen: review(id: $reviewId) @include(if: $hasReview) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UpdateTime($id: UUID!, $isPost: Boolean!, $isItem: Boolean!, $isPage: Boolean!) {\n    post: blogPost(id: $id) @include(if: $isPost) {\n      id\n      updatedAt\n    }\n    item: portfolioItem(id: $id) @include(if: $isItem) {\n      id\n      updatedAt\n    }\n    page(id: $id) @include(if: $isPage) {\n      id\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query UpdateTime($id: UUID!, $isPost: Boolean!, $isItem: Boolean!, $isPage: Boolean!) {\n    post: blogPost(id: $id) @include(if: $isPost) {\n      id\n      updatedAt\n    }\n    item: portfolioItem(id: $id) @include(if: $isItem) {\n      id\n      updatedAt\n    }\n    page(id: $id) @include(if: $isPage) {\n      id\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignNames {\n    campaignNames {\n      sources\n      mediums\n      campaigns\n    }\n  }\n"): (typeof documents)["\n  query CampaignNames {\n    campaignNames {\n      sources\n      mediums\n      campaigns\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DayMessages_tally on DayTally {\n    count\n    messages {\n      id\n      name\n      service\n      isRead\n      stage\n      followUp {\n        day\n        note\n      }\n      owner {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DayMessages_tally on DayTally {\n    count\n    messages {\n      id\n      name\n      service\n      isRead\n      stage\n      followUp {\n        day\n        note\n      }\n      owner {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyDay($isAdmin: Boolean!) {\n    myDay {\n      day\n      followUps {\n        ...DayMessages_tally\n      }\n      answers {\n        ...DayMessages_tally\n      }\n      assigned {\n        ...DayMessages_tally\n      }\n      calls {\n        id\n        startsAt\n        name\n        service\n        messageId\n        host {\n          id\n          name\n        }\n      }\n      planned {\n        kind\n        contentId\n        title\n        slug\n        at\n        isPublication\n      }\n      mailNotices {\n        kind\n        text\n        path\n      }\n      calendarNotices {\n        kind\n        text\n        path\n      }\n      webhookNotices @include(if: $isAdmin) {\n        kind\n        text\n        path\n      }\n      backupNotice @include(if: $isAdmin) {\n        kind\n        text\n        path\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyDay($isAdmin: Boolean!) {\n    myDay {\n      day\n      followUps {\n        ...DayMessages_tally\n      }\n      answers {\n        ...DayMessages_tally\n      }\n      assigned {\n        ...DayMessages_tally\n      }\n      calls {\n        id\n        startsAt\n        name\n        service\n        messageId\n        host {\n          id\n          name\n        }\n      }\n      planned {\n        kind\n        contentId\n        title\n        slug\n        at\n        isPublication\n      }\n      mailNotices {\n        kind\n        text\n        path\n      }\n      calendarNotices {\n        kind\n        text\n        path\n      }\n      webhookNotices @include(if: $isAdmin) {\n        kind\n        text\n        path\n      }\n      backupNotice @include(if: $isAdmin) {\n        kind\n        text\n        path\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PeriodFigures_all on PeriodFigures {\n    from\n    to\n    visitors\n    views\n    enquiries\n    won\n    value\n  }\n"): (typeof documents)["\n  fragment PeriodFigures_all on PeriodFigures {\n    from\n    to\n    visitors\n    views\n    enquiries\n    won\n    value\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InsightTable_all on InsightTable {\n    rows {\n      name\n      title\n      visitors\n      views\n      enquiries\n      won\n      value\n    }\n    count\n  }\n"): (typeof documents)["\n  fragment InsightTable_all on InsightTable {\n    rows {\n      name\n      title\n      visitors\n      views\n      enquiries\n      won\n      value\n    }\n    count\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Insights($period: InsightPeriodInput!) {\n    insights(period: $period) {\n      unit\n      countedSince\n      totals {\n        ...PeriodFigures_all\n      }\n      before {\n        ...PeriodFigures_all\n      }\n      series {\n        ...PeriodFigures_all\n      }\n      path {\n        visitors\n        enquiries\n        won\n        value\n        enquiryRate\n        wonRate\n      }\n      sources {\n        ...InsightTable_all\n      }\n      campaigns {\n        ...InsightTable_all\n      }\n      pages {\n        ...InsightTable_all\n      }\n      posts {\n        ...InsightTable_all\n      }\n      items {\n        ...InsightTable_all\n      }\n      devices {\n        ...InsightTable_all\n      }\n    }\n  }\n"): (typeof documents)["\n  query Insights($period: InsightPeriodInput!) {\n    insights(period: $period) {\n      unit\n      countedSince\n      totals {\n        ...PeriodFigures_all\n      }\n      before {\n        ...PeriodFigures_all\n      }\n      series {\n        ...PeriodFigures_all\n      }\n      path {\n        visitors\n        enquiries\n        won\n        value\n        enquiryRate\n        wonRate\n      }\n      sources {\n        ...InsightTable_all\n      }\n      campaigns {\n        ...InsightTable_all\n      }\n      pages {\n        ...InsightTable_all\n      }\n      posts {\n        ...InsightTable_all\n      }\n      items {\n        ...InsightTable_all\n      }\n      devices {\n        ...InsightTable_all\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InsightSummary {\n    insights {\n      totals {\n        ...PeriodFigures_all\n      }\n      before {\n        ...PeriodFigures_all\n      }\n    }\n  }\n"): (typeof documents)["\n  query InsightSummary {\n    insights {\n      totals {\n        ...PeriodFigures_all\n      }\n      before {\n        ...PeriodFigures_all\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EnquirySources($first: Int!) {\n    enquirySources(first: $first) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query EnquirySources($first: Int!) {\n    enquirySources(first: $first) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RenderedText($input: RenderedTextInput!) {\n    renderedText(input: $input) {\n      html\n    }\n  }\n"): (typeof documents)["\n  query RenderedText($input: RenderedTextInput!) {\n    renderedText(input: $input) {\n      html\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Messages_column on MessageConnection {\n    nodes {\n      id\n      name\n      service\n      isRead\n      createdAt\n      answeredAt\n      stage\n      lostReason\n      value\n      lastAnswerAt\n      owner {\n        id\n        name\n      }\n      followUp {\n        day\n        note\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n"): (typeof documents)["\n  fragment Messages_column on MessageConnection {\n    nodes {\n      id\n      name\n      service\n      isRead\n      createdAt\n      answeredAt\n      stage\n      lostReason\n      value\n      lastAnswerAt\n      owner {\n        id\n        name\n      }\n      followUp {\n        day\n        note\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Board(\n    $folder: Folder!\n    $search: String\n    $isRead: Boolean\n    $ownerId: UUID\n    $isOwned: Boolean\n    $isDue: Boolean\n    $service: String\n    $from: String\n    $to: String\n    $new: Int!\n    $inContact: Int!\n    $proposal: Int!\n    $won: Int!\n    $lost: Int!\n  ) {\n    new: messages(\n      folder: $folder\n      first: $new\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [NEW]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    inContact: messages(\n      folder: $folder\n      first: $inContact\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [IN_CONTACT]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    proposal: messages(\n      folder: $folder\n      first: $proposal\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [PROPOSAL]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    won: messages(\n      folder: $folder\n      first: $won\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [WON]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    lost: messages(\n      folder: $folder\n      first: $lost\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [LOST]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    overview {\n      spamMessages\n    }\n  }\n"): (typeof documents)["\n  query Board(\n    $folder: Folder!\n    $search: String\n    $isRead: Boolean\n    $ownerId: UUID\n    $isOwned: Boolean\n    $isDue: Boolean\n    $service: String\n    $from: String\n    $to: String\n    $new: Int!\n    $inContact: Int!\n    $proposal: Int!\n    $won: Int!\n    $lost: Int!\n  ) {\n    new: messages(\n      folder: $folder\n      first: $new\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [NEW]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    inContact: messages(\n      folder: $folder\n      first: $inContact\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [IN_CONTACT]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    proposal: messages(\n      folder: $folder\n      first: $proposal\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [PROPOSAL]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    won: messages(\n      folder: $folder\n      first: $won\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [WON]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    lost: messages(\n      folder: $folder\n      first: $lost\n      search: $search\n      isRead: $isRead\n      filter: {\n        ownerId: $ownerId\n        isOwned: $isOwned\n        stages: [LOST]\n        isDue: $isDue\n        service: $service\n        from: $from\n        to: $to\n      }\n    ) {\n      ...Messages_column\n    }\n    overview {\n      spamMessages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplyToMessage($id: UUID!, $input: ReplyInput!, $lastSeenId: UUID, $files: [Upload!]) {\n    replyToMessage(id: $id, input: $input, markRead: true, lastSeenId: $lastSeenId, files: $files) {\n      id\n      isRead\n      answeredAt\n      answeredBy\n      lastActivityAt\n      replies {\n        id\n      }\n      latestId\n      thread(last: 100) {\n        ...ConversationPage\n      }\n      draft {\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReplyToMessage($id: UUID!, $input: ReplyInput!, $lastSeenId: UUID, $files: [Upload!]) {\n    replyToMessage(id: $id, input: $input, markRead: true, lastSeenId: $lastSeenId, files: $files) {\n      id\n      isRead\n      answeredAt\n      answeredBy\n      lastActivityAt\n      replies {\n        id\n      }\n      latestId\n      thread(last: 100) {\n        ...ConversationPage\n      }\n      draft {\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddNote($id: UUID!, $input: NoteInput!) {\n    addNote(id: $id, input: $input) {\n      id\n      text\n      createdAt\n      author\n    }\n  }\n"): (typeof documents)["\n  mutation AddNote($id: UUID!, $input: NoteInput!) {\n    addNote(id: $id, input: $input) {\n      id\n      text\n      createdAt\n      author\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveReplyDraft($id: UUID!, $input: ReplyDraftInput!) {\n    saveReplyDraft(id: $id, input: $input)\n  }\n"): (typeof documents)["\n  mutation SaveReplyDraft($id: UUID!, $input: ReplyDraftInput!) {\n    saveReplyDraft(id: $id, input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Message_draft on Message {\n    id\n    draft {\n      text\n    }\n  }\n"): (typeof documents)["\n  fragment Message_draft on Message {\n    id\n    draft {\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationPage on ThreadConnection {\n    nodes {\n      ... on Reply {\n        id\n        replyText\n        replyDate\n        author\n        sentAt\n        bounce {\n          at\n          reason\n        }\n        attachments {\n          id\n          name\n          contentType\n          size\n          isExecutable\n          path\n        }\n      }\n      ... on Answer {\n        id\n        receivedAt\n        fromEmail\n        fromName\n        isFromOther\n        isUnverified\n        isAutomatic\n        mayBeAutomatic\n        text\n        quoted\n        omitted\n        attachments {\n          id\n          name\n          contentType\n          size\n          isExecutable\n          path\n        }\n      }\n      ... on Note {\n        id\n        text\n        createdAt\n        author\n      }\n      ... on ThreadEvent {\n        id\n        kind\n        at\n        actor\n        summary\n      }\n    }\n    pageInfo {\n      hasPreviousPage\n      startCursor\n    }\n  }\n"): (typeof documents)["\n  fragment ConversationPage on ThreadConnection {\n    nodes {\n      ... on Reply {\n        id\n        replyText\n        replyDate\n        author\n        sentAt\n        bounce {\n          at\n          reason\n        }\n        attachments {\n          id\n          name\n          contentType\n          size\n          isExecutable\n          path\n        }\n      }\n      ... on Answer {\n        id\n        receivedAt\n        fromEmail\n        fromName\n        isFromOther\n        isUnverified\n        isAutomatic\n        mayBeAutomatic\n        text\n        quoted\n        omitted\n        attachments {\n          id\n          name\n          contentType\n          size\n          isExecutable\n          path\n        }\n      }\n      ... on Note {\n        id\n        text\n        createdAt\n        author\n      }\n      ... on ThreadEvent {\n        id\n        kind\n        at\n        actor\n        summary\n      }\n    }\n    pageInfo {\n      hasPreviousPage\n      startCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EarlierEntries($id: UUID!, $before: String!) {\n    message(id: $id) {\n      id\n      thread(last: 100, before: $before) {\n        ...ConversationPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query EarlierEntries($id: UUID!, $before: String!) {\n    message(id: $id) {\n      id\n      thread(last: 100, before: $before) {\n        ...ConversationPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Message_desk on Message {\n    id\n    stage\n    lostReason\n    stageChangedAt\n    owner {\n      id\n      name\n    }\n    followUp {\n      day\n      note\n    }\n    value\n    source {\n      ...EnquirySource_facts\n    }\n  }\n"): (typeof documents)["\n  fragment Message_desk on Message {\n    id\n    stage\n    lostReason\n    stageChangedAt\n    owner {\n      id\n      name\n    }\n    followUp {\n      day\n      note\n    }\n    value\n    source {\n      ...EnquirySource_facts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessageDesk($id: UUID!) {\n    message(id: $id) {\n      ...Message_desk\n    }\n  }\n"): (typeof documents)["\n  query MessageDesk($id: UUID!) {\n    message(id: $id) {\n      ...Message_desk\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Colleagues($first: Int!, $after: String) {\n    colleagues(first: $first, after: $after) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Colleagues($first: Int!, $after: String) {\n    colleagues(first: $first, after: $after) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Colleague_named on Colleague {\n    id\n    name\n  }\n"): (typeof documents)["\n  fragment Colleague_named on Colleague {\n    id\n    name\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeMessage($id: UUID!) {\n    takeMessage(id: $id) {\n      id\n      owner {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeMessage($id: UUID!) {\n    takeMessage(id: $id) {\n      id\n      owner {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignMessage($id: UUID!, $ownerId: UUID) {\n    assignMessage(id: $id, ownerId: $ownerId) {\n      id\n      owner {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AssignMessage($id: UUID!, $ownerId: UUID) {\n    assignMessage(id: $id, ownerId: $ownerId) {\n      id\n      owner {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMessageStage($id: UUID!, $stage: MessageStage!, $lostReason: String) {\n    setMessageStage(id: $id, stage: $stage, lostReason: $lostReason) {\n      id\n      stage\n      lostReason\n      stageChangedAt\n    }\n  }\n"): (typeof documents)["\n  mutation SetMessageStage($id: UUID!, $stage: MessageStage!, $lostReason: String) {\n    setMessageStage(id: $id, stage: $stage, lostReason: $lostReason) {\n      id\n      stage\n      lostReason\n      stageChangedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMessageFollowUp($id: UUID!, $followUp: FollowUpInput) {\n    setMessageFollowUp(id: $id, followUp: $followUp) {\n      id\n      followUp {\n        day\n        note\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetMessageFollowUp($id: UUID!, $followUp: FollowUpInput) {\n    setMessageFollowUp(id: $id, followUp: $followUp) {\n      id\n      followUp {\n        day\n        note\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMessageValue($id: UUID!, $value: NonNegativeInt) {\n    setMessageValue(id: $id, value: $value) {\n      id\n      value\n    }\n  }\n"): (typeof documents)["\n  mutation SetMessageValue($id: UUID!, $value: NonNegativeInt) {\n    setMessageValue(id: $id, value: $value) {\n      id\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMessageSource($id: UUID!, $source: String) {\n    setMessageSource(id: $id, source: $source) {\n      id\n      source {\n        ...EnquirySource_facts\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetMessageSource($id: UUID!, $source: String) {\n    setMessageSource(id: $id, source: $source) {\n      id\n      source {\n        ...EnquirySource_facts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessageFilters {\n    messageFilters {\n      services\n    }\n  }\n"): (typeof documents)["\n  query MessageFilters {\n    messageFilters {\n      services\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Enquiry_booker on Message {\n    id\n    name\n    email\n    contactNumber\n    service\n  }\n"): (typeof documents)["\n  fragment Enquiry_booker on Message {\n    id\n    name\n    email\n    contactNumber\n    service\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Enquiry_call on Message {\n    id\n    booking {\n      id\n      startsAt\n      endsAt\n      name\n      phone\n      phoneText\n      timeZone\n      officeTimeZone\n      status\n      outcome\n      host {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Enquiry_call on Message {\n    id\n    booking {\n      id\n      startsAt\n      endsAt\n      name\n      phone\n      phoneText\n      timeZone\n      officeTimeZone\n      status\n      outcome\n      host {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Enquiry_addressed on Message {\n    id\n    name\n    service\n  }\n"): (typeof documents)["\n  fragment Enquiry_addressed on Message {\n    id\n    name\n    service\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReplyTemplates($first: Int!, $after: String, $orderBy: ReplyTemplateOrder) {\n    replyTemplates(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        name\n        text\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ReplyTemplates($first: Int!, $after: String, $orderBy: ReplyTemplateOrder) {\n    replyTemplates(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        name\n        text\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateReplyTemplate($input: ReplyTemplateInput!) {\n    createReplyTemplate(input: $input) {\n      id\n      name\n      text\n    }\n  }\n"): (typeof documents)["\n  mutation CreateReplyTemplate($input: ReplyTemplateInput!) {\n    createReplyTemplate(input: $input) {\n      id\n      name\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateReplyTemplate($id: UUID!, $input: ReplyTemplateInput!) {\n    updateReplyTemplate(id: $id, input: $input) {\n      id\n      name\n      text\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateReplyTemplate($id: UUID!, $input: ReplyTemplateInput!) {\n    updateReplyTemplate(id: $id, input: $input) {\n      id\n      name\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveReplyTemplate($id: UUID!) {\n    removeReplyTemplate(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveReplyTemplate($id: UUID!) {\n    removeReplyTemplate(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Audit_entry on AuditEntry {\n    id\n    at\n    actor {\n      userId\n      name\n    }\n    via\n    apiToken {\n      apiTokenId\n      name\n    }\n    address\n    requestId\n    action\n    summary\n    subject {\n      subjectId\n      kind\n      label\n    }\n    changes {\n      field\n      before\n      after\n    }\n  }\n"): (typeof documents)["\n  fragment Audit_entry on AuditEntry {\n    id\n    at\n    actor {\n      userId\n      name\n    }\n    via\n    apiToken {\n      apiTokenId\n      name\n    }\n    address\n    requestId\n    action\n    summary\n    subject {\n      subjectId\n      kind\n      label\n    }\n    changes {\n      field\n      before\n      after\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditEntries($first: Int!, $after: String, $filter: AuditFilterInput!, $orderBy: AuditEntryOrder) {\n    auditEntries(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {\n      nodes {\n        id\n        ...Audit_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AuditEntries($first: Int!, $after: String, $filter: AuditFilterInput!, $orderBy: AuditEntryOrder) {\n    auditEntries(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {\n      nodes {\n        id\n        ...Audit_entry\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditActors {\n    auditActors(first: 200) {\n      nodes {\n        userId\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuditActors {\n    auditActors(first: 200) {\n      nodes {\n        userId\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Imports($first: Int!, $after: String, $orderBy: ImportOrder) {\n    imports(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        fileName\n        source\n        state\n        startedBy\n        startedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Imports($first: Int!, $after: String, $orderBy: ImportOrder) {\n    imports(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        fileName\n        source\n        state\n        startedBy\n        startedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Import on Import {\n    id\n    fileName\n    source\n    state\n    isWaiting\n    size\n    received\n    total\n    done\n    fault\n    choice {\n      posts\n      pages\n      items\n      drafts\n      publishPages\n    }\n    report {\n      format\n      posts\n      pages\n      items\n      published\n      pictures\n      redirects\n      enquiries\n      reviews\n      known\n      skipped {\n        what\n        why\n      }\n      skippedCount\n      lossCount\n    }\n    undone {\n      removed {\n        posts\n        items\n        pictures\n        redirects\n        enquiries\n        reviews\n      }\n      kept {\n        posts\n        items\n        pictures\n        redirects\n        enquiries\n        reviews\n      }\n    }\n    table {\n      kind\n      isFixed\n      from\n      columns {\n        name\n        field\n        samples\n        canImport\n      }\n      fields {\n        name\n        label\n        isRequired\n      }\n      defaults {\n        field\n        value\n      }\n      dates\n      dateOrders\n      missing\n      preview {\n        row\n        values {\n          field\n          value\n        }\n        fault\n        loss\n      }\n      faultyRows {\n        row\n        values {\n          field\n          value\n        }\n        fault\n        loss\n      }\n      faultyCount\n    }\n    canStart\n    canUndo\n    canRemove\n    keptUntil\n    startedBy\n    startedAt\n    endedAt\n  }\n"): (typeof documents)["\n  fragment Import on Import {\n    id\n    fileName\n    source\n    state\n    isWaiting\n    size\n    received\n    total\n    done\n    fault\n    choice {\n      posts\n      pages\n      items\n      drafts\n      publishPages\n    }\n    report {\n      format\n      posts\n      pages\n      items\n      published\n      pictures\n      redirects\n      enquiries\n      reviews\n      known\n      skipped {\n        what\n        why\n      }\n      skippedCount\n      lossCount\n    }\n    undone {\n      removed {\n        posts\n        items\n        pictures\n        redirects\n        enquiries\n        reviews\n      }\n      kept {\n        posts\n        items\n        pictures\n        redirects\n        enquiries\n        reviews\n      }\n    }\n    table {\n      kind\n      isFixed\n      from\n      columns {\n        name\n        field\n        samples\n        canImport\n      }\n      fields {\n        name\n        label\n        isRequired\n      }\n      defaults {\n        field\n        value\n      }\n      dates\n      dateOrders\n      missing\n      preview {\n        row\n        values {\n          field\n          value\n        }\n        fault\n        loss\n      }\n      faultyRows {\n        row\n        values {\n          field\n          value\n        }\n        fault\n        loss\n      }\n      faultyCount\n    }\n    canStart\n    canUndo\n    canRemove\n    keptUntil\n    startedBy\n    startedAt\n    endedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Import($id: UUID!) {\n    import(id: $id) {\n      ...Import\n    }\n  }\n"): (typeof documents)["\n  query Import($id: UUID!) {\n    import(id: $id) {\n      ...Import\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportLines($id: UUID!, $first: Int!, $after: String, $onlyLosses: Boolean!) {\n    import(id: $id) {\n      id\n      lines(first: $first, after: $after, onlyLosses: $onlyLosses) {\n        nodes {\n          title\n          path\n          losses\n          notes\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query ImportLines($id: UUID!, $first: Int!, $after: String, $onlyLosses: Boolean!) {\n    import(id: $id) {\n      id\n      lines(first: $first, after: $after, onlyLosses: $onlyLosses) {\n        nodes {\n          title\n          path\n          losses\n          notes\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateImport($input: CreateImportInput!) {\n    createImport(input: $input) {\n      id\n      received\n    }\n  }\n"): (typeof documents)["\n  mutation CreateImport($input: CreateImportInput!) {\n    createImport(input: $input) {\n      id\n      received\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveImportMapping($id: UUID!, $input: SaveImportMappingInput!) {\n    saveImportMapping(id: $id, input: $input) {\n      ...Import\n    }\n  }\n"): (typeof documents)["\n  mutation SaveImportMapping($id: UUID!, $input: SaveImportMappingInput!) {\n    saveImportMapping(id: $id, input: $input) {\n      ...Import\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartImport($id: UUID!, $input: StartImportInput!) {\n    startImport(id: $id, input: $input) {\n      ...Import\n    }\n  }\n"): (typeof documents)["\n  mutation StartImport($id: UUID!, $input: StartImportInput!) {\n    startImport(id: $id, input: $input) {\n      ...Import\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoImport($id: UUID!) {\n    undoImport(id: $id) {\n      ...Import\n    }\n  }\n"): (typeof documents)["\n  mutation UndoImport($id: UUID!) {\n    undoImport(id: $id) {\n      ...Import\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveImport($id: UUID!) {\n    removeImport(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveImport($id: UUID!) {\n    removeImport(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Webhook_webhook on Webhook {\n    id\n    name\n    url\n    events\n    isOn\n    createdAt\n    overlapsUntil\n    failingSince\n    offReason\n    latestDelivery {\n      id\n      state\n      reason\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  fragment Webhook_webhook on Webhook {\n    id\n    name\n    url\n    events\n    isOn\n    createdAt\n    overlapsUntil\n    failingSince\n    offReason\n    latestDelivery {\n      id\n      state\n      reason\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Webhooks($first: Int!, $after: String, $orderBy: WebhookOrder) {\n    webhooks(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        ...Webhook_webhook\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Webhooks($first: Int!, $after: String, $orderBy: WebhookOrder) {\n    webhooks(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        ...Webhook_webhook\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Webhook($id: UUID!) {\n    webhook(id: $id) {\n      id\n      ...Webhook_webhook\n    }\n  }\n"): (typeof documents)["\n  query Webhook($id: UUID!) {\n    webhook(id: $id) {\n      id\n      ...Webhook_webhook\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Webhook_delivery on WebhookDelivery {\n    id\n    event\n    state\n    tries\n    status\n    reason\n    answer\n    durationMs\n    createdAt\n    triedAt\n    nextTryAt\n  }\n"): (typeof documents)["\n  fragment Webhook_delivery on WebhookDelivery {\n    id\n    event\n    state\n    tries\n    status\n    reason\n    answer\n    durationMs\n    createdAt\n    triedAt\n    nextTryAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDeliveries(\n    $id: UUID!\n    $state: WebhookDeliveryState\n    $first: Int!\n    $after: String\n    $orderBy: WebhookDeliveryOrder\n  ) {\n    webhook(id: $id) {\n      id\n      deliveries(state: $state, first: $first, after: $after, orderBy: $orderBy) {\n        nodes {\n          id\n          ...Webhook_delivery\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query WebhookDeliveries(\n    $id: UUID!\n    $state: WebhookDeliveryState\n    $first: Int!\n    $after: String\n    $orderBy: WebhookDeliveryOrder\n  ) {\n    webhook(id: $id) {\n      id\n      deliveries(state: $state, first: $first, after: $after, orderBy: $orderBy) {\n        nodes {\n          id\n          ...Webhook_delivery\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDelivery($id: UUID!) {\n    webhookDelivery(id: $id) {\n      id\n      request {\n        headers\n        body\n      }\n      response {\n        status\n        headers\n        body\n      }\n    }\n  }\n"): (typeof documents)["\n  query WebhookDelivery($id: UUID!) {\n    webhookDelivery(id: $id) {\n      id\n      request {\n        headers\n        body\n      }\n      response {\n        status\n        headers\n        body\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhook($input: WebhookInput!) {\n    createWebhook(input: $input) {\n      id\n      secret\n      webhook {\n        id\n        ...Webhook_webhook\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWebhook($input: WebhookInput!) {\n    createWebhook(input: $input) {\n      id\n      secret\n      webhook {\n        id\n        ...Webhook_webhook\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWebhook($id: UUID!, $input: WebhookInput!) {\n    updateWebhook(id: $id, input: $input) {\n      id\n      ...Webhook_webhook\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateWebhook($id: UUID!, $input: WebhookInput!) {\n    updateWebhook(id: $id, input: $input) {\n      id\n      ...Webhook_webhook\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchWebhook($id: UUID!, $isOn: Boolean!) {\n    switchWebhook(id: $id, isOn: $isOn) {\n      id\n      isOn\n      failingSince\n      offReason\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchWebhook($id: UUID!, $isOn: Boolean!) {\n    switchWebhook(id: $id, isOn: $isOn) {\n      id\n      isOn\n      failingSince\n      offReason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewWebhookSecret($id: UUID!, $isAtOnce: Boolean!) {\n    renewWebhookSecret(id: $id, isAtOnce: $isAtOnce) {\n      id\n      secret\n      webhook {\n        id\n        overlapsUntil\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenewWebhookSecret($id: UUID!, $isAtOnce: Boolean!) {\n    renewWebhookSecret(id: $id, isAtOnce: $isAtOnce) {\n      id\n      secret\n      webhook {\n        id\n        overlapsUntil\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndWebhookOverlap($id: UUID!) {\n    endWebhookOverlap(id: $id) {\n      id\n      overlapsUntil\n    }\n  }\n"): (typeof documents)["\n  mutation EndWebhookOverlap($id: UUID!) {\n    endWebhookOverlap(id: $id) {\n      id\n      overlapsUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestWebhook($id: UUID!) {\n    testWebhook(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation TestWebhook($id: UUID!) {\n    testWebhook(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveWebhook($id: UUID!) {\n    removeWebhook(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveWebhook($id: UUID!) {\n    removeWebhook(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendWebhookDelivery($id: UUID!) {\n    resendWebhookDelivery(id: $id) {\n      id\n      ...Webhook_delivery\n    }\n  }\n"): (typeof documents)["\n  mutation ResendWebhookDelivery($id: UUID!) {\n    resendWebhookDelivery(id: $id) {\n      id\n      ...Webhook_delivery\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendWebhookDeliveries($id: UUID!, $since: DateTimeISO!, $isFailedOnly: Boolean!) {\n    resendWebhookDeliveries(id: $id, since: $since, isFailedOnly: $isFailedOnly) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  mutation ResendWebhookDeliveries($id: UUID!, $since: DateTimeISO!, $isFailedOnly: Boolean!) {\n    resendWebhookDeliveries(id: $id, since: $since, isFailedOnly: $isFailedOnly) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Account_session on OwnSession {\n    id\n    createdAt\n    lastSeenAt\n    expiresAt\n    address\n    device\n    isCurrent\n  }\n"): (typeof documents)["\n  fragment Account_session on OwnSession {\n    id\n    createdAt\n    lastSeenAt\n    expiresAt\n    address\n    device\n    isCurrent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySessions($first: Int!, $after: String) {\n    mySessions(first: $first, after: $after) {\n      nodes {\n        id\n        ...Account_session\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MySessions($first: Int!, $after: String) {\n    mySessions(first: $first, after: $after) {\n      nodes {\n        id\n        ...Account_session\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: UUID!) {\n    endSession(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($id: UUID!) {\n    endSession(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAccount($input: UpdateAccountInput!) {\n    updateAccount(input: $input) {\n      user {\n        id\n        name\n        email\n        mobile\n      }\n      confirmationSentTo\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAccount($input: UpdateAccountInput!) {\n    updateAccount(input: $input) {\n      user {\n        id\n        name\n        email\n        mobile\n      }\n      confirmationSentTo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token) {\n      id\n      name\n      email\n      mobile\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmEmail($token: String!) {\n    confirmEmail(token: $token) {\n      id\n      name\n      email\n      mobile\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Account_secondStep on SecondStep {\n    id\n    authenticatorSince\n    recoveryCodesLeft\n    recoveryCodesMadeAt\n  }\n"): (typeof documents)["\n  fragment Account_secondStep on SecondStep {\n    id\n    authenticatorSince\n    recoveryCodesLeft\n    recoveryCodesMadeAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MySecondStep {\n    mySecondStep {\n      id\n      ...Account_secondStep\n    }\n  }\n"): (typeof documents)["\n  query MySecondStep {\n    mySecondStep {\n      id\n      ...Account_secondStep\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginTotp($input: ConfirmPasswordInput!) {\n    beginTotp(input: $input) {\n      id\n      secret\n      uri\n    }\n  }\n"): (typeof documents)["\n  mutation BeginTotp($input: ConfirmPasswordInput!) {\n    beginTotp(input: $input) {\n      id\n      secret\n      uri\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnableTotp($input: EnableTotpInput!) {\n    enableTotp(input: $input) {\n      id\n      ...Account_secondStep\n    }\n  }\n"): (typeof documents)["\n  mutation EnableTotp($input: EnableTotpInput!) {\n    enableTotp(input: $input) {\n      id\n      ...Account_secondStep\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableTotp($input: ConfirmPasswordInput!) {\n    disableTotp(input: $input) {\n      id\n      ...Account_secondStep\n    }\n  }\n"): (typeof documents)["\n  mutation DisableTotp($input: ConfirmPasswordInput!) {\n    disableTotp(input: $input) {\n      id\n      ...Account_secondStep\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeRecoveryCodes($input: ConfirmPasswordInput!) {\n    makeRecoveryCodes(input: $input) {\n      id\n      codes\n      secondStep {\n        id\n        ...Account_secondStep\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MakeRecoveryCodes($input: ConfirmPasswordInput!) {\n    makeRecoveryCodes(input: $input) {\n      id\n      codes\n      secondStep {\n        id\n        ...Account_secondStep\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyMailSettings {\n    myMailSettings {\n      id\n      followUps\n      weekly\n    }\n  }\n"): (typeof documents)["\n  query MyMailSettings {\n    myMailSettings {\n      id\n      followUps\n      weekly\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFollowUpMail($isOn: Boolean!) {\n    setFollowUpMail(isOn: $isOn) {\n      id\n      followUps\n    }\n  }\n"): (typeof documents)["\n  mutation SetFollowUpMail($isOn: Boolean!) {\n    setFollowUpMail(isOn: $isOn) {\n      id\n      followUps\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetWeeklyMail($isOn: Boolean!) {\n    setWeeklyMail(isOn: $isOn) {\n      id\n      weekly\n    }\n  }\n"): (typeof documents)["\n  mutation SetWeeklyMail($isOn: Boolean!) {\n    setWeeklyMail(isOn: $isOn) {\n      id\n      weekly\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Account_author on AuthorProfile {\n    id\n    slug\n    name\n    about\n    imageUrl\n    isOn\n  }\n"): (typeof documents)["\n  fragment Account_author on AuthorProfile {\n    id\n    slug\n    name\n    about\n    imageUrl\n    isOn\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyAuthorProfile {\n    myAuthorProfile {\n      id\n      ...Account_author\n    }\n  }\n"): (typeof documents)["\n  query MyAuthorProfile {\n    myAuthorProfile {\n      id\n      ...Account_author\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveAuthorProfile($input: AuthorProfileInput!) {\n    saveAuthorProfile(input: $input) {\n      id\n      ...Account_author\n    }\n  }\n"): (typeof documents)["\n  mutation SaveAuthorProfile($input: AuthorProfileInput!) {\n    saveAuthorProfile(input: $input) {\n      id\n      ...Account_author\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApiToken_token on ApiToken {\n    id\n    name\n    role\n    scopes\n    state\n    clientId\n    hint\n    formerHint\n    formerExpiresAt\n    formerLastUsedAt\n    requestsPerMinute\n    createdBy {\n      id\n      name\n    }\n    createdAt\n    expiresAt\n    lastUsedAt\n  }\n"): (typeof documents)["\n  fragment ApiToken_token on ApiToken {\n    id\n    name\n    role\n    scopes\n    state\n    clientId\n    hint\n    formerHint\n    formerExpiresAt\n    formerLastUsedAt\n    requestsPerMinute\n    createdBy {\n      id\n      name\n    }\n    createdAt\n    expiresAt\n    lastUsedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiTokens($first: Int!, $after: String, $orderBy: ApiTokenOrder) {\n    apiTokens(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        ...ApiToken_token\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ApiTokens($first: Int!, $after: String, $orderBy: ApiTokenOrder) {\n    apiTokens(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        ...ApiToken_token\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueApiToken($input: IssueApiTokenInput!) {\n    issueApiToken(input: $input) {\n      id\n      token\n      apiToken {\n        id\n        ...ApiToken_token\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation IssueApiToken($input: IssueApiTokenInput!) {\n    issueApiToken(input: $input) {\n      id\n      token\n      apiToken {\n        id\n        ...ApiToken_token\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateApiToken($id: UUID!, $input: RotateApiTokenInput!) {\n    rotateApiToken(id: $id, input: $input) {\n      id\n      token\n      apiToken {\n        id\n        ...ApiToken_token\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RotateApiToken($id: UUID!, $input: RotateApiTokenInput!) {\n    rotateApiToken(id: $id, input: $input) {\n      id\n      token\n      apiToken {\n        id\n        ...ApiToken_token\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndApiTokenOverlap($id: UUID!) {\n    endApiTokenOverlap(id: $id) {\n      id\n      ...ApiToken_token\n    }\n  }\n"): (typeof documents)["\n  mutation EndApiTokenOverlap($id: UUID!) {\n    endApiTokenOverlap(id: $id) {\n      id\n      ...ApiToken_token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LimitApiToken($id: UUID!, $input: ApiTokenLimitInput!) {\n    limitApiToken(id: $id, input: $input) {\n      id\n      ...ApiToken_token\n    }\n  }\n"): (typeof documents)["\n  mutation LimitApiToken($id: UUID!, $input: ApiTokenLimitInput!) {\n    limitApiToken(id: $id, input: $input) {\n      id\n      ...ApiToken_token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiToken($id: UUID!) {\n    revokeApiToken(id: $id) {\n      id\n      ...ApiToken_token\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeApiToken($id: UUID!) {\n    revokeApiToken(id: $id) {\n      id\n      ...ApiToken_token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Users($first: Int!, $after: String, $orderBy: UserOrder) {\n    users(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        name\n        email\n        mobile\n        role\n        isBlocked\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Users($first: Int!, $after: String, $orderBy: UserOrder) {\n    users(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        name\n        email\n        mobile\n        role\n        isBlocked\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockUser($id: UUID!, $isBlocked: Boolean!) {\n    blockUser(id: $id, isBlocked: $isBlocked) {\n      id\n      isBlocked\n    }\n  }\n"): (typeof documents)["\n  mutation BlockUser($id: UUID!, $isBlocked: Boolean!) {\n    blockUser(id: $id, isBlocked: $isBlocked) {\n      id\n      isBlocked\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveUser($id: UUID!, $heirId: UUID) {\n    removeUser(id: $id, heirId: $heirId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveUser($id: UUID!, $heirId: UUID) {\n    removeUser(id: $id, heirId: $heirId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Holdings($userId: UUID!) {\n    holdings(userId: $userId) {\n      messages\n      posts\n    }\n  }\n"): (typeof documents)["\n  query Holdings($userId: UUID!) {\n    holdings(userId: $userId) {\n      messages\n      posts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeUserRole($id: UUID!, $role: Role!) {\n    changeUserRole(id: $id, role: $role) {\n      id\n      role\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeUserRole($id: UUID!, $role: Role!) {\n    changeUserRole(id: $id, role: $role) {\n      id\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Invitations($first: Int!, $after: String) {\n    invitations(first: $first, after: $after) {\n      nodes {\n        id\n        email\n        name\n        role\n        invitedBy {\n          id\n          name\n        }\n        createdAt\n        expiresAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Invitations($first: Int!, $after: String) {\n    invitations(first: $first, after: $after) {\n      nodes {\n        id\n        email\n        name\n        role\n        invitedBy {\n          id\n          name\n        }\n        createdAt\n        expiresAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUser($input: InviteUserInput!) {\n    inviteUser(input: $input) {\n      id\n      link\n    }\n  }\n"): (typeof documents)["\n  mutation InviteUser($input: InviteUserInput!) {\n    inviteUser(input: $input) {\n      id\n      link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeInvitation($id: UUID!) {\n    revokeInvitation(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeInvitation($id: UUID!) {\n    revokeInvitation(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessagePerson($id: UUID!) {\n    message(id: $id) {\n      id\n      person {\n        id\n        email\n        name\n        messages {\n          id\n          service\n          stage\n          isSpam\n          createdAt\n        }\n        affiliates {\n          id\n          companyName\n          service\n          isSpam\n          createdAt\n        }\n        reviews {\n          id\n          companyName\n          rating\n          isPublished\n          createdAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MessagePerson($id: UUID!) {\n    message(id: $id) {\n      id\n      person {\n        id\n        email\n        name\n        messages {\n          id\n          service\n          stage\n          isSpam\n          createdAt\n        }\n        affiliates {\n          id\n          companyName\n          service\n          isSpam\n          createdAt\n        }\n        reviews {\n          id\n          companyName\n          rating\n          isPublished\n          createdAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePerson($email: String!, $name: String) {\n    renamePerson(email: $email, name: $name) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation RenamePerson($email: String!, $name: String) {\n    renamePerson(email: $email, name: $name) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonalData($input: PersonAddressesInput!) {\n    personalData(input: $input) {\n      addresses\n      otherAddresses\n      refusal\n      kinds {\n        kind\n        label\n        count\n        treatment\n        records {\n          at\n          title\n          detail\n          path\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PersonalData($input: PersonAddressesInput!) {\n    personalData(input: $input) {\n      addresses\n      otherAddresses\n      refusal\n      kinds {\n        kind\n        label\n        count\n        treatment\n        records {\n          at\n          title\n          detail\n          path\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportPersonalData($input: PersonAddressesInput!, $format: PersonalDataFormat!) {\n    exportPersonalData(input: $input, format: $format) {\n      fileName\n      contentType\n      content\n    }\n  }\n"): (typeof documents)["\n  mutation ExportPersonalData($input: PersonAddressesInput!, $format: PersonalDataFormat!) {\n    exportPersonalData(input: $input, format: $format) {\n      fileName\n      contentType\n      content\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ErasePersonalData($input: ErasePersonalDataInput!) {\n    erasePersonalData(input: $input) {\n      id\n      count\n      clearedAt\n    }\n  }\n"): (typeof documents)["\n  mutation ErasePersonalData($input: ErasePersonalDataInput!) {\n    erasePersonalData(input: $input) {\n      id\n      count\n      clearedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Erasure($id: UUID!) {\n    erasure(id: $id) {\n      id\n      count\n      clearedAt\n    }\n  }\n"): (typeof documents)["\n  query Erasure($id: UUID!) {\n    erasure(id: $id) {\n      id\n      count\n      clearedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Retention_rules on Retention {\n    rules {\n      id\n      kind\n      days\n      dueCount\n      oldest\n    }\n  }\n"): (typeof documents)["\n  fragment Retention_rules on Retention {\n    rules {\n      id\n      kind\n      days\n      dueCount\n      oldest\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Retention($input: RetentionInput) {\n    retention(input: $input) {\n      ...Retention_rules\n    }\n  }\n"): (typeof documents)["\n  query Retention($input: RetentionInput) {\n    retention(input: $input) {\n      ...Retention_rules\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveRetention($input: RetentionInput!) {\n    saveRetention(input: $input) {\n      ...Retention_rules\n    }\n  }\n"): (typeof documents)["\n  mutation SaveRetention($input: RetentionInput!) {\n    saveRetention(input: $input) {\n      ...Retention_rules\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Catalogue_catalogue on ServiceCatalogue {\n    id\n    updatedAt\n    choiceOrder\n    otherChoice\n    services {\n      id\n      title\n      anchor\n      choice\n      cardTitle\n      cardText\n      isOnHome\n      isRemoved\n      text\n      points\n      picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Catalogue_catalogue on ServiceCatalogue {\n    id\n    updatedAt\n    choiceOrder\n    otherChoice\n    services {\n      id\n      title\n      anchor\n      choice\n      cardTitle\n      cardText\n      isOnHome\n      isRemoved\n      text\n      points\n      picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ServiceCatalogue {\n    serviceCatalogue {\n      ...Catalogue_catalogue\n    }\n  }\n"): (typeof documents)["\n  query ServiceCatalogue {\n    serviceCatalogue {\n      ...Catalogue_catalogue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CatalogueTime {\n    serviceCatalogue {\n      id\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query CatalogueTime {\n    serviceCatalogue {\n      id\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveServiceCatalogue($input: ServiceCatalogueInput!, $ifUpdatedAt: DateTimeISO) {\n    saveServiceCatalogue(input: $input, ifUpdatedAt: $ifUpdatedAt) {\n      ...Catalogue_catalogue\n    }\n  }\n"): (typeof documents)["\n  mutation SaveServiceCatalogue($input: ServiceCatalogueInput!, $ifUpdatedAt: DateTimeISO) {\n    saveServiceCatalogue(input: $input, ifUpdatedAt: $ifUpdatedAt) {\n      ...Catalogue_catalogue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SiteFields on Site {\n    id\n    name\n    tagline\n    description\n    email\n    phone\n    whatsapp\n    address\n    city\n    colours {\n      signal\n      depth\n      paper\n    }\n    typefaces\n    timeZone\n    language\n    furtherLanguages\n    translations {\n      language\n      tagline\n      description\n    }\n    openingHours {\n      days\n      opens\n      closes\n    }\n    reviewReminderDays\n    offersThemes\n    takesBookings\n    isLaunched\n    openingText\n    hasSampleBookings\n    booking {\n      minutes\n      gapMinutes\n      noticeHours\n      horizonDays\n      offersHosts\n      openCallsPerMailbox\n      openCallsPerNetwork\n    }\n    logo {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n    darkLogo {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n    sharedPicture {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n    icon {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n  }\n"): (typeof documents)["\n  fragment SiteFields on Site {\n    id\n    name\n    tagline\n    description\n    email\n    phone\n    whatsapp\n    address\n    city\n    colours {\n      signal\n      depth\n      paper\n    }\n    typefaces\n    timeZone\n    language\n    furtherLanguages\n    translations {\n      language\n      tagline\n      description\n    }\n    openingHours {\n      days\n      opens\n      closes\n    }\n    reviewReminderDays\n    offersThemes\n    takesBookings\n    isLaunched\n    openingText\n    hasSampleBookings\n    booking {\n      minutes\n      gapMinutes\n      noticeHours\n      horizonDays\n      offersHosts\n      openCallsPerMailbox\n      openCallsPerNetwork\n    }\n    logo {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n    darkLogo {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n    sharedPicture {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n    icon {\n      id\n      vectorUrl\n      url\n      width\n      height\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Site {\n    site {\n      ...SiteFields\n      original {\n        ...SiteFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query Site {\n    site {\n      ...SiteFields\n      original {\n        ...SiteFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSite($input: SiteInput!) {\n    saveSite(input: $input) {\n      ...SiteFields\n      original {\n        ...SiteFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSite($input: SiteInput!) {\n    saveSite(input: $input) {\n      ...SiteFields\n      original {\n        ...SiteFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SiteTagsFields on Site {\n    id\n    tags {\n      googleAnalytics\n      tagManager\n      metaPixel\n      linkedIn\n      linkedInEnquiry\n      linkedInApplication\n      linkedInBooking\n    }\n  }\n"): (typeof documents)["\n  fragment SiteTagsFields on Site {\n    id\n    tags {\n      googleAnalytics\n      tagManager\n      metaPixel\n      linkedIn\n      linkedInEnquiry\n      linkedInApplication\n      linkedInBooking\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteTags {\n    site {\n      ...SiteTagsFields\n    }\n  }\n"): (typeof documents)["\n  query SiteTags {\n    site {\n      ...SiteTagsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSiteTags($input: SiteInput!) {\n    saveSite(input: $input) {\n      ...SiteTagsFields\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSiteTags($input: SiteInput!) {\n    saveSite(input: $input) {\n      ...SiteTagsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SiteAppsFields on Site {\n    id\n    allowsApps\n  }\n"): (typeof documents)["\n  fragment SiteAppsFields on Site {\n    id\n    allowsApps\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteApps {\n    site {\n      ...SiteAppsFields\n    }\n  }\n"): (typeof documents)["\n  query SiteApps {\n    site {\n      ...SiteAppsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AllowApps($isAllowed: Boolean!) {\n    allowApps(isAllowed: $isAllowed) {\n      ...SiteAppsFields\n    }\n  }\n"): (typeof documents)["\n  mutation AllowApps($isAllowed: Boolean!) {\n    allowApps(isAllowed: $isAllowed) {\n      ...SiteAppsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LaunchSite($isLaunched: Boolean!) {\n    launchSite(isLaunched: $isLaunched) {\n      ...SiteFields\n    }\n  }\n"): (typeof documents)["\n  mutation LaunchSite($isLaunched: Boolean!) {\n    launchSite(isLaunched: $isLaunched) {\n      ...SiteFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveOpeningText($input: OpeningTextInput!) {\n    saveOpeningText(input: $input) {\n      ...SiteFields\n    }\n  }\n"): (typeof documents)["\n  mutation SaveOpeningText($input: OpeningTextInput!) {\n    saveOpeningText(input: $input) {\n      ...SiteFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SampleContentFields on SampleContent {\n    count\n    groups {\n      kind\n      names\n      kept {\n        name\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SampleContentFields on SampleContent {\n    count\n    groups {\n      kind\n      names\n      kept {\n        name\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SampleContent {\n    sampleContent {\n      ...SampleContentFields\n    }\n  }\n"): (typeof documents)["\n  query SampleContent {\n    sampleContent {\n      ...SampleContentFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSampleContent {\n    removeSampleContent {\n      ...SampleContentFields\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSampleContent {\n    removeSampleContent {\n      ...SampleContentFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BackupFields on Backup {\n    id\n    day\n    startedAt\n    endedAt\n    bytes\n    isCopied\n    failure\n  }\n"): (typeof documents)["\n  fragment BackupFields on Backup {\n    id\n    day\n    startedAt\n    endedAt\n    bytes\n    isCopied\n    failure\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Backups {\n    backups {\n      time\n      keep\n      isCopied\n      latest {\n        ...BackupFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query Backups {\n    backups {\n      time\n      keep\n      isCopied\n      latest {\n        ...BackupFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FirstStepsFields on FirstSteps {\n    id\n    steps {\n      name\n      isDone\n    }\n    isOver\n    smtpServer\n    imapServer\n  }\n"): (typeof documents)["\n  fragment FirstStepsFields on FirstSteps {\n    id\n    steps {\n      name\n      isDone\n    }\n    isOver\n    smtpServer\n    imapServer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstSteps {\n    firstSteps {\n      ...FirstStepsFields\n    }\n  }\n"): (typeof documents)["\n  query FirstSteps {\n    firstSteps {\n      ...FirstStepsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkFirstStep($step: FirstStepName!, $isDone: Boolean!) {\n    markFirstStep(step: $step, isDone: $isDone) {\n      ...FirstStepsFields\n    }\n  }\n"): (typeof documents)["\n  mutation MarkFirstStep($step: FirstStepName!, $isDone: Boolean!) {\n    markFirstStep(step: $step, isDone: $isDone) {\n      ...FirstStepsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndFirstSteps($isOver: Boolean!) {\n    endFirstSteps(isOver: $isOver) {\n      ...FirstStepsFields\n    }\n  }\n"): (typeof documents)["\n  mutation EndFirstSteps($isOver: Boolean!) {\n    endFirstSteps(isOver: $isOver) {\n      ...FirstStepsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestMail {\n    sendTestMail {\n      isOk\n      text\n    }\n  }\n"): (typeof documents)["\n  mutation SendTestMail {\n    sendTestMail {\n      isOk\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadMailboxNow {\n    readMailboxNow {\n      isOk\n      text\n    }\n  }\n"): (typeof documents)["\n  mutation ReadMailboxNow {\n    readMailboxNow {\n      isOk\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Navigation_navigation on SiteNavigation {\n    id\n    updatedAt\n    hasBlog\n    hasAffiliateProgramme\n    main {\n      label\n      to\n    }\n    footer {\n      label\n      to\n    }\n    networks {\n      icon\n      label\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment Navigation_navigation on SiteNavigation {\n    id\n    updatedAt\n    hasBlog\n    hasAffiliateProgramme\n    main {\n      label\n      to\n    }\n    footer {\n      label\n      to\n    }\n    networks {\n      icon\n      label\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteNavigation {\n    siteNavigation {\n      ...Navigation_navigation\n    }\n  }\n"): (typeof documents)["\n  query SiteNavigation {\n    siteNavigation {\n      ...Navigation_navigation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NavigationTime {\n    siteNavigation {\n      id\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query NavigationTime {\n    siteNavigation {\n      id\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSiteNavigation($input: SiteNavigationInput!, $ifUpdatedAt: DateTimeISO) {\n    saveSiteNavigation(input: $input, ifUpdatedAt: $ifUpdatedAt) {\n      ...Navigation_navigation\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSiteNavigation($input: SiteNavigationInput!, $ifUpdatedAt: DateTimeISO) {\n    saveSiteNavigation(input: $input, ifUpdatedAt: $ifUpdatedAt) {\n      ...Navigation_navigation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Redirects($first: Int!, $after: String, $orderBy: RedirectOrder) {\n    redirects(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        from\n        to\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Redirects($first: Int!, $after: String, $orderBy: RedirectOrder) {\n    redirects(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        from\n        to\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MissedPaths($first: Int!, $after: String, $orderBy: MissedPathOrder) {\n    missedPaths(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        path\n        count\n        lastAt\n        lastReferrer\n        isProbe\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MissedPaths($first: Int!, $after: String, $orderBy: MissedPathOrder) {\n    missedPaths(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        path\n        count\n        lastAt\n        lastReferrer\n        isProbe\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IndexNow_state on IndexNow {\n    id\n    isOn\n    proofUrl\n    waiting\n    triedAt\n    fault\n  }\n"): (typeof documents)["\n  fragment IndexNow_state on IndexNow {\n    id\n    isOn\n    proofUrl\n    waiting\n    triedAt\n    fault\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IndexNow {\n    indexNow {\n      id\n      ...IndexNow_state\n    }\n  }\n"): (typeof documents)["\n  query IndexNow {\n    indexNow {\n      id\n      ...IndexNow_state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateRedirect($input: RedirectInput!) {\n    createRedirect(input: $input) {\n      id\n      from\n      to\n    }\n  }\n"): (typeof documents)["\n  mutation CreateRedirect($input: RedirectInput!) {\n    createRedirect(input: $input) {\n      id\n      from\n      to\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateRedirect($id: UUID!, $input: RedirectInput!) {\n    updateRedirect(id: $id, input: $input) {\n      id\n      from\n      to\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateRedirect($id: UUID!, $input: RedirectInput!) {\n    updateRedirect(id: $id, input: $input) {\n      id\n      from\n      to\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveRedirect($id: UUID!) {\n    removeRedirect(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveRedirect($id: UUID!) {\n    removeRedirect(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgetMissedPath($id: UUID!) {\n    forgetMissedPath(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ForgetMissedPath($id: UUID!) {\n    forgetMissedPath(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgetMissedPaths {\n    forgetMissedPaths\n  }\n"): (typeof documents)["\n  mutation ForgetMissedPaths {\n    forgetMissedPaths\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetIndexNow($isOn: Boolean!) {\n    setIndexNow(isOn: $isOn) {\n      id\n      ...IndexNow_state\n    }\n  }\n"): (typeof documents)["\n  mutation SetIndexNow($isOn: Boolean!) {\n    setIndexNow(isOn: $isOn) {\n      id\n      ...IndexNow_state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EnquirySource_facts on EnquirySource {\n    name\n    found\n    medium\n    campaign\n    referrer\n    firstPage\n    sentFrom\n    affiliate {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment EnquirySource_facts on EnquirySource {\n    name\n    found\n    medium\n    campaign\n    referrer\n    firstPage\n    sentFrom\n    affiliate {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AffiliateTable_affiliate on Affiliate {\n    id\n    name\n    companyName\n    email\n    phone\n    phoneText\n    service\n    isSpam\n    createdAt\n    source {\n      ...EnquirySource_facts\n    }\n    ...DecisionButtons_affiliate\n  }\n"): (typeof documents)["\n  fragment AffiliateTable_affiliate on Affiliate {\n    id\n    name\n    companyName\n    email\n    phone\n    phoneText\n    service\n    isSpam\n    createdAt\n    source {\n      ...EnquirySource_facts\n    }\n    ...DecisionButtons_affiliate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DecisionButtons_affiliate on Affiliate {\n    id\n    name\n    email\n    state\n    decidedAt\n    reason\n    referralLink\n    hasPage\n    figures {\n      visits\n      enquiries\n      won\n      wonValue\n    }\n  }\n"): (typeof documents)["\n  fragment DecisionButtons_affiliate on Affiliate {\n    id\n    name\n    email\n    state\n    decidedAt\n    reason\n    referralLink\n    hasPage\n    figures {\n      visits\n      enquiries\n      won\n      wonValue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManageAffiliates(\n    $folder: Folder!\n    $first: Int!\n    $after: String\n    $search: String\n    $source: String\n    $state: AffiliateState\n    $orderBy: AffiliateOrder\n  ) {\n    affiliates(\n      folder: $folder\n      first: $first\n      after: $after\n      search: $search\n      source: $source\n      state: $state\n      orderBy: $orderBy\n    ) {\n      nodes {\n        ...AffiliateTable_affiliate\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n    overview {\n      spamApplications\n    }\n  }\n"): (typeof documents)["\n  query ManageAffiliates(\n    $folder: Folder!\n    $first: Int!\n    $after: String\n    $search: String\n    $source: String\n    $state: AffiliateState\n    $orderBy: AffiliateOrder\n  ) {\n    affiliates(\n      folder: $folder\n      first: $first\n      after: $after\n      search: $search\n      source: $source\n      state: $state\n      orderBy: $orderBy\n    ) {\n      nodes {\n        ...AffiliateTable_affiliate\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n    overview {\n      spamApplications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAffiliateSpam($id: UUID!, $isSpam: Boolean!) {\n    markAffiliateSpam(id: $id, isSpam: $isSpam) {\n      id\n      isSpam\n    }\n  }\n"): (typeof documents)["\n  mutation MarkAffiliateSpam($id: UUID!, $isSpam: Boolean!) {\n    markAffiliateSpam(id: $id, isSpam: $isSpam) {\n      id\n      isSpam\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetAffiliateSource($id: UUID!, $source: String) {\n    setAffiliateSource(id: $id, source: $source) {\n      id\n      source {\n        ...EnquirySource_facts\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetAffiliateSource($id: UUID!, $source: String) {\n    setAffiliateSource(id: $id, source: $source) {\n      id\n      source {\n        ...EnquirySource_facts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAffiliate($id: UUID!) {\n    removeAffiliate(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveAffiliate($id: UUID!) {\n    removeAffiliate(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptAffiliate($id: UUID!, $ifState: AffiliateState!) {\n    acceptAffiliate(id: $id, ifState: $ifState) {\n      ...DecisionButtons_affiliate\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptAffiliate($id: UUID!, $ifState: AffiliateState!) {\n    acceptAffiliate(id: $id, ifState: $ifState) {\n      ...DecisionButtons_affiliate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineAffiliate($id: UUID!, $reason: String!, $ifState: AffiliateState!) {\n    declineAffiliate(id: $id, reason: $reason, ifState: $ifState) {\n      ...DecisionButtons_affiliate\n    }\n  }\n"): (typeof documents)["\n  mutation DeclineAffiliate($id: UUID!, $reason: String!, $ifState: AffiliateState!) {\n    declineAffiliate(id: $id, reason: $reason, ifState: $ifState) {\n      ...DecisionButtons_affiliate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewAffiliatePage($id: UUID!) {\n    renewAffiliatePage(id: $id) {\n      id\n      link\n    }\n  }\n"): (typeof documents)["\n  mutation RenewAffiliatePage($id: UUID!) {\n    renewAffiliatePage(id: $id) {\n      id\n      link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAffiliatePage($id: UUID!) {\n    revokeAffiliatePage(id: $id) {\n      id\n      hasPage\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeAffiliatePage($id: UUID!) {\n    revokeAffiliatePage(id: $id) {\n      id\n      hasPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageTable_message on Message {\n    id\n    name\n    email\n    service\n    message\n    isRead\n    isSpam\n    createdAt\n    lastActivityAt\n    answeredAt\n    answeredBy\n    stage\n    lostReason\n    value\n    lastAnswerAt\n    owner {\n      id\n      name\n    }\n    followUp {\n      day\n      note\n    }\n    replies {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment MessageTable_message on Message {\n    id\n    name\n    email\n    service\n    message\n    isRead\n    isSpam\n    createdAt\n    lastActivityAt\n    answeredAt\n    answeredBy\n    stage\n    lostReason\n    value\n    lastAnswerAt\n    owner {\n      id\n      name\n    }\n    followUp {\n      day\n      note\n    }\n    replies {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Messages(\n    $folder: Folder!\n    $first: Int!\n    $after: String\n    $search: String\n    $isRead: Boolean\n    $filter: MessageFilterInput! = {}\n    $orderBy: MessageOrder\n  ) {\n    messages(\n      folder: $folder\n      first: $first\n      after: $after\n      search: $search\n      isRead: $isRead\n      filter: $filter\n      orderBy: $orderBy\n    ) {\n      nodes {\n        ...MessageTable_message\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n    overview {\n      spamMessages\n    }\n  }\n"): (typeof documents)["\n  query Messages(\n    $folder: Folder!\n    $first: Int!\n    $after: String\n    $search: String\n    $isRead: Boolean\n    $filter: MessageFilterInput! = {}\n    $orderBy: MessageOrder\n  ) {\n    messages(\n      folder: $folder\n      first: $first\n      after: $after\n      search: $search\n      isRead: $isRead\n      filter: $filter\n      orderBy: $orderBy\n    ) {\n      nodes {\n        ...MessageTable_message\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n    overview {\n      spamMessages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Message($id: UUID!) {\n    message(id: $id) {\n      id\n      email\n      contactNumber\n      contactNumberText\n      mayBeAutomatic\n      ...MessageTable_message\n      ...Message_desk\n      reviewLink {\n        id\n        state\n        createdAt\n        mailedAt\n        usedAt\n        reminders\n        remindedAt\n      }\n      ...Enquiry_call\n      latestId\n      thread(last: 100) {\n        ...ConversationPage\n      }\n      draft {\n        text\n      }\n      presence {\n        ...Presence_people\n      }\n    }\n  }\n"): (typeof documents)["\n  query Message($id: UUID!) {\n    message(id: $id) {\n      id\n      email\n      contactNumber\n      contactNumberText\n      mayBeAutomatic\n      ...MessageTable_message\n      ...Message_desk\n      reviewLink {\n        id\n        state\n        createdAt\n        mailedAt\n        usedAt\n        reminders\n        remindedAt\n      }\n      ...Enquiry_call\n      latestId\n      thread(last: 100) {\n        ...ConversationPage\n      }\n      draft {\n        text\n      }\n      presence {\n        ...Presence_people\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Message_readState on Message {\n    id\n    isRead\n  }\n"): (typeof documents)["\n  fragment Message_readState on Message {\n    id\n    isRead\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkMessageRead($id: UUID!, $isRead: Boolean!) {\n    markMessageRead(id: $id, isRead: $isRead) {\n      id\n      isRead\n    }\n  }\n"): (typeof documents)["\n  mutation MarkMessageRead($id: UUID!, $isRead: Boolean!) {\n    markMessageRead(id: $id, isRead: $isRead) {\n      id\n      isRead\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkMessageSpam($id: UUID!, $isSpam: Boolean!) {\n    markMessageSpam(id: $id, isSpam: $isSpam) {\n      id\n      isRead\n      isSpam\n    }\n  }\n"): (typeof documents)["\n  mutation MarkMessageSpam($id: UUID!, $isSpam: Boolean!) {\n    markMessageSpam(id: $id, isSpam: $isSpam) {\n      id\n      isRead\n      isSpam\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotAutomatic($id: UUID!) {\n    markNotAutomatic(id: $id) {\n      id\n      mayBeAutomatic\n    }\n  }\n"): (typeof documents)["\n  mutation MarkNotAutomatic($id: UUID!) {\n    markNotAutomatic(id: $id) {\n      id\n      mayBeAutomatic\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkPresence($id: UUID!, $isOpen: Boolean!, $isWriting: Boolean!) {\n    markPresence(id: $id, isOpen: $isOpen, isWriting: $isWriting) {\n      ...Presence_people\n    }\n  }\n"): (typeof documents)["\n  mutation MarkPresence($id: UUID!, $isOpen: Boolean!, $isWriting: Boolean!) {\n    markPresence(id: $id, isOpen: $isOpen, isWriting: $isWriting) {\n      ...Presence_people\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Presence_people on MessagePresence {\n    id\n    people {\n      userId\n      name\n      isWriting\n    }\n  }\n"): (typeof documents)["\n  fragment Presence_people on MessagePresence {\n    id\n    people {\n      userId\n      name\n      isWriting\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveMessage($id: UUID!) {\n    removeMessage(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveMessage($id: UUID!) {\n    removeMessage(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Overview_counts on Overview {\n    unreadMessages\n    dueFollowUps\n    draftPosts\n    draftItems\n    reviewsToCheck\n    newApplications\n    messagesPerWeek {\n      monday\n      count\n    }\n    spamMessages\n    spamApplications\n  }\n"): (typeof documents)["\n  fragment Overview_counts on Overview {\n    unreadMessages\n    dueFollowUps\n    draftPosts\n    draftItems\n    reviewsToCheck\n    newApplications\n    messagesPerWeek {\n      monday\n      count\n    }\n    spamMessages\n    spamApplications\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Overview {\n    overview {\n      ...Overview_counts\n    }\n  }\n"): (typeof documents)["\n  query Overview {\n    overview {\n      ...Overview_counts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfficeNotices {\n    officeNotices {\n      notices {\n        kind\n        text\n        path\n      }\n    }\n  }\n"): (typeof documents)["\n  query OfficeNotices {\n    officeNotices {\n      notices {\n        kind\n        text\n        path\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Pipeline {\n    pipeline {\n      stages {\n        stage\n        count\n        value\n      }\n      medianFirstReply\n      medianFirstReplyBefore\n      wonPerMonth {\n        month\n        count\n        value\n      }\n    }\n  }\n"): (typeof documents)["\n  query Pipeline {\n    pipeline {\n      stages {\n        stage\n        count\n        value\n      }\n      medianFirstReply\n      medianFirstReplyBefore\n      wonPerMonth {\n        month\n        count\n        value\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewCards_review on Review {\n    id\n    name\n    companyName\n    position\n    clientFeedback\n    rating\n    isPublished\n    createdAt\n    consent {\n      words\n      givenAt\n    }\n    withdrawnAt\n    tie {\n      itemId\n      itemTitle\n      service\n    }\n  }\n"): (typeof documents)["\n  fragment ReviewCards_review on Review {\n    id\n    name\n    companyName\n    position\n    clientFeedback\n    rating\n    isPublished\n    createdAt\n    consent {\n      words\n      givenAt\n    }\n    withdrawnAt\n    tie {\n      itemId\n      itemTitle\n      service\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManageReviews($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ReviewOrder) {\n    allReviews(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        ...ReviewCards_review\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ManageReviews($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ReviewOrder) {\n    allReviews(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        ...ReviewCards_review\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishReview($id: UUID!, $isPublished: Boolean!) {\n    publishReview(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n    }\n  }\n"): (typeof documents)["\n  mutation PublishReview($id: UUID!, $isPublished: Boolean!) {\n    publishReview(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveReview($id: UUID!) {\n    removeReview(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveReview($id: UUID!) {\n    removeReview(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewLink_link on ReviewLink {\n    id\n    email\n    state\n    createdAt\n    expiresAt\n    usedAt\n    messageId\n    mailedAt\n    reminders\n    remindedAt\n    optedOutAt\n  }\n"): (typeof documents)["\n  fragment ReviewLink_link on ReviewLink {\n    id\n    email\n    state\n    createdAt\n    expiresAt\n    usedAt\n    messageId\n    mailedAt\n    reminders\n    remindedAt\n    optedOutAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AskedMessage($id: UUID!) {\n    message(id: $id) {\n      id\n      name\n      email\n      service\n    }\n  }\n"): (typeof documents)["\n  query AskedMessage($id: UUID!) {\n    message(id: $id) {\n      id\n      name\n      email\n      service\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewLinks($first: Int!, $after: String, $orderBy: ReviewLinkOrder) {\n    reviewLinks(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        ...ReviewLink_link\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ReviewLinks($first: Int!, $after: String, $orderBy: ReviewLinkOrder) {\n    reviewLinks(first: $first, after: $after, orderBy: $orderBy) {\n      nodes {\n        id\n        ...ReviewLink_link\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueReviewLink($input: IssueReviewLinkInput!) {\n    issueReviewLink(input: $input) {\n      id\n      link\n      reviewLink {\n        id\n        ...ReviewLink_link\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation IssueReviewLink($input: IssueReviewLinkInput!) {\n    issueReviewLink(input: $input) {\n      id\n      link\n      reviewLink {\n        id\n        ...ReviewLink_link\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeReviewLink($id: UUID!) {\n    revokeReviewLink(id: $id) {\n      id\n      ...ReviewLink_link\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeReviewLink($id: UUID!) {\n    revokeReviewLink(id: $id) {\n      id\n      ...ReviewLink_link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TieChoices($search: String) {\n    allPortfolioItems(first: 30, search: $search) {\n      nodes {\n        id\n        title\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query TieChoices($search: String) {\n    allPortfolioItems(first: 30, search: $search) {\n      nodes {\n        id\n        title\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TieReview($id: UUID!, $itemId: UUID, $service: ServiceId) {\n    tieReview(id: $id, itemId: $itemId, service: $service) {\n      id\n      tie {\n        itemId\n        itemTitle\n        service\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TieReview($id: UUID!, $itemId: UUID, $service: ServiceId) {\n    tieReview(id: $id, itemId: $itemId, service: $service) {\n      id\n      tie {\n        itemId\n        itemTitle\n        service\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedViews($list: ViewedList!, $first: Int!) {\n    savedViews(list: $list, first: $first) {\n      nodes {\n        id\n        name\n        query\n      }\n    }\n  }\n"): (typeof documents)["\n  query SavedViews($list: ViewedList!, $first: Int!) {\n    savedViews(list: $list, first: $first) {\n      nodes {\n        id\n        name\n        query\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveView($input: SavedViewInput!) {\n    saveView(input: $input) {\n      id\n      name\n      query\n    }\n  }\n"): (typeof documents)["\n  mutation SaveView($input: SavedViewInput!) {\n    saveView(input: $input) {\n      id\n      name\n      query\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveView($id: UUID!) {\n    removeView(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveView($id: UUID!) {\n    removeView(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Arrived {\n    arrived(content: true, presence: true) {\n      kind\n      message {\n        id\n        name\n        ...MessageTable_message\n      }\n      review {\n        id\n        name\n        ...ReviewCards_review\n      }\n      affiliate {\n        id\n        name\n        ...AffiliateTable_affiliate\n      }\n      presence {\n        ...Presence_people\n      }\n      editing {\n        ...Editing_people\n      }\n      overview {\n        ...Overview_counts\n        unreadMessages\n        totalMessages\n        totalReviews\n        totalApplications\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription Arrived {\n    arrived(content: true, presence: true) {\n      kind\n      message {\n        id\n        name\n        ...MessageTable_message\n      }\n      review {\n        id\n        name\n        ...ReviewCards_review\n      }\n      affiliate {\n        id\n        name\n        ...AffiliateTable_affiliate\n      }\n      presence {\n        ...Presence_people\n      }\n      editing {\n        ...Editing_people\n      }\n      overview {\n        ...Overview_counts\n        unreadMessages\n        totalMessages\n        totalReviews\n        totalApplications\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Waiting {\n    overview {\n      unreadMessages\n      dueFollowUps\n      newApplications\n      reviewsToCheck\n      draftPosts\n      draftItems\n    }\n  }\n"): (typeof documents)["\n  query Waiting {\n    overview {\n      unreadMessages\n      dueFollowUps\n      newApplications\n      reviewsToCheck\n      draftPosts\n      draftItems\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($text: String!) {\n    search(text: $text) {\n      results {\n        kind\n        id\n        title\n        context\n        slug\n      }\n    }\n  }\n"): (typeof documents)["\n  query Search($text: String!) {\n    search(text: $text) {\n      results {\n        kind\n        id\n        title\n        context\n        slug\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NextEnquiries {\n    messages(first: 5, filter: { isOwned: false, stages: [NEW, IN_CONTACT, PROPOSAL] }) {\n      nodes {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query NextEnquiries {\n    messages(first: 5, filter: { isOwned: false, stages: [NEW, IN_CONTACT, PROPOSAL] }) {\n      nodes {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeNextEnquiry($id: UUID!) {\n    takeMessage(id: $id) {\n      id\n      owner {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeNextEnquiry($id: UUID!) {\n    takeMessage(id: $id) {\n      id\n      owner {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      message\n      resendIn\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      message\n      resendIn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyCode($input: VerifyCodeInput!) {\n    verifyCode(input: $input) {\n      token\n      expiresAt\n      user {\n        id\n        name\n        email\n        mobile\n        role\n        isBlocked\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyCode($input: VerifyCodeInput!) {\n    verifyCode(input: $input) {\n      token\n      expiresAt\n      user {\n        id\n        name\n        email\n        mobile\n        role\n        isBlocked\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendCode($input: ResendCodeInput!) {\n    resendCode(input: $input) {\n      message\n      resendIn\n    }\n  }\n"): (typeof documents)["\n  mutation ResendCode($input: ResendCodeInput!) {\n    resendCode(input: $input) {\n      message\n      resendIn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      id\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input)\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PasswordResetOpen($token: String!) {\n    passwordResetOpen(token: $token)\n  }\n"): (typeof documents)["\n  query PasswordResetOpen($token: String!) {\n    passwordResetOpen(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $input: ResetPasswordInput!) {\n    resetPassword(token: $token, input: $input)\n  }\n"): (typeof documents)["\n  mutation ResetPassword($token: String!, $input: ResetPasswordInput!) {\n    resetPassword(token: $token, input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Picture_image on Picture {\n    width\n    height\n    focalPoint {\n      x\n      y\n    }\n    sources {\n      type\n      srcSet\n    }\n  }\n"): (typeof documents)["\n  fragment Picture_image on Picture {\n    width\n    height\n    focalPoint {\n      x\n      y\n    }\n    sources {\n      type\n      srcSet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClientReviews_review on Review {\n    id\n    name\n    companyName\n    position\n    clientFeedback\n    rating\n  }\n"): (typeof documents)["\n  fragment ClientReviews_review on Review {\n    id\n    name\n    companyName\n    position\n    clientFeedback\n    rating\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Apply($input: ApplyInput!, $form: FormFactsInput) {\n    apply(input: $input, form: $form) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation Apply($input: ApplyInput!, $form: FormFactsInput) {\n    apply(input: $input, form: $form) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AffiliatePage($token: String!) {\n    affiliatePage(token: $token) {\n      id\n      name\n      referralLink\n      figures {\n        visits\n        enquiries\n        won\n        wonValue\n      }\n      months {\n        month\n        figures {\n          visits\n          enquiries\n          won\n          wonValue\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AffiliatePage($token: String!) {\n    affiliatePage(token: $token) {\n      id\n      name\n      referralLink\n      figures {\n        visits\n        enquiries\n        won\n        wonValue\n      }\n      months {\n        month\n        figures {\n          visits\n          enquiries\n          won\n          wonValue\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Author($slug: String!) {\n    author(slug: $slug) {\n      id\n      slug\n      name\n      about\n      imageUrl\n      image {\n        ...Picture_image\n      }\n    }\n  }\n"): (typeof documents)["\n  query Author($slug: String!) {\n    author(slug: $slug) {\n      id\n      slug\n      name\n      about\n      imageUrl\n      image {\n        ...Picture_image\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuthorPosts($first: Int!, $after: String, $author: String!) {\n    blogPosts(first: $first, after: $after, author: $author) {\n      nodes {\n        id\n        tags\n        sharedTags\n        ...BlogCard_post\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AuthorPosts($first: Int!, $after: String, $author: String!) {\n    blogPosts(first: $first, after: $after, author: $author) {\n      nodes {\n        id\n        tags\n        sharedTags\n        ...BlogCard_post\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManageBlogs($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {\n    allBlogPosts(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        id\n        slug\n        title\n        isPublished\n        publishAt\n        takeBackAt\n        createdAt\n        pendingChanges {\n          userId\n          name\n        }\n        recentFigures {\n          views\n          enquiries\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ManageBlogs($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {\n    allBlogPosts(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        id\n        slug\n        title\n        isPublished\n        publishAt\n        takeBackAt\n        createdAt\n        pendingChanges {\n          userId\n          name\n        }\n        recentFigures {\n          views\n          enquiries\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditBlogPost($slug: String!) {\n    item: blogPost(slug: $slug) {\n      id\n      slug\n      title\n      excerpt\n      body\n      author\n      tags\n      imageUrl\n      altText\n      metaTitle\n      metaDescription\n      language\n      translations {\n        contentId\n        language\n        title\n        isPublished\n      }\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query EditBlogPost($slug: String!) {\n    item: blogPost(slug: $slug) {\n      id\n      slug\n      title\n      excerpt\n      body\n      author\n      tags\n      imageUrl\n      altText\n      metaTitle\n      metaDescription\n      language\n      translations {\n        contentId\n        language\n        title\n        isPublished\n      }\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBlogPost($input: BlogPostInput!, $draftId: UUID) {\n    item: createBlogPost(input: $input, draftId: $draftId) {\n      id\n      slug\n    }\n  }\n"): (typeof documents)["\n  mutation CreateBlogPost($input: BlogPostInput!, $draftId: UUID) {\n    item: createBlogPost(input: $input, draftId: $draftId) {\n      id\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateBlogPost($id: UUID!, $input: BlogPostInput!, $ifUpdatedAt: DateTimeISO, $draftId: UUID) {\n    item: updateBlogPost(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {\n      id\n      slug\n      title\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateBlogPost($id: UUID!, $input: BlogPostInput!, $ifUpdatedAt: DateTimeISO, $draftId: UUID) {\n    item: updateBlogPost(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {\n      id\n      slug\n      title\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishBlogPost($id: UUID!, $isPublished: Boolean!) {\n    item: publishBlogPost(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n    }\n  }\n"): (typeof documents)["\n  mutation PublishBlogPost($id: UUID!, $isPublished: Boolean!) {\n    item: publishBlogPost(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveBlogPost($id: UUID!) {\n    item: removeBlogPost(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveBlogPost($id: UUID!) {\n    item: removeBlogPost(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlogPostPlan($slug: String!) {\n    item: blogPost(slug: $slug) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      pendingChanges {\n        userId\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query BlogPostPlan($slug: String!) {\n    item: blogPost(slug: $slug) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      pendingChanges {\n        userId\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BlogPost_plan on BlogPost {\n    publishAt\n    takeBackAt\n  }\n"): (typeof documents)["\n  fragment BlogPost_plan on BlogPost {\n    publishAt\n    takeBackAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TranslatedPosts($search: String) {\n    choices: allBlogPosts(first: 50, search: $search) {\n      nodes {\n        id\n        language\n        title\n        isPublished\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query TranslatedPosts($search: String) {\n    choices: allBlogPosts(first: 50, search: $search) {\n      nodes {\n        id\n        language\n        title\n        isPublished\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BlogCard_post on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    author\n    tags\n    sharedTags\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    publishedAt\n    readingMinutes\n  }\n"): (typeof documents)["\n  fragment BlogCard_post on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    author\n    tags\n    sharedTags\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    publishedAt\n    readingMinutes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlogsPage($first: Int!, $after: String, $tag: String, $search: String) {\n    blogPosts(first: $first, after: $after, tag: $tag, search: $search) {\n      nodes {\n        id\n        tags\n        sharedTags\n        ...BlogCard_post\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query BlogsPage($first: Int!, $after: String, $tag: String, $search: String) {\n    blogPosts(first: $first, after: $after, tag: $tag, search: $search) {\n      nodes {\n        id\n        tags\n        sharedTags\n        ...BlogCard_post\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Neighbour_post on BlogPost {\n    id\n    slug\n    title\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    isPublished\n    publishedAt\n    readingMinutes\n  }\n"): (typeof documents)["\n  fragment Neighbour_post on BlogPost {\n    id\n    slug\n    title\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    isPublished\n    publishedAt\n    readingMinutes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BlogPost_post on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    bodyHtml\n    author\n    authorPage {\n      id\n      slug\n      about\n      imageUrl\n      image {\n        ...Picture_image\n      }\n    }\n    tags\n    sharedTags\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    metaTitle\n    metaDescription\n    translations {\n      slug\n      isPublished\n      language\n      languageName\n    }\n    language\n    isPublished\n    publishedAt\n    updatedAt\n    readingMinutes\n    contents {\n      anchor\n      text\n      level\n    }\n  }\n"): (typeof documents)["\n  fragment BlogPost_post on BlogPost {\n    id\n    slug\n    title\n    excerpt\n    bodyHtml\n    author\n    authorPage {\n      id\n      slug\n      about\n      imageUrl\n      image {\n        ...Picture_image\n      }\n    }\n    tags\n    sharedTags\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    metaTitle\n    metaDescription\n    translations {\n      slug\n      isPublished\n      language\n      languageName\n    }\n    language\n    isPublished\n    publishedAt\n    updatedAt\n    readingMinutes\n    contents {\n      anchor\n      text\n      level\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlogPostPage($slug: String!) {\n    blogPost(slug: $slug) {\n      ...BlogPost_post\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n    blogPostNeighbours(slug: $slug) {\n      previous {\n        id\n        ...Neighbour_post\n      }\n      next {\n        id\n        ...Neighbour_post\n      }\n      related {\n        id\n        ...Neighbour_post\n      }\n    }\n  }\n"): (typeof documents)["\n  query BlogPostPage($slug: String!) {\n    blogPost(slug: $slug) {\n      ...BlogPost_post\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n    blogPostNeighbours(slug: $slug) {\n      previous {\n        id\n        ...Neighbour_post\n      }\n      next {\n        id\n        ...Neighbour_post\n      }\n      related {\n        id\n        ...Neighbour_post\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Booking_FreeTimes on FreeTimes {\n    timeZone\n    officeTimeZone\n    minutes\n    from\n    firstDay\n    lastDay\n    fullDays\n    slots {\n      startsAt\n      endsAt\n    }\n    hosts {\n      id\n      name\n    }\n    hasAnyHost\n  }\n"): (typeof documents)["\n  fragment Booking_FreeTimes on FreeTimes {\n    timeZone\n    officeTimeZone\n    minutes\n    from\n    firstDay\n    lastDay\n    fullDays\n    slots {\n      startsAt\n      endsAt\n    }\n    hosts {\n      id\n      name\n    }\n    hasAnyHost\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreeTimes($timeZone: String, $from: String, $hostId: UUID) {\n    freeTimes(timeZone: $timeZone, from: $from, hostId: $hostId) {\n      ...Booking_FreeTimes\n    }\n  }\n"): (typeof documents)["\n  query FreeTimes($timeZone: String, $from: String, $hostId: UUID) {\n    freeTimes(timeZone: $timeZone, from: $from, hostId: $hostId) {\n      ...Booking_FreeTimes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Booking_Call on BookedCall {\n    startsAt\n    endsAt\n    timeZone\n    officeTimeZone\n    host\n    service\n    status\n    changeableUntil\n    canChange\n  }\n"): (typeof documents)["\n  fragment Booking_Call on BookedCall {\n    startsAt\n    endsAt\n    timeZone\n    officeTimeZone\n    host\n    service\n    status\n    changeableUntil\n    canChange\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BookCall($input: BookCallInput!, $form: FormFactsInput) {\n    bookCall(input: $input, form: $form) {\n      startsAt\n      endsAt\n      calendar\n    }\n  }\n"): (typeof documents)["\n  mutation BookCall($input: BookCallInput!, $form: FormFactsInput) {\n    bookCall(input: $input, form: $form) {\n      startsAt\n      endsAt\n      calendar\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookedCall($token: String!, $timeZone: String, $from: String) {\n    bookedCall(token: $token) {\n      ...Booking_Call\n      freeTimes(timeZone: $timeZone, from: $from) {\n        ...Booking_FreeTimes\n      }\n    }\n  }\n"): (typeof documents)["\n  query BookedCall($token: String!, $timeZone: String, $from: String) {\n    bookedCall(token: $token) {\n      ...Booking_Call\n      freeTimes(timeZone: $timeZone, from: $from) {\n        ...Booking_FreeTimes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveCall($token: String!, $input: MoveCallInput!) {\n    moveCall(token: $token, input: $input) {\n      ...Booking_Call\n    }\n  }\n"): (typeof documents)["\n  mutation MoveCall($token: String!, $input: MoveCallInput!) {\n    moveCall(token: $token, input: $input) {\n      ...Booking_Call\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelCall($token: String!) {\n    cancelCall(token: $token) {\n      ...Booking_Call\n    }\n  }\n"): (typeof documents)["\n  mutation CancelCall($token: String!) {\n    cancelCall(token: $token) {\n      ...Booking_Call\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagePages($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {\n    allPages(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        id\n        slug\n        title\n        layout\n        isPublished\n        publishAt\n        takeBackAt\n        createdAt\n        pendingChanges {\n          userId\n          name\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ManagePages($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {\n    allPages(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        id\n        slug\n        title\n        layout\n        isPublished\n        publishAt\n        takeBackAt\n        createdAt\n        pendingChanges {\n          userId\n          name\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditPage($slug: String!) {\n    item: page(slug: $slug) {\n      id\n      slug\n      title\n      layout\n      storedSections\n      imageUrl\n      image {\n        ...Picture_image\n      }\n      altText\n      metaTitle\n      metaDescription\n      language\n      translations {\n        contentId\n        language\n        title\n        isPublished\n      }\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query EditPage($slug: String!) {\n    item: page(slug: $slug) {\n      id\n      slug\n      title\n      layout\n      storedSections\n      imageUrl\n      image {\n        ...Picture_image\n      }\n      altText\n      metaTitle\n      metaDescription\n      language\n      translations {\n        contentId\n        language\n        title\n        isPublished\n      }\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewedSections($input: PreviewSectionsInput!) {\n    previewedSections(input: $input) {\n      sections {\n        ...Page_section\n      }\n    }\n  }\n"): (typeof documents)["\n  query PreviewedSections($input: PreviewSectionsInput!) {\n    previewedSections(input: $input) {\n      sections {\n        ...Page_section\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ItemChoices($search: String) {\n    allPortfolioItems(first: 50, search: $search) {\n      nodes {\n        id\n        title\n        category\n        isPublished\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ItemChoices($search: String) {\n    allPortfolioItems(first: 50, search: $search) {\n      nodes {\n        id\n        title\n        category\n        isPublished\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePage($input: PageInput!, $draftId: UUID) {\n    item: createPage(input: $input, draftId: $draftId) {\n      id\n      slug\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePage($input: PageInput!, $draftId: UUID) {\n    item: createPage(input: $input, draftId: $draftId) {\n      id\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePage($id: UUID!, $input: PageChangesInput!, $ifUpdatedAt: DateTimeISO, $draftId: UUID) {\n    item: updatePage(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {\n      id\n      slug\n      title\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePage($id: UUID!, $input: PageChangesInput!, $ifUpdatedAt: DateTimeISO, $draftId: UUID) {\n    item: updatePage(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {\n      id\n      slug\n      title\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishPage($id: UUID!, $isPublished: Boolean!) {\n    item: publishPage(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n    }\n  }\n"): (typeof documents)["\n  mutation PublishPage($id: UUID!, $isPublished: Boolean!) {\n    item: publishPage(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePage($id: UUID!) {\n    item: removePage(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePage($id: UUID!) {\n    item: removePage(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PagePlan($slug: String!) {\n    item: page(slug: $slug) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      pendingChanges {\n        userId\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query PagePlan($slug: String!) {\n    item: page(slug: $slug) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      pendingChanges {\n        userId\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Page_plan on Page {\n    publishAt\n    takeBackAt\n  }\n"): (typeof documents)["\n  fragment Page_plan on Page {\n    publishAt\n    takeBackAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TranslatedPages($search: String) {\n    choices: allPages(first: 50, search: $search) {\n      nodes {\n        id\n        language\n        title\n        isPublished\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query TranslatedPages($search: String) {\n    choices: allPages(first: 50, search: $search) {\n      nodes {\n        id\n        language\n        title\n        isPublished\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Page_section on ContentSection {\n    ... on HeroSection {\n      key\n      heading: headline\n      lead\n      picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      button {\n        text\n        url\n      }\n    }\n    ... on TextSection {\n      key\n      headline\n      bodyHtml\n    }\n    ... on PictureSection {\n      key\n      media: picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      altText\n      caption\n      isWide\n    }\n    ... on GallerySection {\n      key\n      headline\n      pictures {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n    ... on CardsSection {\n      key\n      headline\n      cards {\n        title\n        text\n        url\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n    ... on FiguresSection {\n      key\n      headline\n      figures {\n        figure\n        label\n      }\n    }\n    ... on LogosSection {\n      key\n      headline\n      logos {\n        name\n        url\n        logo: picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n    ... on PeopleSection {\n      key\n      headline\n      people {\n        name\n        role\n        text\n        url\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n    ... on QuotesSection {\n      key\n      headline\n      reviews {\n        id\n        ...ClientReviews_review\n      }\n    }\n    ... on CaseStudiesSection {\n      key\n      headline\n      items {\n        id\n        ...PortfolioCard_item\n      }\n    }\n    ... on QuestionsSection {\n      key\n      headline\n      questions {\n        question\n        answerHtml\n      }\n    }\n    ... on PricesSection {\n      key\n      headline\n      text\n      currency\n      plans {\n        name\n        price\n        period\n        amount\n        text\n        features\n        isHighlighted\n        button {\n          text\n          url\n        }\n      }\n    }\n    ... on CallToActionSection {\n      key\n      heading: headline\n      text\n      button {\n        text\n        url\n      }\n    }\n    ... on ContactFormSection {\n      key\n      headline\n      text\n    }\n    ... on NewsletterSection {\n      key\n      headline\n      text\n    }\n    ... on BookingSection {\n      key\n      headline\n      text\n    }\n    ... on VideoSection {\n      key\n      headline\n      url\n      host\n      playerUrl\n      caption\n    }\n  }\n"): (typeof documents)["\n  fragment Page_section on ContentSection {\n    ... on HeroSection {\n      key\n      heading: headline\n      lead\n      picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      button {\n        text\n        url\n      }\n    }\n    ... on TextSection {\n      key\n      headline\n      bodyHtml\n    }\n    ... on PictureSection {\n      key\n      media: picture {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      altText\n      caption\n      isWide\n    }\n    ... on GallerySection {\n      key\n      headline\n      pictures {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n    }\n    ... on CardsSection {\n      key\n      headline\n      cards {\n        title\n        text\n        url\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n    ... on FiguresSection {\n      key\n      headline\n      figures {\n        figure\n        label\n      }\n    }\n    ... on LogosSection {\n      key\n      headline\n      logos {\n        name\n        url\n        logo: picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n    ... on PeopleSection {\n      key\n      headline\n      people {\n        name\n        role\n        text\n        url\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n    }\n    ... on QuotesSection {\n      key\n      headline\n      reviews {\n        id\n        ...ClientReviews_review\n      }\n    }\n    ... on CaseStudiesSection {\n      key\n      headline\n      items {\n        id\n        ...PortfolioCard_item\n      }\n    }\n    ... on QuestionsSection {\n      key\n      headline\n      questions {\n        question\n        answerHtml\n      }\n    }\n    ... on PricesSection {\n      key\n      headline\n      text\n      currency\n      plans {\n        name\n        price\n        period\n        amount\n        text\n        features\n        isHighlighted\n        button {\n          text\n          url\n        }\n      }\n    }\n    ... on CallToActionSection {\n      key\n      heading: headline\n      text\n      button {\n        text\n        url\n      }\n    }\n    ... on ContactFormSection {\n      key\n      headline\n      text\n    }\n    ... on NewsletterSection {\n      key\n      headline\n      text\n    }\n    ... on BookingSection {\n      key\n      headline\n      text\n    }\n    ... on VideoSection {\n      key\n      headline\n      url\n      host\n      playerUrl\n      caption\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Page_page on Page {\n    id\n    slug\n    title\n    layout\n    sections {\n      ...Page_section\n    }\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    metaTitle\n    metaDescription\n    excerpt\n    translations {\n      slug\n      isPublished\n      language\n      languageName\n    }\n    language\n    isPublished\n    publishedAt\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment Page_page on Page {\n    id\n    slug\n    title\n    layout\n    sections {\n      ...Page_section\n    }\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    metaTitle\n    metaDescription\n    excerpt\n    translations {\n      slug\n      isPublished\n      language\n      languageName\n    }\n    language\n    isPublished\n    publishedAt\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SitePage($slug: String!) {\n    page(slug: $slug) {\n      id\n      ...Page_page\n    }\n  }\n"): (typeof documents)["\n  query SitePage($slug: String!) {\n    page(slug: $slug) {\n      id\n      ...Page_page\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMessage($input: SendMessageInput!, $form: FormFactsInput) {\n    sendMessage(input: $input, form: $form) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SendMessage($input: SendMessageInput!, $form: FormFactsInput) {\n    sendMessage(input: $input, form: $form) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsletterForm {\n    site {\n      id\n      newsletter {\n        isOn\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewsletterForm {\n    site {\n      id\n      newsletter {\n        isOn\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsletterSubscription($token: String!) {\n    newsletterSubscription(token: $token) {\n      state\n    }\n  }\n"): (typeof documents)["\n  query NewsletterSubscription($token: String!) {\n    newsletterSubscription(token: $token) {\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerNewsletter($token: String!, $input: NewsletterAnswerInput!) {\n    answerNewsletter(token: $token, input: $input) {\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerNewsletter($token: String!, $input: NewsletterAnswerInput!) {\n    answerNewsletter(token: $token, input: $input) {\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageTexts($page: SitePage!) {\n    pageTexts(page: $page) {\n      texts {\n        name\n        text\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n      sections {\n        id\n        title\n        html\n      }\n      changedOn\n    }\n  }\n"): (typeof documents)["\n  query PageTexts($page: SitePage!) {\n    pageTexts(page: $page) {\n      texts {\n        name\n        text\n        picture {\n          id\n          altText\n          image {\n            url\n            ...Picture_image\n          }\n        }\n      }\n      sections {\n        id\n        title\n        html\n      }\n      changedOn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeWork {\n    pageTexts(page: HOME) {\n      work {\n        id\n        ...PortfolioCard_item\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomeWork {\n    pageTexts(page: HOME) {\n      work {\n        id\n        ...PortfolioCard_item\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Stories($first: Int!) {\n    reviews(first: $first) {\n      nodes {\n        id\n        ...ClientReviews_review\n      }\n      totalCount\n      averageRating\n    }\n  }\n"): (typeof documents)["\n  query Stories($first: Int!) {\n    reviews(first: $first) {\n      nodes {\n        id\n        ...ClientReviews_review\n      }\n      totalCount\n      averageRating\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ServiceReviews {\n    reviewsByService {\n      services {\n        service\n        reviews {\n          id\n          ...ClientReviews_review\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ServiceReviews {\n    reviewsByService {\n      services {\n        service\n        reviews {\n          id\n          ...ClientReviews_review\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagePortfolio($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {\n    allPortfolioItems(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        id\n        slug\n        title\n        category\n        imageUrl\n        image {\n          ...Picture_image\n        }\n        altText\n        isPublished\n        publishAt\n        takeBackAt\n        createdAt\n        pendingChanges {\n          userId\n          name\n        }\n        recentFigures {\n          views\n          enquiries\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ManagePortfolio($first: Int!, $after: String, $search: String, $isPublished: Boolean, $orderBy: ContentOrder) {\n    allPortfolioItems(first: $first, after: $after, search: $search, isPublished: $isPublished, orderBy: $orderBy) {\n      nodes {\n        id\n        slug\n        title\n        category\n        imageUrl\n        image {\n          ...Picture_image\n        }\n        altText\n        isPublished\n        publishAt\n        takeBackAt\n        createdAt\n        pendingChanges {\n          userId\n          name\n        }\n        recentFigures {\n          views\n          enquiries\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditPortfolioItem($slug: String!) {\n    item: portfolioItem(slug: $slug) {\n      id\n      slug\n      title\n      description\n      category\n      imageUrl\n      altText\n      tags\n      body\n      client\n      year\n      services\n      results {\n        figure\n        label\n      }\n      gallery {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      review {\n        id\n        name\n        companyName\n        isPublished\n      }\n      metaTitle\n      metaDescription\n      language\n      translations {\n        contentId\n        language\n        title\n        isPublished\n      }\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query EditPortfolioItem($slug: String!) {\n    item: portfolioItem(slug: $slug) {\n      id\n      slug\n      title\n      description\n      category\n      imageUrl\n      altText\n      tags\n      body\n      client\n      year\n      services\n      results {\n        figure\n        label\n      }\n      gallery {\n        id\n        altText\n        image {\n          url\n          ...Picture_image\n        }\n      }\n      review {\n        id\n        name\n        companyName\n        isPublished\n      }\n      metaTitle\n      metaDescription\n      language\n      translations {\n        contentId\n        language\n        title\n        isPublished\n      }\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewChoices($search: String) {\n    allReviews(first: 50, search: $search) {\n      nodes {\n        id\n        name\n        companyName\n        isPublished\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ReviewChoices($search: String) {\n    allReviews(first: 50, search: $search) {\n      nodes {\n        id\n        name\n        companyName\n        isPublished\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePortfolioItem($input: PortfolioItemInput!, $draftId: UUID) {\n    item: createPortfolioItem(input: $input, draftId: $draftId) {\n      id\n      slug\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePortfolioItem($input: PortfolioItemInput!, $draftId: UUID) {\n    item: createPortfolioItem(input: $input, draftId: $draftId) {\n      id\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePortfolioItem(\n    $id: UUID!\n    $input: PortfolioItemChangesInput!\n    $ifUpdatedAt: DateTimeISO\n    $draftId: UUID\n  ) {\n    item: updatePortfolioItem(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {\n      id\n      slug\n      title\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePortfolioItem(\n    $id: UUID!\n    $input: PortfolioItemChangesInput!\n    $ifUpdatedAt: DateTimeISO\n    $draftId: UUID\n  ) {\n    item: updatePortfolioItem(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt, draftId: $draftId) {\n      id\n      slug\n      title\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishPortfolioItem($id: UUID!, $isPublished: Boolean!) {\n    item: publishPortfolioItem(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n    }\n  }\n"): (typeof documents)["\n  mutation PublishPortfolioItem($id: UUID!, $isPublished: Boolean!) {\n    item: publishPortfolioItem(id: $id, isPublished: $isPublished) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      publishedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePortfolioItem($id: UUID!) {\n    item: removePortfolioItem(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePortfolioItem($id: UUID!) {\n    item: removePortfolioItem(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PortfolioItemPlan($slug: String!) {\n    item: portfolioItem(slug: $slug) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      pendingChanges {\n        userId\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query PortfolioItemPlan($slug: String!) {\n    item: portfolioItem(slug: $slug) {\n      id\n      isPublished\n      publishAt\n      takeBackAt\n      pendingChanges {\n        userId\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PortfolioItem_plan on PortfolioItem {\n    publishAt\n    takeBackAt\n  }\n"): (typeof documents)["\n  fragment PortfolioItem_plan on PortfolioItem {\n    publishAt\n    takeBackAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TranslatedItems($search: String) {\n    choices: allPortfolioItems(first: 50, search: $search) {\n      nodes {\n        id\n        language\n        title\n        isPublished\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query TranslatedItems($search: String) {\n    choices: allPortfolioItems(first: 50, search: $search) {\n      nodes {\n        id\n        language\n        title\n        isPublished\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PortfolioCard_item on PortfolioItem {\n    id\n    slug\n    title\n    description\n    category\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    tags\n    results {\n      figure\n      label\n    }\n  }\n"): (typeof documents)["\n  fragment PortfolioCard_item on PortfolioItem {\n    id\n    slug\n    title\n    description\n    category\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    tags\n    results {\n      figure\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PortfolioPage($first: Int!, $after: String, $category: String, $tag: String) {\n    portfolioItems(first: $first, after: $after, category: $category, tag: $tag) {\n      nodes {\n        id\n        ...PortfolioCard_item\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    portfolioFilters {\n      categories\n      sharedCategories\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query PortfolioPage($first: Int!, $after: String, $category: String, $tag: String) {\n    portfolioItems(first: $first, after: $after, category: $category, tag: $tag) {\n      nodes {\n        id\n        ...PortfolioCard_item\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    portfolioFilters {\n      categories\n      sharedCategories\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PortfolioItem_item on PortfolioItem {\n    id\n    slug\n    title\n    description\n    category\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    tags\n    sharedTags\n    bodyHtml\n    client\n    year\n    services\n    results {\n      figure\n      label\n    }\n    gallery {\n      id\n      altText\n      image {\n        url\n        ...Picture_image\n      }\n    }\n    review {\n      id\n      isPublished\n      ...ClientReviews_review\n    }\n    metaTitle\n    metaDescription\n    translations {\n      slug\n      isPublished\n      language\n      languageName\n    }\n    language\n    isPublished\n    publishedAt\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment PortfolioItem_item on PortfolioItem {\n    id\n    slug\n    title\n    description\n    category\n    imageUrl\n    image {\n      ...Picture_image\n    }\n    altText\n    tags\n    sharedTags\n    bodyHtml\n    client\n    year\n    services\n    results {\n      figure\n      label\n    }\n    gallery {\n      id\n      altText\n      image {\n        url\n        ...Picture_image\n      }\n    }\n    review {\n      id\n      isPublished\n      ...ClientReviews_review\n    }\n    metaTitle\n    metaDescription\n    translations {\n      slug\n      isPublished\n      language\n      languageName\n    }\n    language\n    isPublished\n    publishedAt\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PortfolioItemPage($slug: String!) {\n    portfolioItem(slug: $slug) {\n      ...PortfolioItem_item\n      clientReviews {\n        id\n        ...ClientReviews_review\n      }\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n    portfolioItemNeighbours(slug: $slug) {\n      previous {\n        id\n        slug\n        title\n        isPublished\n      }\n      next {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n  }\n"): (typeof documents)["\n  query PortfolioItemPage($slug: String!) {\n    portfolioItem(slug: $slug) {\n      ...PortfolioItem_item\n      clientReviews {\n        id\n        ...ClientReviews_review\n      }\n    }\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n    portfolioItemNeighbours(slug: $slug) {\n      previous {\n        id\n        slug\n        title\n        isPublished\n      }\n      next {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewPage($token: String!) {\n    preview(token: $token) {\n      id\n      hasPendingChanges\n      expiresAt\n      post {\n        id\n        title\n        isPublished\n        ...BlogPost_post\n      }\n      item {\n        id\n        title\n        isPublished\n        ...PortfolioItem_item\n      }\n      page {\n        id\n        title\n        isPublished\n        layout\n        ...Page_page\n      }\n    }\n  }\n"): (typeof documents)["\n  query PreviewPage($token: String!) {\n    preview(token: $token) {\n      id\n      hasPendingChanges\n      expiresAt\n      post {\n        id\n        title\n        isPublished\n        ...BlogPost_post\n      }\n      item {\n        id\n        title\n        isPublished\n        ...PortfolioItem_item\n      }\n      page {\n        id\n        title\n        isPublished\n        layout\n        ...Page_page\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewInvitation($token: String!) {\n    reviewInvitation(token: $token)\n  }\n"): (typeof documents)["\n  query ReviewInvitation($token: String!) {\n    reviewInvitation(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitReview($token: String!, $input: SubmitReviewInput!) {\n    submitReview(token: $token, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitReview($token: String!, $input: SubmitReviewInput!) {\n    submitReview(token: $token, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewReminders($token: String!) {\n    reviewReminders(token: $token)\n  }\n"): (typeof documents)["\n  query ReviewReminders($token: String!) {\n    reviewReminders(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopReviewReminders($token: String!) {\n    stopReviewReminders(token: $token)\n  }\n"): (typeof documents)["\n  mutation StopReviewReminders($token: String!) {\n    stopReviewReminders(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WithdrawableReview($token: String!) {\n    withdrawableReview(token: $token) {\n      id\n      name\n      companyName\n      position\n      clientFeedback\n      rating\n      withdrawnAt\n    }\n  }\n"): (typeof documents)["\n  query WithdrawableReview($token: String!) {\n    withdrawableReview(token: $token) {\n      id\n      name\n      companyName\n      position\n      clientFeedback\n      rating\n      withdrawnAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawReview($token: String!) {\n    withdrawReview(token: $token) {\n      id\n      withdrawnAt\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawReview($token: String!) {\n    withdrawReview(token: $token) {\n      id\n      withdrawnAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewsPage($page: NonNegativeInt!) {\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n    reviewPage(page: $page) {\n      nodes {\n        id\n        ...ClientReviews_review\n        createdAt\n        subject {\n          service\n          itemSlug\n          itemTitle\n        }\n      }\n      page\n      pages\n      totalCount\n      averageRating\n    }\n  }\n"): (typeof documents)["\n  query ReviewsPage($page: NonNegativeInt!) {\n    pageTexts(page: CONTACT) {\n      texts {\n        name\n        text\n      }\n    }\n    reviewPage(page: $page) {\n      nodes {\n        id\n        ...ClientReviews_review\n        createdAt\n        subject {\n          service\n          itemSlug\n          itemTitle\n        }\n      }\n      page\n      pages\n      totalCount\n      averageRating\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenInvitation($token: String!) {\n    openInvitation(token: $token) {\n      id\n      email\n      name\n      role\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  query OpenInvitation($token: String!) {\n    openInvitation(token: $token) {\n      id\n      email\n      name\n      role\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($token: String!, $input: AcceptInvitationInput!) {\n    acceptInvitation(token: $token, input: $input)\n  }\n"): (typeof documents)["\n  mutation AcceptInvitation($token: String!, $input: AcceptInvitationInput!) {\n    acceptInvitation(token: $token, input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsentText {\n    pageTexts(page: PRIVACY) {\n      texts {\n        name\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query ConsentText {\n    pageTexts(page: PRIVACY) {\n      texts {\n        name\n        text\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;