import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
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

/** All fields of a type that are not deprecated, with those of the objects in it. */
function fieldsOf(type: GraphQLObjectType, within: readonly string[]): string {
  const fields = Object.values(type.getFields()).flatMap(({ name, type: fieldType, args, deprecationReason }) => {
    const inner = getNamedType(fieldType);
    if (deprecationReason || args.some(isRequiredArgument)) return [];
    if (isLeafType(inner)) return name;
    const isShown = isObjectType(inner) && !inner.name.endsWith('Connection') && !within.includes(inner.name);
    return isShown && within.length < 4 ? `${name} ${fieldsOf(inner, [...within, inner.name])}` : [];
  });
  return `{ ${fields.join(' ') || '__typename'} }`;
}

/** The lists of Query that need no arguments, each with a query of all fields. */
export const listQueries = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
  const connection = getNamedType(field.type);
  const nodes = isObjectType(connection) ? connection.getFields().nodes : undefined;
  const node = nodes && getNamedType(nodes.type);
  if (!isObjectType(node) || field.args.some(isRequiredArgument)) return [];
  if (!field.args.some(({ name }) => name === 'first')) return [];
  const name = `List${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}Query`;
  return [{ name, text: `query ${name} { ${field.name}(first: 2) { nodes ${fieldsOf(node, [node.name])} } }` }];
});

export const documents = [ofScreens, ...listQueries.map(({ text }) => text)];
