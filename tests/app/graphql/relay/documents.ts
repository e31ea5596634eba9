import { allQueriesOf } from '#tests/app/graphql/allFields.ts';
import { schema } from '#tests/app/graphql/schemaTypes.ts';

/** As a page of posts and an inbox with conversations would have them. */
const ofScreens = `
  fragment Posts on Query
  @argumentDefinitions(first: { type: "Int", defaultValue: 2 }, after: { type: "String" })
  @refetchable(queryName: "PostsPageQuery") {
    allBlogPosts(first: $first, after: $after) @connection(key: "Posts_allBlogPosts") {
      edges { node { id ...Post } }
    }
  }
  fragment Post on BlogPost @refetchable(queryName: "PostQuery") {
    id title authorPage { id name } image { url width }
  }
  fragment Conversation on Message
  @argumentDefinitions(first: { type: "Int", defaultValue: 2 }, after: { type: "String" })
  @refetchable(queryName: "ConversationPageQuery") {
    id name isRead owner { userId name }
    thread(first: $first, after: $after) @connection(key: "Message_thread") {
      edges { node { __typename ... on Note { id text } ... on Reply { id replyText } ... on ThreadEvent { id summary } } }
    }
  }
  query ScreenQuery { ...Posts messages(first: 5) { nodes { id ...Conversation } } }
  query NodesQuery($ids: [ID!]!) {
    nodes(ids: $ids) { __typename id ... on BlogPost { ...Post @alias } ... on Message { ...Conversation @alias } }
  }
`;

/** Every list that needs no arguments, each in a query of all fields that are not deprecated. */
export const listQueries = allQueriesOf(schema, ({ deprecationReason }) => !deprecationReason)
  .filter(({ isList }) => isList)
  .map(({ field, text }) => {
    const name = `List${field.charAt(0).toUpperCase()}${field.slice(1)}Query`;
    return { name, text: `query ${name} { ${text} }` };
  });

export const documents = [ofScreens, ...listQueries.map(({ text }) => text)];
