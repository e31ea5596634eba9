import { graphql } from '#web/gql/index.ts';

export const MediaPicturesDocument = graphql(`
  query MediaPictures($search: String, $first: Int!, $after: String) {
    mediaPictures(search: $search, first: $first, after: $after) {
      nodes {
        id
        name
        altText
        url
        width
        height
        bytes
        isKept
        createdAt
        uploadedBy
        image {
          url
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

/** The pictures of these ids, as forms show them. */
export const ChosenPicturesDocument = graphql(`
  query ChosenPictures($ids: [UUID!]!) {
    mediaPictures(ids: $ids, first: 200) {
      nodes {
        id
        name
        altText
        url
        image {
          url
          width
          height
          sources {
            type
            srcSet
          }
        }
      }
    }
  }
`);

export const MediaUsesDocument = graphql(`
  query MediaUses($id: UUID!) {
    mediaUses(id: $id, first: 20) {
      nodes {
        id
        kind
        title
        slug
        isCover
        isInText
        isInGallery
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const UploadPictureDocument = graphql(`
  mutation UploadPicture($input: UploadPictureInput!) {
    uploadPicture(input: $input) {
      id
      name
      altText
      url
      width
      height
      bytes
      isKept
      createdAt
      uploadedBy
      image {
        url
        width
        height
        sources {
          type
          srcSet
        }
      }
    }
  }
`);

export const UpdatePictureDocument = graphql(`
  mutation UpdatePicture($id: UUID!, $input: UpdatePictureInput!) {
    updatePicture(id: $id, input: $input) {
      id
      name
      altText
      isKept
    }
  }
`);

export const ReplacePictureDocument = graphql(`
  mutation ReplacePicture($id: UUID!, $input: ReplacePictureInput!) {
    replacePicture(id: $id, input: $input) {
      id
      url
      width
      height
      bytes
      createdAt
      uploadedBy
      image {
        url
        width
        height
        sources {
          type
          srcSet
        }
      }
    }
  }
`);

export const RemovePictureDocument = graphql(`
  mutation RemovePicture($id: UUID!) {
    removePicture(id: $id) {
      id
    }
  }
`);
