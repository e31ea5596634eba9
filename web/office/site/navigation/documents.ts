import { graphql } from '#web/gql/index.ts';

export const NavigationFragment = graphql(`
  fragment Navigation_navigation on SiteNavigation {
    id
    updatedAt
    hasBlog
    hasAffiliateProgramme
    main {
      label
      to
    }
    footer {
      label
      to
    }
    networks {
      icon
      label
      url
    }
  }
`);

export const SiteNavigationDocument = graphql(`
  query SiteNavigation {
    siteNavigation {
      ...Navigation_navigation
    }
  }
`);

export const NavigationTimeDocument = graphql(`
  query NavigationTime {
    siteNavigation {
      id
      updatedAt
    }
  }
`);

export const SaveSiteNavigationDocument = graphql(`
  mutation SaveSiteNavigation($input: SiteNavigationInput!, $ifUpdatedAt: DateTimeISO) {
    saveSiteNavigation(input: $input, ifUpdatedAt: $ifUpdatedAt) {
      ...Navigation_navigation
    }
  }
`);
