import { graphql } from '#web/gql/index.ts';

export const CatalogueFragment = graphql(`
  fragment Catalogue_catalogue on ServiceCatalogue {
    id
    updatedAt
    choiceOrder
    otherChoice
    services {
      id
      title
      anchor
      choice
      cardTitle
      cardText
      isOnHome
      isRemoved
      text
      points
      picture {
        id
        altText
        image {
          url
          ...Picture_image
        }
      }
    }
  }
`);

export const ServiceCatalogueDocument = graphql(`
  query ServiceCatalogue {
    serviceCatalogue {
      ...Catalogue_catalogue
    }
  }
`);

export const CatalogueTimeDocument = graphql(`
  query CatalogueTime {
    serviceCatalogue {
      id
      updatedAt
    }
  }
`);

export const SaveServiceCatalogueDocument = graphql(`
  mutation SaveServiceCatalogue($input: ServiceCatalogueInput!, $ifUpdatedAt: DateTimeISO) {
    saveServiceCatalogue(input: $input, ifUpdatedAt: $ifUpdatedAt) {
      ...Catalogue_catalogue
    }
  }
`);
