import { graphql } from '#web/gql/index.ts';

export const MediaPictureFragment = graphql(`
  fragment MediaGrid_picture on MediaPicture {
    id
    name
    altText
    isDecorative
    focalPoint {
      x
      y
    }
    url
    width
    height
    bytes
    isKept
    createdAt
    uploadedBy
    image {
      url
      ...Picture_image
    }
  }
`);

export const MediaPicturesDocument = graphql(`
  query MediaPictures($search: String, $first: Int!, $after: String, $orderBy: MediaPictureOrder) {
    mediaPictures(search: $search, first: $first, after: $after, orderBy: $orderBy) {
      nodes {
        ...MediaGrid_picture
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const ChosenPicturesDocument = graphql(`
  query ChosenPictures($ids: [UUID!]!) {
    mediaPictures(ids: $ids, first: 200) {
      nodes {
        id
        name
        altText
        isDecorative
        focalPoint {
          x
          y
        }
        url
        image {
          url
          ...Picture_image
        }
      }
    }
  }
`);

export const MediaUsesDocument = graphql(`
  query MediaUses($id: UUID!) {
    mediaUses(id: $id, first: 20) {
      nodes {
        subjectId
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
      ...MediaGrid_picture
    }
  }
`);

export const UpdatePictureDocument = graphql(`
  mutation UpdatePicture($id: UUID!, $input: UpdatePictureInput!) {
    updatePicture(id: $id, input: $input) {
      id
      name
      altText
      isDecorative
      focalPoint {
        x
        y
      }
      isKept
      image {
        url
        ...Picture_image
      }
    }
  }
`);

export const ReplacePictureDocument = graphql(`
  mutation ReplacePicture($id: UUID!, $input: ReplacePictureInput!) {
    replacePicture(id: $id, input: $input) {
      ...MediaGrid_picture
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
