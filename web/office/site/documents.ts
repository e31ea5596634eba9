import { graphql } from '#web/gql/index.ts';

export const SiteFieldsFragment = graphql(`
  fragment SiteFields on Site {
    id
    name
    tagline
    description
    email
    phone
    whatsapp
    address
    city
    colours {
      signal
      depth
      paper
    }
    typefaces
    timeZone
    language
    furtherLanguages
    translations {
      language
      tagline
      description
    }
    openingHours {
      days
      opens
      closes
    }
    reviewReminderDays
    offersThemes
    takesBookings
    isLaunched
    openingText
    hasSampleBookings
    booking {
      minutes
      gapMinutes
      noticeHours
      horizonDays
      offersHosts
      openCallsPerMailbox
      openCallsPerNetwork
    }
    logo {
      id
      vectorUrl
      url
      width
      height
    }
    darkLogo {
      id
      vectorUrl
      url
      width
      height
    }
    sharedPicture {
      id
      vectorUrl
      url
      width
      height
    }
    icon {
      id
      vectorUrl
      url
      width
      height
    }
  }
`);

export const SiteDocument = graphql(`
  query Site {
    site {
      ...SiteFields
      original {
        ...SiteFields
      }
    }
  }
`);

export const SaveSiteDocument = graphql(`
  mutation SaveSite($input: SiteInput!) {
    saveSite(input: $input) {
      ...SiteFields
      original {
        ...SiteFields
      }
    }
  }
`);

export const SiteTagsFragment = graphql(`
  fragment SiteTagsFields on Site {
    id
    tags {
      googleAnalytics
      tagManager
      metaPixel
      linkedIn
      linkedInEnquiry
      linkedInApplication
      linkedInBooking
    }
  }
`);

export const SiteTagsDocument = graphql(`
  query SiteTags {
    site {
      ...SiteTagsFields
    }
  }
`);

export const SaveSiteTagsDocument = graphql(`
  mutation SaveSiteTags($input: SiteInput!) {
    saveSite(input: $input) {
      ...SiteTagsFields
    }
  }
`);

export const SiteAppsFragment = graphql(`
  fragment SiteAppsFields on Site {
    id
    allowsApps
  }
`);

export const SiteAppsDocument = graphql(`
  query SiteApps {
    site {
      ...SiteAppsFields
    }
  }
`);

export const AllowAppsDocument = graphql(`
  mutation AllowApps($isAllowed: Boolean!) {
    allowApps(isAllowed: $isAllowed) {
      ...SiteAppsFields
    }
  }
`);

export const LaunchSiteDocument = graphql(`
  mutation LaunchSite($isLaunched: Boolean!) {
    launchSite(isLaunched: $isLaunched) {
      ...SiteFields
    }
  }
`);

export const SaveOpeningTextDocument = graphql(`
  mutation SaveOpeningText($input: OpeningTextInput!) {
    saveOpeningText(input: $input) {
      ...SiteFields
    }
  }
`);

export const SampleContentFragment = graphql(`
  fragment SampleContentFields on SampleContent {
    count
    groups {
      kind
      names
      kept {
        name
        reason
      }
    }
  }
`);

export const SampleContentDocument = graphql(`
  query SampleContent {
    sampleContent {
      ...SampleContentFields
    }
  }
`);

export const RemoveSampleContentDocument = graphql(`
  mutation RemoveSampleContent {
    removeSampleContent {
      ...SampleContentFields
    }
  }
`);

export const BackupFragment = graphql(`
  fragment BackupFields on Backup {
    id
    day
    startedAt
    endedAt
    bytes
    isCopied
    failure
  }
`);

export const BackupsDocument = graphql(`
  query Backups {
    backups {
      time
      keep
      isCopied
      latest {
        ...BackupFields
      }
    }
  }
`);
